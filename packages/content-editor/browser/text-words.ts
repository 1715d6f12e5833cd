/** Counts the words of a text. */
import { parseMarkdown, wordsOf } from "content-kit";

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** How many words a Markdown text has, without its markup. */
export const wordsIn = (markdown: string): number => {
  const texts = parseMarkdown(markdown).children.map(wordsOf);
  return [...segmenter.segment(texts.join("\n"))].filter(({ isWordLike }) => isWordLike).length;
};
