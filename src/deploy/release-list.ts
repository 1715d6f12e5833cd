/** The releases of a folder as a text for the terminal. */
import { existsSync } from "node:fs";
import type { PageChanges } from "./page-changes";
import { readManifest } from "./manifest";
import { RefusedError } from "./refused-error";
import { currentRelease, readRelease, releaseFolder, releasesIn } from "./releases";

/** Paths shown of each kind of change. */
const MOST = 5;

const summary = ({ added, changed, removed }: PageChanges): string =>
  added.length + changed.length + removed.length === 0
    ? "no page changed"
    : `${added.length} added, ${changed.length} changed, ${removed.length} removed`;

const details = ({ added, changed, removed }: PageChanges): string[] =>
  Object.entries({ added, changed, removed }).flatMap(([kind, paths]) => [
    ...paths.slice(0, MOST).map((path) => `       ${kind.padEnd(7)} ${path}`),
    ...(paths.length > MOST ? [`       ${kind.padEnd(7)} … and ${paths.length - MOST} more`] : []),
  ]);

const pagesOf = (folder: string): string => {
  try {
    return `${readManifest(folder).pages} pages`;
  } catch {
    return "damaged";
  }
};

const entry = (to: string, release: string, online: string | null): string[] => {
  const { before, deployed, changes } = readRelease(to, release);
  const date = `${deployed.slice(0, 16).replace("T", " ")} UTC`;
  const line = `${release === online ? "live" : "    "}   ${release}   ${date}   ${pagesOf(releaseFolder(to, release))}`;
  if (before === null) return [`${line}   first release`];
  if (changes === null) return [line];
  return [`${line}   ${summary(changes)} since ${before.slice(0, before.indexOf("-"))}`, ...details(changes)];
};

/** The releases, newest first: date, pages, and what changed against the release that was online before. */
export const listReleases = (to: string): string => {
  if (!existsSync(to)) throw new RefusedError(`There is no folder ${to}.\nFix: correct --to.`);
  const releases = releasesIn(to);
  if (releases.length === 0) return `There are no releases in ${to}.`;
  const online = currentRelease(to);
  return releases.flatMap((release) => entry(to, release, online)).join("\n");
};
