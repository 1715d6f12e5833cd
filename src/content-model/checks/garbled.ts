/** Text that some program decoded with the wrong character set, such as `Itâ€™s`, and characters that nobody sees. */
import { warning } from "../messages/finding";
import type { ContentProblem } from "../messages/problem";

/** The characters of Windows-1252 for the bytes 80 to FF, which UTF-8 uses beyond ASCII. */
const HIGH = [
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)),
].join("");

/** The second and further bytes of UTF-8, read as Windows-1252. */
const TAIL = HIGH.slice(0, 64);

/** Sequences that occur in no language. Ä before a quotation mark does occur, so it is left out. */
const GARBLED = new RegExp(
  [
    "\\uFFFD+",
    `â(?:€|‚)[${TAIL}]`,
    `ð[${TAIL}]{3}`,
    "Ã[\\u00a0-\\u00bfƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]",
    "Â[\\u00a0-\\u00bf]",
    "ï»¿|ï¿½",
  ].join("|"),
  "g",
);

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text that was meant; `undefined` if it is lost. */
const decoded = (garbled: string): string | undefined => {
  if (/\uFFFD/.test(garbled)) return undefined;
  try {
    return decoder.decode(Uint8Array.from(garbled, (character) => 128 + HIGH.indexOf(character)));
  } catch {
    return undefined;
  }
};

/** The length at which a line in advice is cut. */
const LONGEST_LINE = 300;

/**
 * Byte-order marks, overrides of the direction, placeholders of objects, and zero-width spaces in words of the Latin
 * script, as other languages have zero-width characters in their words. Characters of one font, such as Wingdings, are
 * bullets at the beginning of a line.
 */
const UNSEEN = /[\uFEFF\u202D\u202E\uFFFC\p{Co}]|(?<=[\p{Script=Latin}\p{N}])\u200B|\u200B(?=[\p{Script=Latin}\p{N}])/u;

const unseenCharacters = (file: string, text: string): ContentProblem[] =>
  (UNSEEN.test(text) ? text.split(/\r?\n/) : []).flatMap((lineText, index): ContentProblem[] => {
    const found = UNSEEN.exec(lineText);
    if (!found || (/\p{Co}/u.test(found[0]) && !lineText.slice(0, found.index).trim())) return [];
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return [
      {
        file,
        line: index + 1,
        column: found.index + 1,
        length: 1,
        lineText,
        ...warning("invisible-sign/unseen", { code }),
      },
    ];
  });

/** A warning for each line with garbled or unseen characters. */
export const garbledLines = (file: string, text: string): ContentProblem[] => [
  ...unseenCharacters(file, text),
  ...garbled(file, text),
];

const garbled = (file: string, text: string): ContentProblem[] =>
  (text.match(GARBLED) ? text.split(/\r?\n/) : []).flatMap((lineText, index): ContentProblem[] => {
    const found = [...lineText.matchAll(GARBLED)];
    const [first] = found;
    if (first === undefined) return [];
    const meant = found.map(([text]) => decoded(text));
    const isLost = meant.some((text) => text === undefined || text === "\uFFFD");
    let repaired = lineText;
    found.forEach(([text], at) => (repaired = repaired.replace(text, () => meant[at] ?? "")));
    return [
      {
        file,
        line: index + 1,
        column: first.index + 1,
        length: first[0].length,
        lineText,
        ...warning("not-utf8/garbled", { found: first[0], isLost, repaired: repaired.trim().slice(0, LONGEST_LINE) }),
      },
    ];
  });
