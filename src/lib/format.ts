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

/** A duration as ISO 8601: `52:30` as `PT52M30S`. */
export const isoDuration = (duration: string): string => {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(":").map(Number).reverse();
  return `PT${hours ? `${hours}H` : ""}${minutes}M${seconds}S`;
};

/** Characters of an excerpt in a link from another article. */
export const SHORT_EXCERPT = 100;

/** Share of the length that whole sentences fill at least, so that nothing of a next one has to follow. */
const FULL = 0.5;

const textsOf = (text: string, granularity: "grapheme" | "word" | "sentence"): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment);

/** The end of the last segment that ends within the text's first characters. */
const lastEnd = (segments: readonly string[], most: number): number => {
  let end = 0;
  for (const segment of segments) {
    if (end + segment.trimEnd().length > most) break;
    end += segment.length;
  }
  return Math.min(end, most);
};

/** The whole words at the start of a text; empty if the first one is longer. */
const wholeWords = (text: string, most: number): string => {
  // A word with its punctuation is parted at spaces, if there are any.
  const spaced = text.slice(0, most + 1).match(/^[^]*\s/)?.[0];
  const words = spaced ?? text.slice(0, lastEnd(textsOf(text, "word"), most));
  return words.replace(/[\s,;:\u2013\u2014-]+$/u, "");
};

/** Whether a text is too long, and no word of it ends within its first characters. */
export const breaksWord = (text: string, length: number): boolean =>
  text.length > length && wholeWords(text, length) === "";

/**
 * The start of a text in at most `length` grapheme clusters: whole sentences if they fill half of it, otherwise whole
 * words with an ellipsis. No word is broken, in languages without
 * spaces either, unless the first one is longer than all.
 */
export const excerpt = (text: string, length: number): string => {
  const characters = textsOf(text, "grapheme");
  if (characters.length <= length) return text;
  const most = characters.slice(0, length).join("").length;
  const sentences = text.slice(0, lastEnd(textsOf(text, "sentence"), most)).trimEnd();
  if (textsOf(sentences, "grapheme").length >= length * FULL) return sentences;
  return `${wholeWords(text, most) || text.slice(0, most)}…`;
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
