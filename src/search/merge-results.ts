/** Merges the results of the single words into one ranking. */

/** A page that matches a word, with its score. */
export interface Found {
  id: string;
  score: number;
}

/** The pages found for a word in any of its spellings, each once, with its best score. */
export const bestResults = <Result extends Found>(bySpelling: readonly (readonly Result[])[]): Result[] => {
  const best = new Map<string, Result>();
  for (const result of bySpelling.flat())
    if (result.score > (best.get(result.id)?.score ?? -Infinity)) best.set(result.id, result);
  return [...best.values()];
};

/**
 * Pages that match any of the words, each once. Scores are summed, so pages with all words come before pages with some;
 * ties are sorted by id, so the order is stable.
 */
export const mergeResults = <Result extends Found>(byWord: readonly (readonly Result[])[]): Result[] => {
  const merged = new Map<string, { total: number; best: Result }>();
  for (const result of byWord.flat()) {
    const known = merged.get(result.id);
    if (!known) merged.set(result.id, { total: result.score, best: result });
    else {
      known.total += result.score;
      // Show the excerpt of the highest-scoring (rarest) word.
      if (result.score > known.best.score) known.best = result;
    }
  }
  return [...merged.values()]
    .sort((a, b) => b.total - a.total || (a.best.id < b.best.id ? -1 : 1))
    .map(({ best }) => best);
};
