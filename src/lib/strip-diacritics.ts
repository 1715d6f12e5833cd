/** Letters with marks as letters without, for addresses and for what is compared with what somebody types. */

/** Letters that stay what they are when their marks are taken off, and how they are written without. */
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

/** A text in small letters, each without its marks: `Göttingen` as `gottingen`, `Łódź` as `lodz`. */
export const stripDiacritics = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT_OUT[letter] ?? letter);
