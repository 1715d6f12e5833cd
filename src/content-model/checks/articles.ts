/** Checks between the fields of an article: its dates, and an excerpt that can be shortened between words. */
import type { z } from "zod";
import { breaksWord, excerpt, SHORT_EXCERPT } from "../../lib/format";
import type { Entry } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import { shorten } from "../messages/words";

type ArticleData = z.infer<typeof kinds.article.schema>;

/** Characters of a shortened excerpt at least; fewer say nothing. */
const LEAST = 40;

/** An excerpt whose first characters hold no end of a word, so that links from other articles would break one. */
const excerptProblems = (entry: Entry): ContentProblem[] => {
  const { excerpt: text } = entry.data as ArticleData;
  const isShort = excerpt(text, SHORT_EXCERPT).length < Math.min(LEAST, text.length);
  if (!isShort && !breaksWord(text, SHORT_EXCERPT)) return [];
  return [
    {
      file: entry.path,
      ...entry.source.locate(["excerpt"]),
      code: "too-long",
      message: `"excerpt" has a word that goes beyond its first ${SHORT_EXCERPT} characters, which other articles show of it: ${shorten(text)}`,
      help: `let a word, or better a sentence, end within the first ${SHORT_EXCERPT} characters.`,
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
