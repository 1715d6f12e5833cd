/** How values and counts are put into the sentences that editors read. */

/** A text on one line, cut where it is long. */
export const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** `1 item`, `3 items`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A value as an editor sees it; `raw` is how it is written in the file. */
export const valueInWords = (value: unknown, raw = String(value)): string => {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  if (typeof value === "string") return `the text "${shorten(value)}"`;
  if (typeof value === "boolean") return `${raw}, which means ${value ? "yes" : "no"}`;
  return Number.isFinite(value) ? `the number ${raw}` : raw;
};

/** A text in the kind of quotes that leaves it most readable. */
export const quote = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

/** A text without the quotes around it. */
export const withoutQuotes = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;

/** A name with its colon, or a hyphen, and what follows: the parts of a line of YAML. */
const LINE = /^\s*(?:- +(?=[^\s:]+: ))?(- +|[^\s:#"'[{][^:]*: +)?(.*?)\s*$/;

/** The line with the whole of its text in quotes: `title: Ads: a guide` becomes `title: "Ads: a guide"`. */
const lineInQuotes = (line: string, isItem = false): string => {
  const [, start = "", text = ""] = (isItem ? /^\s*(- +)?(.*?)\s*$/ : LINE).exec(line) ?? [];
  return `${start}${quote(shorten(withoutQuotes(text)))}`;
};

/** A line whose text is a group or a list in braces or brackets: `- { name: Miami`. */
const GROUP = /^\s*(?:- +)*(?:[^\s:#"'[{][^:]*: +)?[{[]\s*["']?[\w-]+["']?\s*[:,]/;

/** The advice to put a line's text in quotes, but where it is no text. */
export const howToQuote = (line: string, isItem = false): string =>
  GROUP.test(line)
    ? "compare the line, sign by sign, with one that is right."
    : `put the whole text in quotes: ${lineInQuotes(line, isItem)}`;

/** Control characters but tabs and line ends; Gatsby's own reader of YAML would stop at one. */
export const INVISIBLE = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/u;

/** What takes no ink: spaces of every width, signs of no width, marks without a letter, letters that stand for nothing. */
const NO_INK = /[\s\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** True where a text has anything that can be seen. */
export const hasWords = (text: string): boolean => text.replace(NO_INK, "") !== "";
