/** Localized dates, numbers and names. */
import { memoizeByValue } from "./memoize";

// Creating an Intl formatter takes a hundred times as long as using it.
const dateFormat = memoizeByValue(
  (language: string) =>
    new Intl.DateTimeFormat(language, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" }),
);
const collator = memoizeByValue((language: string) => new Intl.Collator(language, { numeric: true }));
const numberFormat = memoizeByValue((language: string) => new Intl.NumberFormat(language));

/**
 * A calendar date in words: `2024-12-15` as `December 15, 2024`, independent of time zones.
 * @param language language and region, such as `en-US`
 */
export const formatDate = (date: string, language: string): string =>
  dateFormat(language).format(new Date(`${date}T00:00:00Z`));

/** An integer with the language's separators: `4,325`. */
export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value);

/** Compares names by the language's collation: `Île-de-France` before `Normandie`, `Room 9` before `Room 10`. */
export const compareNames = (one: string, other: string, language: string): number =>
  collator(language).compare(one, other);

/** Characters of an excerpt in a link from another article. */
export const SHORT_EXCERPT = 100;

const textsOf = (text: string, granularity: "grapheme" | "word"): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment);

/** The length of the first `count` grapheme clusters. */
const lengthOf = (text: string, count: number): number => textsOf(text, "grapheme").slice(0, count).join("").length;

/** The end of the last word that ends within the first `most` characters, in languages without spaces too. */
const lastWordEnd = (text: string, most: number): number => {
  let end = 0;
  for (const word of textsOf(text, "word")) {
    if (end + word.trimEnd().length > most) break;
    end += word.length;
  }
  return Math.min(end, most);
};

/** Whether a text is longer, and its first characters end within a word. */
export const breaksWord = (text: string, length: number): boolean => {
  const most = lengthOf(text, length);
  const isInside = /[\p{L}\p{N}]$/u.test(text.slice(0, most)) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(most));
  return isInside && lastWordEnd(text, most) < most;
};

/** What parts words, at the end of a text. */
const PARTED = /[\s,;:\u2013\u2014-]+$/u;

/** The whole words at the start of a text; empty if the first one is longer. */
const wholeWords = (text: string, most: number): string => {
  // A word with its punctuation is parted at spaces, if there are any.
  const spaced = text.slice(0, most).match(/^[^]*\s/)?.[0];
  const words = spaced ?? text.slice(0, lastWordEnd(text, most));
  return words.replace(PARTED, "");
};

const ENDS_SENTENCE = /[.!?…。！？]["'”’)\]]*$/u;

/**
 * The start of a text in at most `length` grapheme clusters: whole words, with an ellipsis unless a sentence ends
 * there. Only a first word that is longer is broken.
 */
export const excerpt = (text: string, length: number): string => {
  const most = lengthOf(text, length);
  if (most === text.length) return text;
  const start = (breaksWord(text, length) && wholeWords(text, most)) || text.slice(0, most).replace(PARTED, "");
  return ENDS_SENTENCE.test(start) ? start : `${start}…`;
};

const sizeFormat = memoizeByValue((key: string) => {
  const [language, unit] = key.split(" ");
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  });
});

/** The size of a file, as `240 kB` or `1.2 MB`; nothing is 0. */
export const formatFileSize = (bytes: number, language: string): string =>
  bytes < 999_500
    ? sizeFormat(`${language} kilobyte`).format(Math.max(1, bytes / 1000))
    : sizeFormat(`${language} megabyte`).format(bytes / 1_000_000);
