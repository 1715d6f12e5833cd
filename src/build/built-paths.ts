import { store } from "gatsby/dist/redux";

/** All pages that Gatsby knows of, by their addresses: before any is made, those of the last run. */
export const builtPages = () => store.getState().pages;

/** The addresses of all pages that Gatsby knows of. To ask for their nodes takes a second where there are thirty thousand. */
export const builtPaths = (): string[] => [...builtPages().keys()];
