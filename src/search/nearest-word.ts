/** The word that somebody meant to type. */
import { distance } from "fastest-levenshtein";

/** How many slips of the pen a word of a length may have: the shorter it is, the more words are near it. */
export const slipsFor = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The word with each two neighbouring letters changed over: the slip that a distance counts as two. */
const swapped = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );

/**
 * The nearest of the words, or `undefined` where none is near. Of several, one with the same first letter, then the first
 * in the list.
 * @param words the most frequent first
 */
export const nearestWord = (word: string, words: readonly string[]): string | undefined => {
  const most = slipsFor(word.length);
  if (most === 0) return undefined;
  const changedOver = new Set(swapped(word));
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const slips = changedOver.has(candidate) ? 1 : distance(word, candidate);
    // Half a slip: people get the first letter right.
    const cost = slips + (candidate[0] === word[0] ? 0 : 0.5);
    if (slips <= most && cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
