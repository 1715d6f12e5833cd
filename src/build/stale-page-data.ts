/**
 * Before every build, Gatsby looks through the data of all pages that were built before for that of pages which are gone: more than
 * half a second with thirty thousand cities. Which pages are gone, it has noted beside their HTML.
 */
import { store } from "gatsby/dist/redux";
import type * as PageData from "gatsby/dist/utils/page-data";
import { insideGatsby } from "./inside-gatsby";

/** What Gatsby notes of each page of which HTML lies in the output. */
type Noted = ReadonlyMap<string, { isDeleted: boolean }>;

/** The addresses of pages that are gone, though there may be data of them. */
export const gonePages = (noted: Noted): string[] =>
  [...noted].filter(([, { isDeleted }]) => isDeleted).map(([path]) => path);

/**
 * Has Gatsby remove the data of the pages that are gone without looking for it. To be called before it has made its pages, where
 * the output is what a finished build has left, as it is in every build (scripts/build.ts).
 */
export const goByNotedPages = (): void => {
  const pageData =
    insideGatsby<{ -readonly [Name in keyof typeof PageData]: (typeof PageData)[Name] }>("gatsby/dist/utils/page-data");
  pageData.handleStalePageData = async () => {
    for (const path of gonePages(store.getState().html.trackedHtmlFiles)) await pageData.removePageData("public", path);
  };
};
