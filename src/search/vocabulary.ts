/** The words of the index, and how the content spells them: Pagefind folds fewer letters than `stripDiacritics`. */
import { stemsOf } from "./correct-query";
import { wordsOf } from "./tokenize";

export interface Vocabulary {
  /** Folded: the most frequent first. */
  words: string[];
  /** Of words that are not spelled as they are folded, the spellings: the one to show first. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

/** What Pagefind itself takes for the same word: it strips marks and apostrophes. */
export const pagefindFold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{Mn}'’]/gu, "");

/** Reads the list of words: a line for each, with its spellings after it. */
export const parseVocabulary = (text: string): Vocabulary => {
  const lines = text.split("\n").map((line) => line.split(" "));
  const spelled = lines.flatMap(([word = "", ...spellings]) =>
    spellings.length > 0 ? [[word, spellings] as const] : [],
  );
  return { words: lines.map(([word = ""]) => word), spellings: new Map(spelled) };
};

/** As much of a spelling as was typed of its folded form: `żół` for `zol`. */
const beginningOf = (spelling: string, typed: string): string => {
  const letters = [...spelling];
  const length = letters.findIndex((_, index) =>
    wordsOf(letters.slice(0, index + 1).join(""))
      .join("")
      .startsWith(typed),
  );
  return letters.slice(0, length + 1).join("");
};

/** The spellings of a folded word, of the words that begin with it, and of those that it is another form of. */
const spellingsOf = (word: string, { spellings }: Vocabulary): string[] => {
  const begun = [...spellings].flatMap(([known, forms]) =>
    known !== word && known.startsWith(word) ? forms.map((form) => beginningOf(form, word)) : [],
  );
  return [...(spellings.get(word) ?? []), ...begun, ...stemsOf(word).flatMap((stem) => spellings.get(stem) ?? [])];
};

/** A folded word as the content spells it. */
export const shownWord = (word: string, { spellings }: Vocabulary): string => spellings.get(word)?.[0] ?? word;

/** What to ask Pagefind for to find a folded word in each of its spellings. */
export const searchedForms = (word: string, vocabulary: Vocabulary): string[] => {
  const forms = new Map([word, ...spellingsOf(word, vocabulary)].map((form) => [pagefindFold(form), form] as const));
  return [...forms.values()];
};
