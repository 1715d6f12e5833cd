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

/** The first `length` grapheme clusters, with an ellipsis if truncated. */
export const excerpt = (text: string, length: number): string => {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
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
