/**
 * What the sitemap is made of, on its way from gatsby-node.ts, which has pages and content, to gatsby-config.ts: the two share no
 * memory. The plugin could ask for the pages, once for each of its files; with thirty thousand that takes more than a second.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { memoizeByValue } from "../lib/memoize";
import { commitDates, fileDates, type FileDate } from "../gatsby/pages/last-modified";
import type { Content } from "../gatsby/content/read-content";
import { entriesForVisitors } from "../gatsby/pages/visible-entries";

const FILE = resolve(".cache/sitemap-notes.json");

export interface SitemapNotes {
  /** The addresses of all pages, in order. */
  paths: string[];
  /** When each file of the content was last changed. */
  files: FileDate[];
}

/** @param paths the addresses of all pages */
export const writeSitemapNotes = (paths: readonly string[], content: Content): void => {
  const files = fileDates(entriesForVisitors(content), commitDates(content.folder));
  const notes: SitemapNotes = { paths: [...paths].sort(), files };
  writeFileSync(FILE, JSON.stringify(notes));
};

const read = memoizeByValue((file: string): SitemapNotes => {
  const { paths, files } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: string[];
    files: { path: string; date?: string }[];
  };
  const dates = files.map(({ path, date }) => ({ path, date: date === undefined ? undefined : new Date(date) }));
  return { paths, files: dates };
});

/**
 * Read once, when the first section asks.
 * @throws where nothing has been written.
 */
export const readSitemapNotes = (): SitemapNotes => read(FILE);
