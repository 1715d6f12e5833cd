/** A result's text as parts, so that page text is never inserted as HTML. */
import { wordsOf } from "./tokenize";

export interface ExcerptPart {
  text: string;
  /** True for a search term. */
  marked: boolean;
}

/** Letters at the end that forms of a word may differ in: price, prices, pricing. */
const ENDING = 3;
const SHORTEST = 4;

/** Whether two words are likely forms of one. */
const isForm = (word: string, other: string): boolean => {
  const stem = Math.max(SHORTEST, Math.min(word.length, other.length) - ENDING + 1);
  return (
    word === other || (word.slice(0, stem) === other.slice(0, stem) && Math.abs(word.length - other.length) <= ENDING)
  );
};

/** A text with the words that were looked for marked, in any of their forms. */
export const markWords = (text: string, words: readonly string[]): ExcerptPart[] =>
  text
    .split(/([\p{L}\p{N}\p{M}'’]+(?:[.,]\p{N}+)*)/u)
    .filter((part) => part !== "")
    .reduce<ExcerptPart[]>((parts, part) => {
      const marked = wordsOf(part).some((word) => words.some((asked) => isForm(word, asked)));
      const last = parts.at(-1);
      if (last && last.marked === marked) last.text += part;
      else parts.push({ text: part, marked });
      return parts;
    }, []);
