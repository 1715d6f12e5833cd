/** Spelling correction of a query against the words of the index. */
import { wordsOf } from "./tokenize";
import { nearestWord } from "./nearest-word";

export interface CorrectedQuery {
  /** The words to search for, corrected. */
  words: string[];
  /** True if a word was replaced. */
  corrected: boolean;
}

/** From this length on, a prefix counts as known: the visitor may still be typing. */
const MIN_PREFIX = 2;
/** A word with at most this many more letters counts as another form of it, such as its plural. */
const MAX_SUFFIX = 2;
/** Shorter stems match too many words. */
const MIN_STEM = 4;

/** A letter by itself is a name, such as that of the language R; among words, it is an article or an initial. */
const LETTER = /^\p{L}$/u;

/** Numbers are not among the words of the index, and are searched for as they are. */
const NUMBER = /^\p{N}{2,}$/u;

/** The stems that a word may be another form of. */
export const stemsOf = (word: string): string[] =>
  Array.from({ length: MAX_SUFFIX }, (_, cut) => word.slice(0, word.length - cut - 1)).filter(
    (stem) => stem.length >= MIN_STEM,
  );

/** Whether the index has the word, a word with this prefix, or another form of it. */
const isKnown = (word: string, vocabulary: readonly string[], all: ReadonlySet<string>): boolean =>
  all.has(word) ||
  (word.length >= MIN_PREFIX && vocabulary.some((known) => known.startsWith(word))) ||
  stemsOf(word).some((stem) => all.has(stem));

/** Creates a predicate: whether the index has a normalized word. */
export const knownWords = (vocabulary: readonly string[]): ((word: string) => boolean) => {
  const all = new Set(vocabulary);
  return (word) => isKnown(word, vocabulary, all);
};

/**
 * Replaces misspelled words by the nearest of the index, and drops words without a near match.
 * @param vocabulary normalized words of the index, most frequent first
 */
export const correctQuery = (query: string, vocabulary: readonly string[]): CorrectedQuery => {
  const knows = knownWords(vocabulary);
  const typed = [...new Set(wordsOf(query))];
  const isName = (word: string): boolean => NUMBER.test(word) || (typed.length === 1 && LETTER.test(word));
  const meant = typed.map((word) => (knows(word) || isName(word) ? word : nearestWord(word, vocabulary)));
  const words = meant.filter((word) => word !== undefined);
  return { words: [...new Set(words)], corrected: meant.some((word, at) => word !== undefined && word !== typed[at]) };
};
