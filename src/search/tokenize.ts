/** Normalized words: lower case, without diacritics and punctuation. */
import { stripDiacritics } from "../lib/strip-diacritics";

/**
 * Characters inside words that nobody has to type: apostrophes, the middle dot of Catalan, invisible joiners and
 * hyphens.
 */
const JOINERS = /['’‘`´·\u00ad\u200b-\u200d\u2060]/g;

const NORMALIZED_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words whose signs belong to them: 24/7, Q&A, C++, C#. Without lookbehind, which Safari 15 does not have. */
const SIGNED = /(^|[^\p{L}\p{N}])((?:[\p{L}\p{N}]{1,3}(?:[/&][\p{L}\p{N}]{1,3})+|\p{L}(?:\+\+|#)))(?![\p{L}\p{N}+#])/gu;

/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

let segmenter: Intl.Segmenter | undefined;

/** The words of a run of letters without spaces, if the browser can tell them. */
const spaced = (run: string): string => {
  if (typeof Intl.Segmenter !== "function") return run;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return ` ${Array.from(segmenter.segment(run), ({ segment }) => segment).join(" ")} `;
};

/** A text as the index has it: signs of words in letters, and spaces between all words. */
export const indexedText = (text: string): string =>
  text
    .replace(
      SIGNED,
      (_, before: string, word: string) =>
        before + word.replace(/[/&]/g, "").replaceAll("+", "plus").replaceAll("#", "sharp"),
    )
    .replace(UNSPACED, spaced);

/** The words of a text; apostrophes are dropped, not split at. */
export const wordsOf = (text: string): string[] =>
  stripDiacritics(indexedText(text)).replace(JOINERS, "").match(NORMALIZED_WORD) ?? [];
