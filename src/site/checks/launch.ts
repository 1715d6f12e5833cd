/** Finds placeholders left in the content: sample data and texts to fill in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { kinds } from "../../content-model/kinds";
import { LAUNCH_RULES, MISSING_SOCIAL_LINK, type LaunchRule } from "./launch-rules";
import type { Content } from "../pages/content";
import { ownerId } from "../pages/site-pages";

type SiteData = z.infer<typeof kinds.site.schema>;

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
  const settings = entries.find(({ kind }) => kind === kinds.site)?.data as SiteData | undefined;
  const rules = LAUNCH_RULES.filter(({ countries }) => !countries || !settings || countries.includes(settings.country));
  return entries
    .filter((entry) => !unseen.has(ownerId(entry)))
    .flatMap(({ kind, path, data }): LaunchFinding[] => {
      const lines = readFileSync(join(folder, path), "utf8").split(/\r\n|\r|\n/);
      // A draft city or service page may be part of a published file.
      const draftParts = pages.filter(
        ({ entry, place, id }) => entry.path === path && place.length > 0 && unseen.has(id),
      );
      const isDraftLine = draftLines(draftParts);
      const found = lines.flatMap((text, index) =>
        rules
          .filter(({ pattern }) => pattern.test(text) && !isDraftLine(index + 1))
          .map(({ name, why, help }) => ({ name, why, help, file: path, line: index + 1, text: text.trim() })),
      );
      const site = kind === kinds.site ? (data as SiteData) : undefined;
      return site && !site.social && !site.launch?.withoutSocialLink
        ? [...found, { ...MISSING_SOCIAL_LINK, file: path, line: 1, text: "" }]
        : found;
    });
};

type Parts = Content["pages"];

/** Whether a line is part of a draft list item. */
const draftLines = (parts: Parts): ((line: number) => boolean) => {
  const ranges = parts.map(({ entry: { source }, place }) => {
    const [list, index] = place as [string, number];
    return { first: source.locate([list, index]).line, last: source.lastLine([list, index]) };
  });
  return (line) => ranges.some(({ first, last }) => line >= first && line <= last);
};
