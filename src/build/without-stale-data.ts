/**
 * Before every build, Gatsby looks through the data of all pages that were built before for that of pages which are gone: more than
 * half a second with thirty thousand cities. Later it removes both data and HTML of all pages that it has noted as gone; data of
 * others could only be what a build has left that was killed, of which the next build keeps nothing (scripts/build.ts).
 */
import type * as PageData from "gatsby/dist/utils/page-data";
import { insideGatsby } from "./inside-gatsby";

/** To be called before Gatsby has made its pages. */
export const lookForNoStaleData = (): void => {
  const pageData = insideGatsby<Record<keyof typeof PageData, unknown>>("gatsby/dist/utils/page-data");
  pageData.handleStalePageData = () => Promise.resolve();
};
