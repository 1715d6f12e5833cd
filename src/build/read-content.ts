/** Reads a content folder from the disk and checks all of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkContent, type Entry } from "../content-model/check";
import type { ContentProblem } from "../content-model/problem";
import type { ContentFile } from "../content-model/source";
import { checkAddresses } from "./check-addresses";
import { checkPublication } from "./check-publication";
import { contentFolder } from "./content-folder";
import { sitePages, type SitePage } from "./site-pages";
import { timeZoneOf, todayIn } from "./today";

export interface Content {
  folder: string;
  entries: Entry[];
  problems: ContentProblem[];
  /** Today in the site's time zone. */
  today: string;
  timeZone: string;
  /** Every page that the entries make, those that visitors do not see included. */
  pages: SitePage[];
}

/** Files that editors and operating systems leave behind, and notes that belong to no page. */
const isIgnored = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".") || part.endsWith("~")) || /(?:^|\/)README\.md$/.test(path);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"))
    .filter((path) => !isIgnored(path))
    .sort();

/** Files that are about to be written, by their path from the content folder; `undefined` takes one away. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** The paths of a folder's files as they will be. */
const pathsAfter = (folder: string, changes: Changes): string[] =>
  [...new Set([...filesBelow(folder), ...changes.keys()])]
    .filter((path) => !changes.has(path) || changes.get(path) !== undefined)
    .sort();

/**
 * Reads and checks every file of a content folder.
 * @param changes what the folder is to hold, where that is not on the disk yet
 * @throws where the folder itself cannot be read, or SITE_TODAY is no day.
 */
export const readContent = (folder = contentFolder(), changes: Changes = new Map()): Content => {
  let paths: string[];
  try {
    paths = pathsAfter(folder, changes);
  } catch (error) {
    throw new Error(`The content folder ${folder} cannot be read: ${(error as Error).message}`);
  }
  const media = new Set(paths.filter((path) => path.startsWith("media/")).map((path) => path.slice("media/".length)));
  const files: ContentFile[] = paths
    .filter((path) => !path.startsWith("media/"))
    .map((path) => ({ path, bytes: changes.get(path) ?? readFileSync(join(folder, path)) }));
  const { entries, problems } = checkContent(files, media);
  const timeZone = timeZoneOf(entries);
  const today = todayIn(timeZone);
  const pages = sitePages(entries, today);
  const contentPaths = files.map(({ path }) => path);
  return {
    folder,
    entries,
    problems: [...problems, ...checkAddresses(entries, contentPaths, pages), ...checkPublication(entries, pages)],
    today,
    timeZone,
    pages,
  };
};
