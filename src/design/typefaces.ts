/** Font subsets: characters and weights, from the original variable fonts. */
import { family, weight } from "./tokens";

export interface Cut {
  /** File name without extension, in src/design/fonts/{letters}. */
  name: string;
  family: string;
  /** The original file: a variable font, of which one weight is kept. */
  source: string;
  weight: number;
  /** Characters to leave out. */
  without?: string;
  /** Range of weights that map to this file (`font-weight` in `@font-face`). */
  range: string;
}

const DISPLAY = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const TEXT = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

export const display: Cut = {
  name: "display",
  // No heading has them; without them the file fits into the first round trip of a connection (14,600 bytes with
  // headers).
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
/** U+00C0 to U+00FF, and other characters of Western languages. */
const WESTERN = `${String.fromCodePoint(...Array.from({ length: 0x40 }, (_, index) => 0xc0 + index))}ŒœŸ¿¡«»‹›„‚€£§°ªº²³½`;
/** Accented letters in names and loan words. */
const ENGLISH = "áéíóúñçüöäèêëàâôïÉÑ";
const PUNCTUATION = "\u00a0©®·×–—‘’“”•…";

/** Character sets; other characters use the fallback font. */
export const letters = {
  english: ASCII + PUNCTUATION + ENGLISH,
  western: ASCII + PUNCTUATION + WESTERN,
} as const;

export type Letters = keyof typeof letters;

/** Characters of a file. */
export const lettersIn = ({ without = "" }: Cut, set: Letters): string =>
  [...letters[set]].filter((letter) => !without.includes(letter)).join("");

/** The character set of a language. @param language BCP 47 tag, such as "en-US" */
export const lettersOf = (language: string): Letters => (/^en\b/i.test(language) ? "english" : "western");

/** OpenType features to keep: kerning, composed accents, tabular figures. */
export const FEATURES = ["kern", "ccmp", "tnum"];
