/** Last modified date of each page, from the commit dates of its files and the date of the entry. */
import { execFileSync } from "node:child_process";
import { startOfDay } from "content-kit/lib/calendar";
import { type ContentKind, type Entry, onlyOf } from "content-kit";
import { kinds, matchKind } from "../../content-model/kinds";
import { memoizeByObject } from "content-kit/lib/memoize";
import type { Content } from "./content";
import type { PageType } from "./page-type";
import { isFurtherPage, typeAt } from "./page-types";
import { ownerId } from "./site-pages";
import { pageTypes } from "./types";
import { addressOf } from "./urls";
import { entriesForVisitors } from "./visible-entries";

/** Date of the last commit for each file, by path relative to the content folder. */
export type CommitDates = ReadonlyMap<string, Date>;

const gitIn = (folder: string, args: readonly string[]): string =>
  execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });

/** The last commit that changed a folder; undefined without git. */
export const lastCommit = (folder: string): string | undefined => {
  try {
    return gitIn(folder, ["log", "-1", "--format=%H", "--", "."]).trim() || undefined;
  } catch {
    return undefined;
  }
};

/**
 * Commit dates of all files of a folder, from a single git call. Empty without git and in a shallow clone, whose oldest
 * commit would count as the change of every file.
 */
export const commitDates = (folder: string): CommitDates => {
  const git = (...args: string[]): string => gitIn(folder, args);
  const dates = new Map<string, Date>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return dates;
    // Newest first; a block for each commit: its date after a NUL, then the files it changed.
    for (const block of git("log", "--format=%x00%cI", "--name-only", "--relative", "--", ".").split("\0").slice(1)) {
      const [date = "", ...paths] = block.split("\n").filter(Boolean);
      for (const path of paths) if (!dates.has(path)) dates.set(path, new Date(date));
    }
  } catch {
    // Without git or a repository, only the dates in the content count.
    return new Map();
  }
  return dates;
};

/** The end of the path of a list's further page. */
const FURTHER = /\/page\/\d+$/;

const latest = (dates: readonly (Date | undefined)[]): Date | undefined => {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

/** The date in the entry itself: publication or posting date. */
const ownDay = ({ kind, data }: Entry): string | undefined => {
  const day = data[kind.appears ?? "date"];
  return typeof day === "string" ? day : undefined;
};

/** The last change of a content file; `undefined` if unknown. */
export interface FileDate {
  /** Relative to the content folder. */
  path: string;
  date: Date | undefined;
}

/** Last change of each entry's file: commit date or date in the entry, whichever is later. */
export const fileDates = (entries: readonly Entry[], commits: CommitDates): FileDate[] => {
  const settings = onlyOf(entries, kinds.site)?.data;
  return entries.map((entry) => {
    const day = ownDay(entry);
    const own = day && settings ? startOfDay(day, settings.timeZone) : undefined;
    return { path: entry.path, date: latest([commits.get(entry.path), own]) };
  });
};

/**
 * Returns a lookup from an address to the page's last change, derived from its files only; `undefined` if unknown. The
 * build time is ignored so that unchanged pages keep their date.
 */
export const lastModified = (files: readonly FileDate[]): ((address: string) => Date | undefined) => {
  // Called for thousands of pages, so dates are indexed once.
  const byFile = new Map<string, Date | undefined>();
  const byEntry = new Map<string, Date | undefined>();
  const byKind = new Map<ContentKind, Date | undefined>();
  for (const { path, date } of files) {
    const match = matchKind(path);
    if (!match) continue;
    const id = ownerId(match);
    byFile.set(path, date);
    byEntry.set(id, latest([byEntry.get(id), date]));
    byKind.set(match.kind, latest([byKind.get(match.kind), date]));
  }
  const ids = new Map(files.map(({ path }) => [addressOf(path), matchKind(path)]));
  // A list shows content from its entries' files.
  const listed = (list: PageType): (Date | undefined)[] =>
    pageTypes.filter(({ listedOn }) => listedOn.includes(list)).map(({ kind }) => byKind.get(kind));
  return (address) => {
    const found = typeAt(address.replace(FURTHER, ""));
    if (!found) return undefined;
    const { type, slug } = found;
    // Further pages of lists, and pages of topics, consist of what they list.
    if (isFurtherPage(address) || type.derive) return latest(listed(type));
    const own = ids.get(address) ?? { kind: type.kind, slug };
    return latest([byEntry.get(ownerId(own)), byFile.get(type.copy?.files ?? ""), ...listed(type)]);
  };
};

/** Last modification of the page at a path. Git runs once per state of the content. */
export const pageDates = memoizeByObject((content: Content) =>
  lastModified(fileDates(entriesForVisitors(content), commitDates(content.folder))),
);
