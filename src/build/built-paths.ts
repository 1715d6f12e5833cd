import { store } from "gatsby/dist/redux";

/** The addresses of all pages that Gatsby knows of. To ask for their nodes takes a second where there are thirty thousand. */
export const builtPaths = (): string[] => [...store.getState().pages.keys()];
