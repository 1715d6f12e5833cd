/** Merges the results of the single words into one ranking. */

/** How much less a word says that many pages have. */
const RARITY = 0.25;

/** A page that matches a word, with its score. */
export interface Found {
  id: string;
  score: number;
}

/**
 * Pages that match any of the words, each once. Scores are summed, so pages with all words come before pages with some;
 * a word that many pages have says less. Ties are sorted by id, so the order is stable.
 */
export const mergeResults = <Result extends Found>(byWord: readonly (readonly Result[])[]): Result[] => {
  const merged = new Map<string, { total: number; result: Result }>();
  for (const results of byWord)
    for (const result of results) {
      const total = (merged.get(result.id)?.total ?? 0) + result.score / results.length ** RARITY;
      merged.set(result.id, { total, result });
    }
  return [...merged.values()]
    .sort((a, b) => b.total - a.total || (a.result.id < b.result.id ? -1 : 1))
    .map(({ result }) => result);
};
