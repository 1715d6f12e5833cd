/** Characters that look like those of YAML, or like nothing, where YAML expects a plain one. */
import { finding, type ProblemCode } from "../messages/finding";
import type { ContentProblem } from "../messages/problem";

const SPACE = "[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]";
const NOTHING = "[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]";
const DASH = "[\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d•·‣▪]";
const COLON = "[\\uff1a\\ua789\\u2236\\ufe13\\ufe55]";
/** The beginning of a line: its indentation, a point's hyphen, and the name of a field. */
const KEY = "^[ ]*(?:- +)*[A-Za-z]\\w*";

/** Letters of other scripts that look like Latin ones. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "уy",
    "хx",
    "іi",
    "ѕs",
    "ԁd",
    "һh",
    "ӏl",
    "ոn",
    "αa",
    "οo",
    "νv",
    "ιi",
    "κk",
    "ρp",
  ].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

interface Rule {
  pattern: RegExp;
  plain: string | ((found: string) => string);
  /** What belongs in its place. */
  expected: string;
}

const rule = (pattern: string, plain: Rule["plain"], expected: string): Rule => ({
  pattern: new RegExp(pattern, "u"),
  plain,
  expected,
});

/** Levels are two spaces deep; a wide space has the width of two. */
const evenSpaces = (found: string): string => " ".repeat(2 * Math.floor(found.replaceAll("\u3000", "  ").length / 2));

/** In the order of their places in a line. */
const RULES: readonly Rule[] = [
  rule(`(?<=^[ ]*)${NOTHING}`, "", "none"),
  rule(`^[ ]*${SPACE}(?:[ ]|${SPACE})*`, evenSpaces, "an ordinary space"),
  rule(`(?<=^ *(?:- +)*)${DASH}(?=[ ]|$)`, "-", "a hyphen"),
  rule(`(?<=^ *(?:- +)*)${DASH}(?=\\S)`, "- ", "a hyphen and a space"),
  rule(`(?<=^ *(?:- +)*-)${SPACE}`, " ", "an ordinary space"),
  rule(`(?<=${KEY})${NOTHING}(?=\\w*:)`, "", "none"),
  rule(
    `(?<=^ *(?:- +)*\\w*)[\\uff21-\\uff3a\\uff41-\\uff5a](?=[\\w\\uff21-\\uff5a]*:)`,
    (found) => found.normalize("NFKC"),
    "a plain letter",
  ),
  rule(
    `(?<=^ *(?:- +)*[A-Za-z]*)[${Object.keys(LETTERS).join("")}](?=\\p{L}*:)`,
    (found) => LETTERS[found] ?? found,
    "a Latin letter",
  ),
  rule(`(?<=${KEY})[ ]*${COLON}[ ]*`, ": ", "a colon and a space"),
  rule(`(?<=${KEY}:[ ]*)${NOTHING}+ *`, " ", "an ordinary space"),
  rule(`(?<=${KEY}:[ ]*)${SPACE}+`, " ", "an ordinary space"),
  rule(`(?<=${KEY}: +)［`, "[", "a plain bracket"),
  rule(`(?<=${KEY}: +\\[[^\\]］]*)］`, "]", "a plain bracket"),
  rule(`(?<=${KEY}: +\\[[^\\]]*)[，、﹐][ ]*`, ", ", "a comma"),
  rule(`(?<=${KEY}: +)[｜＞](?=[+-]?$)`, (found) => found.normalize("NFKC"), "a plain sign"),
];

/** The lines of hyphens around the fields. */
const FENCE = new RegExp(`^${NOTHING}*(?:[-\\u2010-\\u2015\\u2212\\uff0d]|${SPACE}| )+${NOTHING}*$`, "u");

const NAMES: Readonly<Record<string, string>> = {
  " ": "A space",
  "\u00a0": "A no-break space",
  "\u00ad": "A soft hyphen",
  "\u200b": "A zero-width space",
  "\u3000": "A wide space",
  "\ufeff": "A byte-order mark",
};

const named = (character: string): string => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const unseen = new RegExp(`${SPACE}|${NOTHING}`, "u").test(character) ? "An unseen character" : undefined;
  return `${NAMES[character] ?? unseen ?? `The character ${character}`} (${code})`;
};

interface LookAlike {
  /** From 0. */
  index: number;
  character: string;
  expected: string;
  /** The line as it was meant. */
  repaired: string;
}

/** The first such character of a line of fields. */
const lookAlikeIn = (line: string): LookAlike | undefined => {
  if (FENCE.test(line) && !/^(?:-+[ \t]*|\s*)$/.test(line)) {
    const index = line.search(/[^- ]/) === -1 ? line.indexOf(" ") : line.search(/[^- ]/);
    return { index, character: line.charAt(index), expected: "a hyphen or the end of the line", repaired: "---" };
  }
  // Quotation marks and ellipses of prose stand for nothing.
  if (/^[\x20-\x7e…“”‘’]*$/.test(line)) return undefined;
  let repaired = line;
  let first: Omit<LookAlike, "repaired"> | undefined;
  for (const { pattern, plain, expected } of RULES)
    for (let match = pattern.exec(repaired); match; match = pattern.exec(repaired)) {
      const [found] = match;
      const by = typeof plain === "string" ? plain : plain(found);
      const [character = ""] = found.trim() || found;
      if (!first || match.index < first.index)
        first = { index: match.index + Math.max(0, found.indexOf(character)), character, expected };
      const next = repaired.slice(0, match.index) + by + repaired.slice(match.index + found.length);
      if (next === repaired) break;
      repaired = next;
    }
  return first && { ...first, repaired };
};

/** Problems whose cause can be such a character. */
const CAUSED: ReadonlySet<ProblemCode> = new Set([
  "yaml-syntax",
  "yaml-unclosed",
  "yaml-not-a-list-of-fields",
  "unknown-field",
  "wrong-type",
  "front-matter-missing",
  "front-matter-not-closed",
]);

/** The last line of the fields; the first of the text is not one of them. */
const fieldLines = (lines: readonly string[], isMarkdown: boolean): number => {
  if (!isMarkdown) return lines.length;
  const end = lines.findIndex(
    (line, index) => index > 0 && (line === "---" || (FENCE.test(line) && line.trim().length > 1)),
  );
  return end === -1 ? lines.length : end + 1;
};

/**
 * Problems with the true reason where a character only looks like the one that belongs there, and warnings where YAML
 * reads another value than was meant.
 * @param text the file
 */
export const withLookAlikes = (file: string, text: string, problems: readonly ContentProblem[]): ContentProblem[] => {
  const isPlain = !/[^\n\r\x20-\x7e]/.test(text);
  if (isPlain && !problems.some(({ code }) => code.startsWith("front-matter"))) return [...problems];
  const lines = text.split(/\r?\n/);
  const found = lines.slice(0, fieldLines(lines, file.endsWith(".md"))).flatMap((line, index) => {
    const one = lookAlikeIn(line);
    return one ? [{ ...one, line: index + 1, lineText: line }] : [];
  });
  if (found.length === 0) return [...problems];
  const isCaused = ({ code, line, severity }: ContentProblem): boolean =>
    severity !== "warning" &&
    CAUSED.has(code) &&
    (code.startsWith("front-matter") ||
      found.some(
        (one) =>
          (one.line === line && (code !== "unknown-field" || one.index < one.repaired.indexOf(":"))) ||
          (one.line === line - 1 && code !== "unknown-field"),
      ));
  const caused = problems.filter(isCaused);
  const isSaid = ({ code, line }: ContentProblem): boolean =>
    code === "invisible-sign" && caused.length > 0 && found.some((one) => one.line === line);
  const isSilent = ({ lineText }: (typeof found)[number]): boolean => /: +(?:\[|[｜＞])/u.test(lineText);
  return [
    ...problems.filter((problem) => !caused.includes(problem) && !isSaid(problem)),
    ...found.flatMap((one): ContentProblem[] => {
      const isCause = caused.length > 0;
      if (!isCause && !isSilent(one)) return [];
      return [
        {
          file,
          line: one.line,
          column: one.index + 1,
          length: 1,
          lineText: one.lineText,
          ...finding("yaml-syntax/look-alike", {
            character: named(one.character),
            expected: one.expected,
            repaired: one.repaired,
          }),
          ...(isCause && caused[0] ? { code: caused[0].code } : {}),
        },
      ];
    }),
  ];
};
