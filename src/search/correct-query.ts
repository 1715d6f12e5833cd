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
/** Words that stand side by side on no page are parts of one only if they are not short. */
const MIN_PART = 3;
/** Shorter stems match too many words. */
const MIN_STEM = 4;

/** A letter by itself is a name, such as that of the language R; among words, it is an article or an initial. */
const LETTER = /^\p{L}$/u;

/** Another number is no correction of a number. */
const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** The stems that a word may be another form of. */
const stemsOf = (word: string): string[] =>
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

/** The ways to part an unknown word into two of the index: `front desk` for `frontdesk`. */
export const partings = (query: string, vocabulary: readonly string[], shortest = MIN_PREFIX): string[] => {
  const knows = knownWords(vocabulary);
  return wordsOf(query)
    .filter((word) => !isNumber(word) && !knows(word))
    .flatMap((word) => Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]))
    .filter((parts) => parts.every((part) => part.length >= shortest && knows(part)))
    .map((parts) => parts.join(" "));
};

/**
 * Replaces misspelled words by the nearest of the index, and drops words without a near match. Words that the index
 * has as one are looked for as one, too: `web site`.
 * @param vocabulary normalized words of the index, most frequent first
 * @param parted the partings that occur on pages
 */
export const correctQuery = (
  query: string,
  vocabulary: readonly string[],
  parted: readonly string[] = [],
): CorrectedQuery => {
  const knows = knownWords(vocabulary);
  const all = new Set(vocabulary);
  const typed = wordsOf(query);
  const isOf =
    (word: string) =>
    (parts: string): boolean =>
      parts.replace(" ", "") === word;
  /** Beginnings of words are no words: `mailchimp` is not `mailch imp`. */
  const partedAnyway = (word: string): string | undefined =>
    partings(word, vocabulary, MIN_PART).find((parts) => parts.split(" ").every((part) => all.has(part)));
  const near = vocabulary.filter((word) => !isNumber(word));
  const correct = (word: string): string | undefined =>
    knows(word) || (typed.length === 1 && LETTER.test(word))
      ? word
      : isNumber(word)
        ? undefined
        : (parted.find(isOf(word)) ?? nearestWord(word, near) ?? partedAnyway(word));
  const joined = typed
    .map((word, at) => word + (typed[at + 1] ?? ""))
    .filter((word, at) => at + 1 < typed.length && all.has(word));
  // A word that is part of a joined one need not be corrected: `e mail`.
  const meant = typed.map((word) =>
    joined.some((whole) => whole.includes(word)) && !knows(word) ? undefined : correct(word),
  );
  const words = [...meant.flatMap((word) => word?.split(" ") ?? []), ...joined];
  return { words: [...new Set(words)], corrected: meant.some((word, at) => word !== undefined && word !== typed[at]) };
};
