/** Formats values and counts for messages. */

/** The longest list of names in a message. */
export const MOST_NAMES = 40;

/** Collapses whitespace and truncates a long text. */
export const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** `1 item`, `3 items`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Describes a value; `raw` is its source text. */
export const describeValue = (value: unknown, raw = String(value)): string => {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  if (typeof value === "string") return `the text "${shorten(value)}"`;
  if (typeof value === "boolean") return `${raw}, which means ${value ? "yes" : "no"}`;
  return Number.isFinite(value) ? `the number ${raw}` : raw;
};

/** Quotes a text, choosing the quotes that need no escaping. */
export const quote = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

/** Strips surrounding quotes. */
export const withoutQuotes = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;

/** Splits a YAML line into its key or hyphen, and its value. */
const LINE = /^\s*(?:- +(?=[^\s:]+: ))?(- +|[^\s:#"'[{][^:]*: +)?(.*?)\s*$/;

/** Longest value that is repeated in advice; a shortened one could be copied into the file. */
const LONGEST_VALUE = 160;

/** A line whose value is a flow mapping or sequence: `- { name: Miami`. */
const GROUP = /^\s*(?:- +)*(?:[^\s:#"'[{][^:]*: +)?[{[]\s*["']?[\w-]+["']?\s*[:,]/;

/** Advice to quote a line's value, `title: Ads: a guide` as `title: "Ads: a guide"`, unless it is a flow collection. */
export const howToQuote = (line: string, isItem = false): string => {
  if (GROUP.test(line)) return "compare the line, character by character, with a correct one.";
  const [, start = "", text = ""] = (isItem ? /^\s*(- +)?(.*?)\s*$/ : LINE).exec(line) ?? [];
  const quoted = quote(withoutQuotes(text));
  return quoted.length > LONGEST_VALUE
    ? `put the whole text in quotes: write ${quoted[0]} before its first letter and after its last.`
    : `put the whole text in quotes: ${start}${quoted}`;
};

/** Control characters except tabs and line ends; gatsby-transformer-yaml fails on them. */
export const INVISIBLE = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/u;

/** Characters without a visible glyph: whitespace, format and control characters, lone marks, fillers. */
const NO_INK = /[\s\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** True if a text has a visible character. */
export const hasWords = (text: string): boolean => text.replace(NO_INK, "") !== "";

/** A count in millions. */
export const millions = (count: number, digits = 0): string => (count / 1_000_000).toFixed(digits);

/** An old address as written, and in its normal form. */
export const spelled = (written: string, address: string): string =>
  address === written ? written : `${written}, another spelling of ${address},`;

/** Anchors as links name them: `#pricing, #questions`. */
export const hashes = (anchors: readonly string[]): string => anchors.map((anchor) => `#${anchor}`).join(", ");

/** The number of the character at a place, as Unicode writes it: `200B`. */
export const codePoint = (text: string, at = 0): string =>
  (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, "0");
