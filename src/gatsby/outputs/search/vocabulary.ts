/** The vocabulary of the index, for correcting misspelt queries. */
import { wordsOf } from "../../../search/tokenize";

/** Excludes numbers and single letters. */
const isWord = (word: string): boolean => word.length > 1 && /^\p{L}/u.test(word);

/** The distinct words of the texts, normalized: most frequent first, then alphabetical. */
export const vocabularyOf = (texts: readonly string[]): string[] => {
  const pages = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text).filter(isWord))) pages.set(word, (pages.get(word) ?? 0) + 1);
  return [...pages].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([word]) => word);
};
