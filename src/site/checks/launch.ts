/** Finds placeholders left in the content: sample data and texts to fill in. */
import { isOf, onlyOf } from "content-kit";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../content-model/kinds";
import { LAUNCH_RULES, MISSING_SOCIAL_LINK, type LaunchRule } from "./launch-rules";
import type { Content } from "../pages/content";
import { ownerId } from "../pages/site-pages";

/** One placeholder with its position; lines count from 1. */
export interface LaunchFinding extends Omit<LaunchRule, "pattern" | "countries"> {
  file: string;
  line: number;
  /** The line's text; empty for a missing field. */
  text: string;
}

/**
 * Every placeholder in published or scheduled content, by file and line. Drafts and closed jobs are skipped.
 */
export const launchFindings = ({ folder, entries, pages }: Pick<Content, "folder" | "entries" | "pages">) => {
  const unseen = new Set(
    pages.filter(({ publication: { state } }) => state === "draft" || state === "closed").map(({ id }) => id),
  );
  const settings = onlyOf(entries, kinds.site)?.data;
  const rules = LAUNCH_RULES.filter(({ countries }) => !countries || !settings || countries.includes(settings.country));
  return entries
    .filter((entry) => !unseen.has(ownerId(entry)))
    .flatMap((entry): LaunchFinding[] => {
      const { path } = entry;
      const lines = readFileSync(join(folder, path), "utf8").split(/\r\n|\r|\n/);
      // A draft city or service page may be part of a published file.
      const draftParts = pages.filter(
        (page) => page.entry.path === path && page.place.length > 0 && unseen.has(page.id),
      );
      const isDraftLine = draftLines(draftParts);
      const found = lines.flatMap((text, index) =>
        rules
          .filter(({ pattern }) => pattern.test(text) && !isDraftLine(index + 1))
          .map(({ name, why, help }) => ({ name, why, help, file: path, line: index + 1, text: text.trim() })),
      );
      const site = isOf(entry, kinds.site) ? entry.data : undefined;
      return site && !site.social && !site.launch?.withoutSocialLink
        ? [...found, { ...MISSING_SOCIAL_LINK, file: path, line: 1, text: "" }]
        : found;
    });
};

type Parts = Content["pages"];

/** Whether a line is part of a draft list item. */
const draftLines = (parts: Parts): ((line: number) => boolean) => {
  const ranges = parts.map(({ entry: { source }, place }) => ({
    first: source.locate(place).line,
    last: source.lastLine(place),
  }));
  return (line) => ranges.some(({ first, last }) => line >= first && line <= last);
};
