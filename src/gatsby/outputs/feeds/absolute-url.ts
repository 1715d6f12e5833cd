/** The whole address of something that is named by a path of the site; a whole address stays as it is. */
export const absolute = (siteUrl: string, address: string): string => new URL(address, siteUrl).href;
