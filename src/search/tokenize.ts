/** Normalized words: lower case, without diacritics and punctuation. */
import { stripDiacritics } from "../lib/strip-diacritics";

/** The words of a text; apostrophes are dropped, not split at. */
export const wordsOf = (text: string): string[] =>
  stripDiacritics(text.replace(/['’]/g, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
