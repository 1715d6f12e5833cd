/** Finds the placeholders that are left in the content: what is made up, and what is still to be filled in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { kinds } from "../content-model/kinds";
import { LAUNCH_RULES, MISSING_SOCIAL_LINK, type LaunchRule } from "./launch-rules";
import type { Content } from "./read-content";
import { ownerId } from "./site-pages";

/** One placeholder, and where it stands; the line counts from 1. */
export interface LaunchFinding extends Omit<LaunchRule, "pattern"> {
  file: string;
  line: number;
  /** The line itself; empty where something is missing. */
  text: string;
}

/**
 * Every placeholder in what visitors see or will see by itself, by file and line. Drafts and closed jobs are left out:
 * nobody sees them.
 */
export const launchFindings = ({ folder, entries, pages }: Pick<Content, "folder" | "entries" | "pages">) => {
  const unseen = new Set(
    pages.filter(({ publication: { state } }) => state === "draft" || state === "closed").map(({ id }) => id),
  );
  return entries
    .filter((entry) => !unseen.has(ownerId(entry)))
    .flatMap(({ kind, path, data }): LaunchFinding[] => {
      const lines = readFileSync(join(folder, path), "utf8").split(/\r\n|\r|\n/);
      // A city or a pair that is a draft stands in a file that is none.
      const draftParts = pages.filter(
        ({ entry, place, id }) => entry.path === path && place.length > 0 && unseen.has(id),
      );
      const isDraftLine = draftLines(draftParts, lines.length);
      const found = lines.flatMap((text, index) =>
        LAUNCH_RULES.filter(({ pattern }) => pattern.test(text) && !isDraftLine(index + 1)).map(
          ({ pattern: _, ...rule }) => ({ ...rule, file: path, line: index + 1, text: text.trim() }),
        ),
      );
      const site = kind === kinds.site ? (data as z.infer<typeof kinds.site.schema>) : undefined;
      return site && !site.social && !site.launch?.withoutSocialLink
        ? [...found, { ...MISSING_SOCIAL_LINK, file: path, line: 1, text: "" }]
        : found;
    });
};

type Parts = Content["pages"];

/** Whether a line belongs to an item of a list that is a draft: from its first line to the next item's. */
const draftLines = (parts: Parts, lineCount: number): ((line: number) => boolean) => {
  const ranges = parts.map(({ entry: { source }, place }) => {
    const [list, index] = place as [string, number];
    const first = source.locate([list, index]).line;
    const next = source.locate([list, index + 1]).line;
    // Where there is no next item, the list's own line is told.
    return { first, last: next > first ? next - 1 : lineCount };
  });
  return (line) => ranges.some(({ first, last }) => line >= first && line <= last);
};
