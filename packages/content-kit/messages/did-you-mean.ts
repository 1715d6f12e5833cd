/** Suggestions for misspelled words. */
import { closest, distance } from "fastest-levenshtein";

/** Maximum edit distance of a suggestion; strict for short words, which are all close to each other. */
const maxTypos = (word: string): number => (word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3)));

/** The closest known word, if it is close enough to be a typo. */
export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const nearest = closest(
    word.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((candidate) => candidate.toLowerCase() === nearest);
  return distance(word.toLowerCase(), nearest) <= maxTypos(word) ? name : undefined;
};
