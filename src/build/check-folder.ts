/** All checks of a content folder, in one place: what the files say by themselves, of each other, and as pages. */
import { checkContent, type CheckResult, type FileCheck } from "../content-model/check";
import type { Media } from "../content-model/media-form";
import { checkAddresses } from "./check-addresses";
import { checkSearchResults } from "./check-search-results";

/**
 * Checks a folder's files together.
 * @param checks what there is to say about each file by itself; a check that is handed in again is not made again
 * @param media the files of media/
 */
export const checkFolder = (checks: readonly FileCheck[], media: Media): CheckResult => {
  const { entries, problems } = checkContent(checks, media);
  const paths = checks.map(({ path }) => path);
  return { entries, problems: [...problems, ...checkAddresses(entries, paths), ...checkSearchResults(entries)] };
};
