/** Text that some program decoded with the wrong character set: `Itâ€™s` for `It’s`, or a replacement character. */
import type { ContentProblem } from "../messages/problem";

/** The characters of Windows-1252 for the bytes 80 to FF, which UTF-8 uses beyond ASCII. */
const HIGH = [
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)),
].join("");

/** The second and further bytes of UTF-8, read as Windows-1252. */
const TAIL = HIGH.slice(0, 64);

/** Sequences that no language has, so Ä before a quotation mark is none. */
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

/** A warning for each garbled line. */
export const garbledLines = (file: string, text: string): ContentProblem[] =>
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
        code: "not-utf8",
        severity: "warning",
        message: `"${first[0]}" stands for a letter or sign that another program has read in the wrong encoding.`,
        help: isLost ? "type it again." : `write: ${repaired.trim().slice(0, LONGEST_LINE)}`,
      },
    ];
  });
