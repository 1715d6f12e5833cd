/** Folds letters to plain ones, for slugs and for search. */

/** Letters that Unicode does not decompose. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** Lower case without diacritics: `Göttingen` as `gottingen`, `Łódź` as `lodz`. */
export const stripDiacritics = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT_OUT[letter] ?? letter);
