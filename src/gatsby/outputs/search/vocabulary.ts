/** The vocabulary of the index, for correcting misspelled queries. */
import { memoizeByValue } from "content-kit/lib/memoize";
import { indexedText, wordsOf } from "../../../search/tokenize";

/** A word as it is spelled, with apostrophes and middle dots inside it. */
const SPELLED = /[\p{L}\p{N}\p{M}](?:['’ʼʻ·]?[\p{L}\p{N}\p{M}])*/gu;

/** İ in lower case is i with a combining dot, which nobody types. */
const lowerCase = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("i̇", "i");

/** The normalized words of a spelling, without single letters. */
const wordsIn = (spelling: string): string[] => wordsOf(spelling).filter((word) => word.length > 1);

/**
 * The distinct words of the texts, normalized, each with its most frequent spelling if that differs: most frequent
 * first, then alphabetical.
 */
export const vocabularyOf = (texts: readonly string[]): string[] => {
  const words = new Map<string, Map<string, number>>();
  const known = memoizeByValue(wordsIn);
  for (const text of texts)
    for (const spelling of new Set(indexedText(text).match(SPELLED)?.map(lowerCase)))
      for (const word of known(spelling)) {
        const spellings = words.get(word) ?? new Map<string, number>();
        // Normalizing can split a spelling into several words.
        const spelled = known(spelling).length === 1 ? spelling : word;
        words.set(word, spellings.set(spelled, (spellings.get(spelled) ?? 0) + 1));
      }
  const bySpelling = ([a, first]: [string, number], [b, second]: [string, number]): number =>
    second - first || (a < b ? -1 : 1);
  return Array.from(words, ([word, spellings]) => {
    const [[shown] = [word]] = [...spellings].sort(bySpelling);
    const pages = [...spellings.values()].reduce((sum, count) => sum + count, 0);
    return [shown === word ? word : `${word} ${shown}`, pages] as [string, number];
  })
    .sort(bySpelling)
    .map(([line]) => line);
};
