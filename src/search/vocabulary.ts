/** The words of the index with their spellings: Pagefind normalizes fewer letters than `stripDiacritics`. */
import { stemsOf } from "./correct-query";
import { wordsOf } from "./tokenize";

export interface Vocabulary {
  /** Normalized, most frequent first. */
  words: string[];
  /** The spellings of words that differ from their normalized form; the first is for display. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

/** Normalizes a word as Pagefind does: without marks and apostrophes. */
export const pagefindFold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{Mn}'’]/gu, "");

/** Parses the word list: a line for each word, with its spellings after it. */
export const parseVocabulary = (text: string): Vocabulary => {
  const lines = text.split("\n").map((line) => line.split(" "));
  const spelled = lines.flatMap(([word = "", ...spellings]) =>
    spellings.length > 0 ? [[word, spellings] as const] : [],
  );
  return { words: lines.map(([word = ""]) => word), spellings: new Map(spelled) };
};

/** The prefix of a spelling whose normalized form starts with what was typed: `żół` for `zol`. */
const beginningOf = (spelling: string, typed: string): string => {
  const letters = [...spelling];
  const length = letters.findIndex((_, index) =>
    wordsOf(letters.slice(0, index + 1).join(""))
      .join("")
      .startsWith(typed),
  );
  return letters.slice(0, length + 1).join("");
};

/** The spellings of a normalized word, of words with this prefix, and of its stems. */
const spellingsOf = (word: string, { spellings }: Vocabulary): string[] => {
  const begun = [...spellings].flatMap(([known, forms]) =>
    known !== word && known.startsWith(word) ? forms.map((form) => beginningOf(form, word)) : [],
  );
  return [...(spellings.get(word) ?? []), ...begun, ...stemsOf(word).flatMap((stem) => spellings.get(stem) ?? [])];
};

/** A normalized word as the content spells it most often. */
export const shownWord = (word: string, { spellings }: Vocabulary): string => spellings.get(word)?.[0] ?? word;

/** The queries to Pagefind that find a normalized word in all its spellings. */
export const searchedForms = (word: string, vocabulary: Vocabulary): string[] => {
  const forms = new Map([word, ...spellingsOf(word, vocabulary)].map((form) => [pagefindFold(form), form] as const));
  return [...forms.values()];
};
