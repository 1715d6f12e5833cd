/** All checks of a content folder, in one place: what the files say by themselves, of each other, and as pages. */
import { checkContent, type CheckResult, type FileCheck } from "../content-model/check";
import type { Media } from "../content-model/media-form";
import { checkAddresses } from "./check-addresses";
import { checkPublication } from "./check-publication";
import { checkSearchResults } from "./check-search-results";
import { sitePages, type SitePage } from "./site-pages";
import { timeZoneOf, todayIn } from "./today";

export interface FolderCheck extends CheckResult {
  /** Today in the site's time zone. */
  today: string;
  timeZone: string;
  /** Every page that the entries make, those that visitors do not see included. */
  pages: SitePage[];
}

/**
 * Checks a folder's files together.
 * @param checks what there is to say about each file by itself; a check that is handed in again is not made again
 * @param media the files of media/
 * @param day another day than today, as YYYY-MM-DD
 * @throws where SITE_TODAY is no day
 */
export const checkFolder = (checks: readonly FileCheck[], media: Media, day?: string): FolderCheck => {
  const { entries, problems } = checkContent(checks, media);
  const paths = checks.map(({ path }) => path);
  const timeZone = timeZoneOf(entries);
  const today = day ?? todayIn(timeZone);
  const pages = sitePages(entries, today);
  return {
    entries,
    problems: [
      ...problems,
      ...checkAddresses(entries, paths, pages),
      ...checkSearchResults(entries),
      ...checkPublication(entries, pages),
    ],
    today,
    timeZone,
    pages,
  };
};
