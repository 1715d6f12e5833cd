/** The typefaces as they are cut for visitors: which letters in which weight, from which files of their makers. */
import { family, weight } from "./tokens";

export interface Cut {
  /** The file without its ending, in src/design/fonts/{letters}. */
  name: string;
  family: string;
  /** The makers' file: a variable typeface, of which a single weight is kept. */
  source: string;
  weight: number;
  /** Signs that it goes without. */
  without?: string;
  /** The weights that styles may ask for and get this one, as `font-weight` of `@font-face`. */
  range: string;
}

const DISPLAY = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const TEXT = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

export const display: Cut = {
  name: "display",
  // No heading has them, and with them the file would not come in the first round of a connection: 14,600 bytes, its headers among them.
  without: "\\^_`{|}~",
  family: family.display,
  source: DISPLAY,
  weight: weight.bold,
  range: "200 800",
};
export const text: Cut = {
  name: "text",
  family: family.text,
  source: TEXT,
  weight: weight.normal,
  range: "200 549",
};
export const bold: Cut = {
  name: "bold",
  family: family.text,
  source: TEXT,
  weight: weight.bold,
  range: "550 800",
};

export const cuts: readonly Cut[] = [display, text, bold];

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** U+00C0 to U+00FF, and what Western languages need beside them. */
const WESTERN = `${String.fromCodePoint(...Array.from({ length: 0x40 }, (_, index) => 0xc0 + index))}ŒœŸ¿¡«»‹›„‚€£§°ªº²³½`;
/** Of letters with marks, those of names and of words that English took over. */
const ENGLISH = "áéíóúñçüöäèêëàâôïÉÑ";
const PUNCTUATION = "\u00a0©®·×–—‘’“”•…";

/** Every letter that a file has; others are shown in the next typeface, as Arial. */
export const letters = {
  english: ASCII + PUNCTUATION + ENGLISH,
  western: ASCII + PUNCTUATION + WESTERN,
} as const;

export type Letters = keyof typeof letters;

/** The letters of a file. */
export const lettersIn = ({ without = "" }: Cut, set: Letters): string =>
  [...letters[set]].filter((letter) => !without.includes(letter)).join("");

/** What a language is written with. @param language a tag of BCP 47, as "en-US" */
export const lettersOf = (language: string): Letters => (/^en\b/i.test(language) ? "english" : "western");

/** The OpenType features that a file keeps: kerning, letters with marks, and figures of one width, for tables. */
export const FEATURES = ["kern", "ccmp", "tnum"];
