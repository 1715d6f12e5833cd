/** The vocabulary of the index, for correcting misspelled queries and for finding all spellings of a word. */
import { memoizeByValue } from "../../../lib/memoize";
import { indexedText, wordsOf } from "../../../search/tokenize";
import { pagefindFold } from "../../../search/vocabulary";

/** Excludes numbers and single letters, not words such as 5G. */
const isWord = (word: string): boolean => word.length > 1 && /\p{L}/u.test(word);

/** A word as it is spelled, with apostrophes and middle dots inside it. */
const SPELLED = /[\p{L}\p{N}\p{M}](?:['’ʼʻ·]?[\p{L}\p{N}\p{M}])*/gu;

/** İ in lower case is i with a combining dot, which nobody types. */
const lowerCase = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("i̇", "i");

/** A word after an elided article or pronoun, as in French, Italian and Catalan: `l’agence`, `dell’agenzia`. */
const ELIDED = /^\p{L}{1,7}['’](\p{L}{3,})$/u;

interface Word {
  pages: number;
  /** How many pages have each spelling. */
  spellings: Map<string, number>;
  /** With the elided word before it: Pagefind indexes both as one word. */
  elided: Set<string>;
}

/** A word of a text: normalized, as spelled, and with an elided word before it. */
type Found = readonly [word: string, spelling: string, text: string];

const wordsOfMatch = (match: string): Found[] => {
  const spelled = lowerCase(match);
  const words = wordsOf(spelled).filter(isWord);
  const [, alone] = ELIDED.exec(spelled) ?? [];
  const behind = alone === undefined ? [] : wordsOf(alone).map((word): Found => [word, alone, spelled]);
  // Normalizing can split a spelling into several words.
  const spelling = (word: string): string => (words.length === 1 ? spelled : word);
  return [...words.map((word): Found => [word, spelling(word), spelling(word)]), ...behind];
};

/** The most frequent spelling for display, and those that Pagefind treats as other words. */
const neededSpellings = (word: string, { spellings, elided }: Word): string[] => {
  const byPages = [...spellings].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  const [shown = word, ...others] = byPages.map(([spelling]) => spelling);
  const asked = new Set([word, shown].map(pagefindFold));
  const added = [...others, ...[...elided].sort()].filter((spelling) => {
    const isNew = !asked.has(pagefindFold(spelling));
    asked.add(pagefindFold(spelling));
    return isNew;
  });
  return shown === word && added.length === 0 ? [] : [shown, ...added];
};

/**
 * The distinct words of the texts, normalized, each with its spellings if they differ: most frequent first, then
 * alphabetical.
 */
export const vocabularyOf = (texts: readonly string[]): string[] => {
  const words = new Map<string, Word>();
  const wordsIn = memoizeByValue(wordsOfMatch);
  for (const text of texts) {
    const onPage = new Set<string>();
    // Once for each spelling on a page: the rest counts pages.
    for (const [word, spelling, whole] of [...new Set(indexedText(text).match(SPELLED))].flatMap(wordsIn)) {
      const known = words.get(word) ?? { pages: 0, spellings: new Map<string, number>(), elided: new Set<string>() };
      words.set(word, known);
      if (whole !== spelling) known.elided.add(whole);
      if (!onPage.has(word)) known.pages += 1;
      if (!onPage.has(`${word} ${spelling}`)) known.spellings.set(spelling, (known.spellings.get(spelling) ?? 0) + 1);
      onPage.add(word).add(`${word} ${spelling}`);
    }
  }
  return [...words]
    .sort(([a, first], [b, second]) => second.pages - first.pages || (a < b ? -1 : 1))
    .map(([word, known]) => [word, ...neededSpellings(word, known)].join(" "));
};
