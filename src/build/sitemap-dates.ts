/**
 * The dates of the sitemap on their way from gatsby-node.ts, which has the content, to gatsby-config.ts: the two share no
 * memory, and reading all content again would take as long as the first time.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { commitDates, fileDates, type FileDate } from "./last-modified";
import type { Content } from "./read-content";
import { entriesForVisitors } from "./shown-entries";

const FILE = resolve(".cache/file-dates.json");

/** Writes when each file of the content was last changed. */
export const writeSitemapDates = (content: Content): void =>
  writeFileSync(FILE, JSON.stringify(fileDates(entriesForVisitors(content), commitDates(content.folder))));

/** @throws where nothing has been written. */
export const readSitemapDates = (): FileDate[] =>
  (JSON.parse(readFileSync(FILE, "utf8")) as { path: string; date?: string }[]).map(({ path, date }) => ({
    path,
    date: date === undefined ? undefined : new Date(date),
  }));
