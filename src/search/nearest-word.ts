/** Finds the nearest known word to a misspelled one. */
import { distance } from "fastest-levenshtein";

/** How many typos a word may have: short words have too many neighbors. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The word with two neighboring letters swapped; Levenshtein counts a swap as two edits. */
const swapped = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );

/**
 * The nearest word, or `undefined` if none is near. Ties: same first letter, then order of the list.
 * @param words most frequent first
 */
export const nearestWord = (word: string, words: readonly string[]): string | undefined => {
  const most = maxTypos(word.length);
  if (most === 0) return undefined;
  const swaps = new Set(swapped(word));
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const typos = swaps.has(candidate) ? 1 : distance(word, candidate);
    // The first letter is rarely mistyped: `negative` is not `relative`.
    const cost = typos + (candidate[0] === word[0] ? 0 : 0.5);
    if (cost <= Math.max(most, 1.5) && cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
