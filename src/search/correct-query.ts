/** A query in words that the site knows. */
import { wordsOf } from "./words-of";
import { nearestWord } from "./nearest-word";

export interface CorrectedQuery {
  /** What is looked for: the words that the site knows, misspelt ones as they should be. */
  words: string[];
  /** True where a word was replaced. */
  corrected: boolean;
}

/** From this length on, the beginning of a word stands for it: somebody may still be typing. */
const LEAST_BEGINNING = 2;
/** A known word with so many letters more at its end is that word in another form, such as its plural. */
const LONGEST_ENDING = 2;
const LEAST_STEM = 4;

/** Whether the index has the word, its beginning, or another form of it. */
const isKnown = (word: string, vocabulary: readonly string[], all: ReadonlySet<string>): boolean =>
  all.has(word) ||
  (word.length >= LEAST_BEGINNING && vocabulary.some((known) => known.startsWith(word))) ||
  Array.from({ length: LONGEST_ENDING }, (_, cut) => word.slice(0, word.length - cut - 1)).some(
    (stem) => stem.length >= LEAST_STEM && all.has(stem),
  );

/**
 * Replaces misspelt words by the nearest that the site has; leaves out those that it has nothing like.
 * @param vocabulary the words of the index, folded, the most frequent first
 */
export const correctQuery = (query: string, vocabulary: readonly string[]): CorrectedQuery => {
  const all = new Set(vocabulary);
  const typed = [...new Set(wordsOf(query))];
  const meant = typed.map((word) => (isKnown(word, vocabulary, all) ? word : nearestWord(word, vocabulary)));
  const words = meant.filter((word) => word !== undefined);
  return { words: [...new Set(words)], corrected: meant.some((word, at) => word !== undefined && word !== typed[at]) };
};
