/** Gatsby calls it for the Head export of a page; no page has one. */
export const headHandlerForBrowser = (): void => undefined;
