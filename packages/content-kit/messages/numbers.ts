/** Numbers in notations that YAML reads as text or as another number. */

/** Thousands separators that YAML never reads as part of a number. */
const GAPS = /(?<=\d)[\s_'’](?=\d{3}(?!\d))/g;

/** Currency symbol or code around an amount. */
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}\b)\s*|\s*(?:\p{Sc}|\b[A-Z]{3})$/gu;

/** A notation with the digits that it means. */
interface Notation {
  pattern: RegExp;
  digits: (text: string) => string;
}

const NOTATIONS: readonly Notation[] = [
  { pattern: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, digits: (text) => text.replaceAll(",", "") },
  { pattern: /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, digits: (text) => text.replaceAll(".", "").replace(",", ".") },
  { pattern: /^-?\d+(?:\.\d+)?$/, digits: (text) => text },
  { pattern: /^-?\d+,\d+$/, digits: (text) => text.replace(",", ".") },
  { pattern: /^-?\d+(?:\.\d+)?k$/i, digits: (text) => String(Number(text.slice(0, -1)) * 1000) },
];

/**
 * The number that a text most likely means, in digits: `60,000` is 60000 and `25,7743` is 25.7743.
 * @param fits whether the field accepts a number, which decides between two readings
 */
export const intendedNumber = (text: string, fits: (number: number) => boolean): string | undefined => {
  const plain = text.trim().replace(/^[−–]/, "-").replace(CURRENCY, "").replace(GAPS, "");
  return NOTATIONS.filter(({ pattern }) => pattern.test(plain))
    .map(({ digits }) => digits(plain))
    .find((digits) => fits(Number(digits)));
};

/** A number with a point before exactly three digits, the thousands separator of many countries. */
export const hasThousandsPoint = (raw: string): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(raw);
