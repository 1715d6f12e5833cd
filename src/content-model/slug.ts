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

/** The nearest words to a title that may be part of an address; empty where the title has no letter from a to z. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT_OUT[letter] ?? "")
    .normalize("NFD")
    .replace(/[\p{Mark}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
