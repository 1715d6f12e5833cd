/** Words as they are compared: without case, accents and signs, so that nobody has to type them. */
import { stripDiacritics } from "../lib/strip-diacritics";

/** The words of a text in plain letters; an apostrophe belongs to its word and is left out. */
export const wordsOf = (text: string): string[] =>
  stripDiacritics(text.replace(/['’]/g, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
