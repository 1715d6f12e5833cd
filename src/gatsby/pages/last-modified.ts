/** When what a page shows was last changed: by the files that it is made from, and by its own date. */
import { execFileSync } from "node:child_process";
import { startOfDay } from "../../content-model/fields/calendar";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { memoizeByObject } from "../../lib/memoize";
import type { Content } from "../content/read-content";
import { addressOf } from "./urls";
import { entriesForVisitors } from "./visible-entries";

/** The moment of the last commit that changed a file, by the file's path from the content folder. */
export type CommitDates = ReadonlyMap<string, Date>;

/**
 * The dates of all files of a folder, from one call of git. None where there is no git, and none in a shallow clone,
 * where git takes its oldest commit for the one that made every file.
 */
export const commitDates = (folder: string): CommitDates => {
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const dates = new Map<string, Date>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return dates;
    // Newest first: a block for each commit, its date behind a NUL, then the files that it changed.
    for (const block of git("log", "--format=%x00%cI", "--name-only", "--relative", "--", ".").split("\0").slice(1)) {
      const [date = "", ...paths] = block.split("\n").filter(Boolean);
      for (const path of paths) if (!dates.has(path)) dates.set(path, new Date(date));
    }
  } catch {
    // No git, or no repository: what the content says of itself has to do.
    return new Map();
  }
  return dates;
};

/** The files whose words are on every page of a section, by the section and how deep the page lies in it. */
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

/** The sections whose entries the home page shows. */
const ON_HOME_PAGE = ["services", "blog", "podcast"];

/** What a file below a section is part of: `services/seo` for `services/seo/faq.yaml`. The folders are named as the sections are. */
const partOf = (file: string): string => {
  const [section = "", name = ""] = file.split("/");
  return `${section}/${name.split(".", 1)[0]}`;
};

const latest = (dates: readonly (Date | undefined)[]): Date | undefined => {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

/** The day that an entry gives itself: that it appeared on, or that its text is of. */
const ownDay = ({ kind, data }: Entry): string | undefined => {
  const day = kind === kinds.job ? data["datePosted"] : data["date"];
  return typeof day === "string" ? day : undefined;
};

/** When a content file was last changed; a date that is not known is missing. */
export interface FileDate {
  /** From the content folder. */
  path: string;
  date: Date | undefined;
}

/** When each entry's file was last changed: by commits and by the days that it names, whichever is later. */
export const fileDates = (entries: readonly Entry[], commits: CommitDates): FileDate[] => {
  const settings = entries.find(({ kind }) => kind === kinds.site)?.data as { timeZone: string } | undefined;
  return entries.map((entry) => {
    const day = ownDay(entry);
    const own = day && settings ? startOfDay(day, settings.timeZone) : undefined;
    return { path: entry.path, date: latest([commits.get(entry.path), own]) };
  });
};

/**
 * When the page at an address was last changed, by the files that it is made from; `undefined` where that is not known.
 * The time of the build counts for nothing.
 */
export const lastModified = (files: readonly FileDate[]): ((address: string) => Date | undefined) => {
  const dates = new Map(files.map(({ path, date }) => [path, date]));
  // Thousands of pages are asked for: what many of them share is looked up, not looked for.
  const byAddress = new Map<string, Date | undefined>();
  const byPart = new Map<string, Date | undefined>();
  for (const { path, date } of files) {
    const address = addressOf(path);
    if (address !== undefined) byAddress.set(address, latest([byAddress.get(address), date]));
    byPart.set(partOf(path), latest([byPart.get(partOf(path)), date]));
  }
  // A list shows what its entries' own files say.
  const ofList = (sections: readonly string[]): (Date | undefined)[] =>
    files
      .filter(({ path }) => sections.includes(path.split("/", 1)[0] ?? "") && addressOf(path) !== undefined)
      .map(({ date }) => date);
  return (address) => {
    const [section = "", name, ...rest] = address.split("/").filter(Boolean);
    const others = name
      ? [byPart.get(`${section}/${name}`), dates.get(COPY[`${section}/${rest.length + 2}`] ?? "")]
      : ofList(section ? [section] : ON_HOME_PAGE);
    return latest([byAddress.get(address), ...others]);
  };
};

/** When the page at an address was last modified. Git is asked once for each state of the content. */
export const pageDates = memoizeByObject((content: Content) =>
  lastModified(fileDates(entriesForVisitors(content), commitDates(content.folder))),
);
