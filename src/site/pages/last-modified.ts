/** Last modified date of each page, from the commit dates of its files and the date of the entry. */
import { execFileSync } from "node:child_process";
import { startOfDay } from "../../lib/calendar";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { memoizeByObject } from "../../lib/memoize";
import { isFurtherPage, routes } from "../../routes";
import type { Content } from "./content";
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

/** Files whose texts appear on all pages of a section, by section and path depth. */
const COPY: Readonly<Record<string, string>> = {
  "services/2": "pages/service.yaml",
  "industries/2": "pages/industry.yaml",
  "industries/3": "pages/industry-service.yaml",
  "locations/2": "pages/state.yaml",
  "locations/3": "pages/city.yaml",
  "blog/2": "pages/article.yaml",
  "podcast/2": "pages/episode.yaml",
  "careers/2": "pages/job.yaml",
};

/** Sections whose entries are listed on the home page. */
const ON_HOME_PAGE = ["services", "blog", "podcast"];

/**
 * The entry that a file belongs to: `services/seo` for `services/seo/faq.yaml`. Folders are named like the sections of
 * the site.
 */
const entryOf = (file: string): string => {
  const [section = "", name = ""] = file.split("/");
  return `${section}/${name.split(".", 1)[0]}`;
};

const latest = (dates: readonly (Date | undefined)[]): Date | undefined => {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

/** The date in the entry itself: publication or posting date. */
const ownDay = ({ kind, data }: Entry): string | undefined => {
  const day = kind === kinds.job ? data["datePosted"] : data["date"];
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
  const settings = entries.find(({ kind }) => kind === kinds.site)?.data as { timeZone: string } | undefined;
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
  const dates = new Map(files.map(({ path, date }) => [path, date]));
  // Called for thousands of pages, so dates are indexed once.
  const byAddress = new Map<string, Date | undefined>();
  const byEntry = new Map<string, Date | undefined>();
  for (const { path, date } of files) {
    const address = addressOf(path);
    if (address !== undefined) byAddress.set(address, latest([byAddress.get(address), date]));
    byEntry.set(entryOf(path), latest([byEntry.get(entryOf(path)), date]));
  }
  // A list page shows content from its entries' files.
  const ofList = (sections: readonly string[]): (Date | undefined)[] =>
    files
      .filter(({ path }) => sections.includes(path.split("/", 1)[0] ?? "") && addressOf(path) !== undefined)
      .map(({ date }) => date);
  return (address) => {
    if (isFurtherPage(address) || address.startsWith(routes.topic("")))
      return latest(ofList([address.split("/")[1] ?? ""]));
    const [section = "", name, ...rest] = address.split("/").filter(Boolean);
    const others = name
      ? [byEntry.get(`${section}/${name}`), dates.get(COPY[`${section}/${rest.length + 2}`] ?? "")]
      : ofList(section ? [section] : ON_HOME_PAGE);
    return latest([byAddress.get(address), ...others]);
  };
};

/** Last modification of the page at a path. Git runs once per state of the content. */
export const pageDates = memoizeByObject((content: Content) =>
  lastModified(fileDates(entriesForVisitors(content), commitDates(content.folder))),
);
