/** Content problems and how they are formatted. */
import type { PathStep } from "../fields/schema-walk";
import type { Finding } from "./finding";
import { fileMessage } from ".";
import type { Message } from "./message";
import { countOf } from "./words";

/** A place in a text file; `line` and `column` count from 1, `length` is in characters. */
export interface Place {
  line: number;
  column: number;
  length?: number;
}

export interface ContentProblem extends Place, Finding {
  /** The path from the content folder, with forward slashes. */
  file: string;
  /** The text of the line, if any. */
  lineText?: string;
  /** Its field, if known. */
  path?: readonly PathStep[];
}

/** True for a problem that stops a build. */
export const isError = ({ severity }: ContentProblem): boolean => severity !== "warning";

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts errors before warnings, then by file and position, so that the order is stable. */
export const compareProblems = (a: ContentProblem, b: ContentProblem): number =>
  Number(isError(b)) - Number(isError(a)) ||
  inOrder(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  inOrder(a.code, b.code) ||
  inOrder(fileMessage(a).message, fileMessage(b).message);

const LONGEST_LINE = 110;

/** On one line, and in its own direction: file names and texts can have any character. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, "·");

/** Replaces invisible characters with visible ones of the same width. */
const visible = (text: string): string => text.replaceAll("\t", "→").replace(/[\p{Cc}\p{Cf}\u00A0\u2028\u2029]/gu, "·");

/** The source line with a marker below; long lines are cut around the marker. */
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

/** The parts of a formatted problem. */
export interface ProblemText extends Message {
  /** `folder/file:line:column`, which terminals and editors open. */
  where: string;
  code: string;
  isWarning: boolean;
  /** The source line and its marker; empty if there is no line. */
  frame: string[];
}

const withFix = ({ message, help }: Message): Message => ({
  message: oneLine(message),
  help: `Fix: ${oneLine(help)}`,
});

/** Formats a problem for the terminal and the browser. */
export const problemText = (problem: ContentProblem, folder = "content"): ProblemText => ({
  where: `${folder}/${oneLine(problem.file)}:${problem.line}:${problem.column}`,
  code: problem.code,
  isWarning: !isError(problem),
  frame: frame(problem),
  ...withFix(fileMessage(problem)),
});

/** One problem as lines of text. */
export const formatProblem = (problem: ContentProblem, folder = "content"): string => {
  const { where, code, isWarning, frame: lines, message, help } = problemText(problem, folder);
  return [`${where}  ${code}${isWarning ? " (warning)" : ""}`, ...lines, `  ${message}`, `  ${help}`].join("\n");
};

/** The closing line: counts. */
export const problemCount = (problems: readonly ContentProblem[]): string => {
  const files = new Set(problems.map(({ file }) => file)).size;
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 || warnings === 0 ? [countOf(errors, "problem")] : []),
    ...(warnings > 0 ? [countOf(warnings, "warning")] : []),
  ];
  return `${counts.join(" and ")} in ${countOf(files, "file")}.`;
};

/** All problems, sorted, with a closing line of counts. */
export const formatProblems = (problems: readonly ContentProblem[], folder = "content"): string =>
  [
    ...[...problems].sort(compareProblems).map((problem) => formatProblem(problem, folder)),
    problemCount(problems),
  ].join("\n\n");
