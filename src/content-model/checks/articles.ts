/** Checks between the fields of an article: its dates, and an excerpt that can be shortened between words. */
import type { z } from "zod";
import { breaksWord, excerpt, SHORT_EXCERPT } from "../../lib/format";
import type { Entry } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import { shorten } from "../messages/words";

type ArticleData = z.infer<typeof kinds.article.schema>;

/** An excerpt whose first characters end within a word: links from other articles show fewer of them. */
const excerptProblems = (entry: Entry): ContentProblem[] => {
  const { excerpt: text } = entry.data as ArticleData;
  if (!breaksWord(text, SHORT_EXCERPT)) return [];
  const before = text.slice(0, SHORT_EXCERPT).split(/\s/).at(-1) ?? "";
  return [
    {
      file: entry.path,
      ...entry.source.locate(["excerpt"]),
      code: "too-long",
      severity: "warning",
      message: `The first ${SHORT_EXCERPT} characters of "excerpt" end within a word ("${shorten(before)}"), so other articles show only: ${excerpt(text, SHORT_EXCERPT)}`,
      help: "reword it, so that a sentence or a word ends there.",
    },
  ];
};

const dateProblems = (entry: Entry): ContentProblem[] => {
  const { date, updated } = entry.data as ArticleData;
  return updated !== undefined && updated < date
    ? [
        {
          file: entry.path,
          ...entry.source.locate(["updated"]),
          code: "conflicting-fields",
          message: `The article was changed on ${updated}, before it appeared on ${date}.`,
          help: "correct one of the two dates, or remove updated.",
        },
      ]
    : [];
};

/** All problems between the fields of one article. */
export const articleProblems = (entry: Entry): ContentProblem[] => [...excerptProblems(entry), ...dateProblems(entry)];
