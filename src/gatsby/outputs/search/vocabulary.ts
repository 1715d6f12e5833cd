/** All words of the index, by which misspelt ones are put right. */
import { wordsOf } from "../../../search/words-of";

/** A number is what it is, and a single letter is no word. */
const isWord = (word: string): boolean => word.length > 1 && /^\p{L}/u.test(word);

/** The words of the texts, folded: those on the most pages first, then by the alphabet. */
export const vocabularyOf = (texts: readonly string[]): string[] => {
  const pages = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text).filter(isWord))) pages.set(word, (pages.get(word) ?? 0) + 1);
  return [...pages].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([word]) => word);
};
