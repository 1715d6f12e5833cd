/** One order out of what was found for each word. */

/** A page that was found for a word, and how well. */
export interface Found {
  id: string;
  score: number;
}

/**
 * The pages found for any of the words, each once, the best first: a page counts by the sum of its words, so that one with
 * all of them comes before one with some. Pages of equal rank stay in the order of their ids, whatever came first.
 */
export const mergeResults = <Result extends Found>(byWord: readonly (readonly Result[])[]): Result[] => {
  const merged = new Map<string, { total: number; best: Result }>();
  for (const result of byWord.flat()) {
    const known = merged.get(result.id);
    if (!known) merged.set(result.id, { total: result.score, best: result });
    else {
      known.total += result.score;
      // Its excerpt is the one that shows the rarest word.
      if (result.score > known.best.score) known.best = result;
    }
  }
  return [...merged.values()]
    .sort((a, b) => b.total - a.total || (a.best.id < b.best.id ? -1 : 1))
    .map(({ best }) => best);
};
