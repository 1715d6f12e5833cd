/** Checks between the fields of an article: its dates, and an excerpt that can be shortened between words. */
import { finding, warning } from "../messages/finding";
import { breaksWord, SHORT_EXCERPT } from "../../lib/format";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

/** An excerpt whose first characters end within a word: links from other articles show fewer of them. */
const excerptProblems = (entry: EntryOf<typeof kinds.article>): ContentProblem[] => {
  const { excerpt: text } = entry.data;
  if (!breaksWord(text, SHORT_EXCERPT)) return [];
  const before = text.slice(0, SHORT_EXCERPT).split(/\s/).at(-1) ?? "";
  return [{ file: entry.path, ...entry.source.locate(["excerpt"]), ...warning("too-long/excerpt", { before, text }) }];
};

const dateProblems = (entry: EntryOf<typeof kinds.article>): ContentProblem[] => {
  const { date, updated } = entry.data;
  return updated !== undefined && updated < date
    ? [
        {
          file: entry.path,
          ...entry.source.locate(["updated"]),
          ...finding("conflicting-fields/updated", { updated, date }),
        },
      ]
    : [];
};

/** All problems between the fields of one article. */
export const articleProblems = (entry: EntryOf<typeof kinds.article>): ContentProblem[] => [
  ...excerptProblems(entry),
  ...dateProblems(entry),
];
