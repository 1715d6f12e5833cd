/** Normalized words: lower case, without diacritics and punctuation. */
import { stripDiacritics } from "content-kit/lib/strip-diacritics";

/**
 * Characters inside words that nobody has to type: apostrophes, the middle dot of Catalan, invisible joiners and
 * hyphens.
 */
const JOINERS = /['’‘`´·\u00ad\u200b-\u200d\u2060]/g;

const NORMALIZED_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words whose signs belong to them: 24/7, Q&A, C++, C#; not $29/mo. */
const SIGNED =
  /(?<![\p{L}\p{N}])(?:\p{N}{1,3}(?:\/\p{N}{1,3})+|\p{L}{1,3}(?:[/&]\p{L}{1,3})+|\p{L}(?:\+\+|#))(?![\p{L}\p{N}+#])/gu;

/** A number with its separators: of thousands, which three digits follow, and of decimals. */
const NUMBER = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?![.,]?\d)/gu;

/** A telephone number: three groups of digits or more, or a code in brackets; not a day such as 2026-12-31. */
const PHONE =
  /(?<![\p{L}\p{N}])(?!\d{4}-\d\d-\d\d)\+?(?:\(\d+\)|\d+)(?:[ \u00a0./-]{1,2}(?:\(\d+\)|\d{2,})){1,5}(?![\p{L}\p{N}])/gu;
const SHORTEST_PHONE = 7;

/** 2,495 and 2.495 are 2495; 4.9, 4,9 and 4.90 are 4point9. */
const asOneWord = (_: string, whole: string, decimals = ""): string => {
  const rest = decimals.replace(/0+$/, "");
  return whole.replace(/\D/g, "") + (rest && `point${rest}`);
};

/** A telephone number without its signs; for the index, also without its first groups, which not everybody types. */
const joinGroups = (number: string, isAsked: boolean): string => {
  const groups = number.match(/\d+/g) ?? [];
  if (groups.length < 3 || groups.join("").length < SHORTEST_PHONE) return number;
  return isAsked ? groups.join("") : groups.map((_, first) => groups.slice(first).join("")).join(" ");
};

/** A word after an elided article or pronoun, as in French and Italian: `l’agence`, `dell’agenzia`. */
const ELIDED = /(?<![\p{L}\p{N}'’])(\p{L}{1,7})['’](\p{L}{3,})/gu;

/**
 * A text with signs of words in letters, and numbers as one word.
 * @param isAsked true for what somebody looks for; the index has words in all ways to write them
 */
export const indexedText = (text: string, isAsked = false): string =>
  (isAsked ? text : text.replace(ELIDED, "$& $2"))
    .replace(NUMBER, asOneWord)
    .replace(PHONE, (number) => joinGroups(number, isAsked))
    .replace(SIGNED, (word) => word.replace(/[/&]/g, "").replaceAll("+", "plus").replaceAll("#", "sharp"))
    // Otherwise Pagefind finds `no-show` neither as a word nor as two.
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ");

/** The words of a text, as somebody looks for them; apostrophes are dropped, not split at. */
export const wordsOf = (text: string): string[] =>
  stripDiacritics(indexedText(text, true)).replace(JOINERS, "").match(NORMALIZED_WORD) ?? [];

/** A text as the index has it: normalized like a query, so that Pagefind compares the same letters. */
export const foldedText = (text: string): string => stripDiacritics(indexedText(text)).replace(JOINERS, "");
