/** Runs all checks of a content folder: per file, across files, and on the resulting pages. */
import { checkContent } from "../../content-model/checks";
import type { FileCheck } from "../../content-model/checks/entry";
import { matchKind, usedKinds } from "../../content-model/kinds/match-kind";
import type { ContentProblem } from "../../content-model/messages/problem";
import type { Media } from "../../content-model/fields/media-facts";
import { checkArchives } from "./archives";
import { checkDates } from "./dates";
import { checkLandingPages } from "./landing";
import { checkAddresses } from "./urls";
import { checkPodcast } from "./podcast";
import { checkPublication } from "./publication";
import { checkSearchResults } from "./search-snippets";
import type { FolderCheck } from "../pages/content";
import { sitePages } from "../pages/site-pages";
import { timeZoneOf, todayIn } from "../content/today";

/** Drops cross-file problems on lines that already have an error of their own. */
const dropConsequentialProblems = (
  problems: readonly ContentProblem[],
  checks: readonly FileCheck[],
): ContentProblem[] => {
  const lineOf = ({ file, line }: ContentProblem): string => `${file}:${line}`;
  const own = new Set(checks.flatMap((check) => check.problems));
  const faultyLines = new Set(checks.flatMap((check) => (check.faulty ? check.problems.map(lineOf) : [])));
  return problems.filter((problem) => own.has(problem) || !faultyLines.has(lineOf(problem)));
};

/**
 * Checks a folder's files together.
 * @param files the result of each file's own check; those that nothing uses are left out
 * @param media the files of media/
 * @param day another day than today, as YYYY-MM-DD
 * @throws if SITE_TODAY is not a date
 */
export const checkFolder = (files: readonly FileCheck[], media: Media, day?: string): FolderCheck => {
  const isUsed = usedKinds(files.map(({ path }) => path));
  const checks = files.filter(({ path }) => isUsed(matchKind(path)?.kind ?? {}));
  const { entries, faulty, problems } = checkContent(checks, media);
  const paths = checks.map(({ path }) => path);
  const timeZone = timeZoneOf(entries);
  const today = day ?? todayIn(timeZone);
  const pages = sitePages(entries, today);
  const crossFileProblems = [
    ...checkAddresses({ entries, faulty, paths, pages }),
    ...checkSearchResults(entries),
    ...checkPublication(entries, pages),
    ...checkDates(entries, today),
    ...checkPodcast(entries),
    ...checkArchives(entries),
    ...checkLandingPages(entries, paths),
  ];
  return {
    entries,
    faulty,
    problems: dropConsequentialProblems([...problems, ...crossFileProblems], checks),
    today,
    timeZone,
    pages,
  };
};
