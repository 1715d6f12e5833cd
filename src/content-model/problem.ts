/** What is wrong with a content file, where, and the way out; and how that is told. */

/** The closed set of things that can be wrong; each has a heading in docs/content-errors.md. */
export const PROBLEM_CODES = [
  "not-utf8",
  "byte-order-mark",
  "empty-file",
  "front-matter-missing",
  "front-matter-not-closed",
  "yaml-syntax",
  "yaml-tab",
  "yaml-unclosed",
  "yaml-duplicate-key",
  "yaml-alias",
  "yaml-not-a-list-of-fields",
  "unknown-file",
  "bad-file-name",
  "missing-file",
  "missing-field",
  "unknown-field",
  "wrong-type",
  "not-allowed",
  "wrong-form",
  "too-long",
  "too-short",
  "too-many",
  "too-few",
  "unknown-placeholder",
  "unknown-reference",
  "duplicate-slug",
  "duplicate-address",
  "broken-link",
  "missing-media",
  "missing-body",
  "conflicting-fields",
  "missing-audio-length",
  "unreadable-audio",
  "wrong-duration",
  "moment-after-end",
  "moments-out-of-order",
  "transcript-syntax",
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A place in a text file; `line` and `column` count from 1, `length` is in characters. */
export interface Place {
  line: number;
  column: number;
  length?: number;
}

export interface ContentProblem extends Place {
  code: ProblemCode;
  /** The path from the content folder, with forward slashes. */
  file: string;
  /** What is wrong, in plain words. */
  message: string;
  /** How to mend it. */
  help: string;
  /** The text of the line, where the file has one. */
  lineText?: string;
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by file, then by place, so that two runs tell the same list. */
export const compareProblems = (a: ContentProblem, b: ContentProblem): number =>
  inOrder(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  inOrder(a.code, b.code) ||
  inOrder(a.message, b.message);

const LONGEST_LINE = 110;

/** Makes tabs and other invisible characters visible, and keeps each one character wide. */
const visible = (text: string): string => text.replaceAll("\t", "→").replace(/[\p{Cc}\u2028\u2029]/gu, "·");

/** The line itself with the place marked below it; a long line is cut around the place. */
const frame = ({ line, column, length = 1, lineText }: ContentProblem): string[] => {
  if (!lineText?.trim()) return [];
  const start = column - 1 > LONGEST_LINE - 30 ? column - 1 - 40 : 0;
  const cut = visible(lineText).slice(start, start + LONGEST_LINE);
  const shown = `${start > 0 ? "…" : ""}${cut}${start + LONGEST_LINE < lineText.length ? "…" : ""}`;
  const offset = column - 1 - start + (start > 0 ? 1 : 0);
  const marks = "^".repeat(Math.max(1, Math.min(length, shown.length - offset)));
  const gutter = String(line).padStart(5);
  return [
    `${gutter} | ${shown.trimEnd()}`,
    `${" ".repeat(gutter.length)} | ${" ".repeat(Math.max(0, offset))}${marks}`,
  ];
};

/** One problem as an editor reads it: where, the line, what, and how to mend it. */
export const formatProblem = (problem: ContentProblem, folder = "content"): string =>
  [
    `${folder}/${problem.file}:${problem.line}:${problem.column}  ${problem.code}`,
    ...frame(problem),
    `  ${problem.message}`,
    `  Mend it: ${problem.help}`,
  ].join("\n");

/** All problems of all files, sorted, with a closing line that counts them. */
export const formatProblems = (problems: readonly ContentProblem[], folder = "content"): string => {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [
    ...[...problems].sort(compareProblems).map((problem) => formatProblem(problem, folder)),
    `${count} in ${files === 1 ? "1 file" : `${files} files`}. Each is explained in docs/content-errors.md.`,
  ].join("\n\n");
};
