/** Words as they are compared: without case, accents and signs, so that nobody has to type them. */

/** Letters that no accent is taken from, and how they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};

/** A text in small letters without accents: `Göttingen` as `gottingen`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðłþ]/g, (letter) => LETTERS[letter] ?? letter);

/** The words of a text, folded; an apostrophe belongs to its word and is left out. */
export const wordsOf = (text: string): string[] => fold(text.replace(/['’]/g, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
