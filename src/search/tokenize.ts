/** Normalized words: lower case, without diacritics and punctuation. */
import { stripDiacritics } from "../lib/strip-diacritics";

/**
 * Characters inside words that nobody has to type: apostrophes, the middle dot of Catalan, invisible joiners and
 * hyphens.
 */
const JOINERS = /['’‘`´·\u00ad\u200b-\u200d\u2060]/g;

const NORMALIZED_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text; apostrophes are dropped, not split at. */
export const wordsOf = (text: string): string[] =>
  stripDiacritics(text).replace(JOINERS, "").match(NORMALIZED_WORD) ?? [];
