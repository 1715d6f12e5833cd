/** Applies a problem's advice to the files literally. */
import type { Files, WordedProblem } from "./content-folder";

type Problem = Pick<WordedProblem, "file" | "line" | "column" | "length" | "code" | "message" | "help">;

/** Takes the matched parts of the advice; returns the changed lines, or nothing if the advice does not apply. */
type Apply = (lines: string[], problem: Problem, ...words: string[]) => string[] | undefined;

const withLine = (lines: string[], line: number, ...now: string[]): string[] => lines.toSpliced(line - 1, 1, ...now);

/** Replaces the marked text; keeps its quotes. */
const marked: Apply = (lines, { line, column, length = 1 }, text = "") => {
  const before = lines[line - 1] ?? "";
  const range = before.slice(column - 1, column - 1 + length);
  const quotes = /^(["']).*\1$/.exec(range)?.[1] ?? "";
  return withLine(
    lines,
    line,
    before.slice(0, column - 1) + quotes + text.trim() + quotes + before.slice(column - 1 + length),
  );
};

/** Replaces the field or item on the line. */
const field: Apply = (lines, problem, text = "") => {
  const before = lines[problem.line - 1] ?? "";
  const name = /^[\w-]+(?=: )/.exec(text)?.[0];
  // In a flow mapping, fields share a line.
  if (name && new RegExp(`\\{.*\\b${name}:`).test(before)) return marked(lines, problem, text.slice(name.length + 2));
  const now = name ? before.replace(new RegExp(`\\b${name}:.*$`), () => text) : before.replace(/- .*$/, () => text);
  return withLine(lines, problem.line, now);
};

/** Replaces a heading; removes the underline of a setext heading. */
const heading: Apply = (lines, problem, text = "") => {
  const isUnderlined = /in place of both/.test(problem.help);
  return lines.toSpliced(problem.line - 1, isUnderlined ? 2 : 1, text);
};

const ADVICE: readonly (readonly [RegExp, Apply])[] = [
  [/put (?:it|the whole text) in quotes: (.+?)(?:; (?:otherwise|for a comment).*)?$/, field],
  [/with a point before decimals: (.+)$/, field],
  [/^add one: (.+)$/, field],
  [/^for \d+, write (.+?); for/, field],
  [/^write ([\w-]+: (?:true|false))$/, field],
  [/^write ((?:[\w-]+:|-) "[^"]+")$/, field],
  [/^write (duration: "[\d:]+"), or/, field],
  [
    /did you mean \{(\w+)\}\?/,
    (lines, { line, message }, name = "") => {
      const [wrong = ""] = /\{[^}]*\}/.exec(message) ?? [];
      return withLine(lines, line, (lines[line - 1] ?? "").replace(wrong, `{${name}}`));
    },
  ],
  [/did you mean "?([^"?]+)"?\?/, marked],
  [/(?:: |write )(#{2,4} .+)$/, heading],
  [/^add it below the table's first line: (.+)$/, (lines, { line }, row = "") => lines.toSpliced(line, 0, row)],
  [/(?:add it|outside|in bold|in Markdown|instead|themselves): (.+)$/, marked],
  [/(?<!example)(?:: |write |try )((?:!?\[.*\]\(.*\)|\/|https:\/\/|mailto:|tel:)\S*)$/, marked],
  [
    /^remove the space at the beginning or end/,
    (lines, problem) => {
      const { line, column, length = 1 } = problem;
      return marked(lines, problem, (lines[line - 1] ?? "").slice(column, column - 2 + length));
    },
  ],
  [
    /^begin it with https:/,
    (lines, { line }) => withLine(lines, line, (lines[line - 1] ?? "").replace("http:", "https:")),
  ],
  [
    /^shorten it by (\d+) character/,
    (lines, { line, column, length = 1 }, count) => {
      const before = lines[line - 1] ?? "";
      const end = column - 1 + length - (/["']$/.test(before.slice(0, column - 1 + length)) ? 1 : 0);
      return withLine(lines, line, before.slice(0, end - Number(count)) + before.slice(end));
    },
  ],
];

const RENAMED =
  /^(?:rename it to |rename the file: call it "|move it to |did you mean "?)([\w./-]+?)"?(?:[.?]|, for example\.)$/;

/** The files with the advice applied; `undefined` if it has nothing to copy. */
export const withAdvice = (files: Files, problem: Problem): Files | undefined => {
  const { file, help, code } = problem;
  const content = files[file];
  const [, name] = RENAMED.exec(help) ?? [];
  if (name !== undefined && (code === "unknown-file" || code === "bad-file-name")) {
    const path = name.includes("/") ? name : file.replace(/[^/]*$/, name);
    return { ...files, [file]: undefined, [path]: content };
  }
  if (typeof content !== "string") return undefined;
  for (const [words, apply] of ADVICE) {
    const match = words.exec(help);
    const lines = match && apply(content.split("\n"), problem, ...match.slice(1));
    if (lines) return { ...files, [file]: lines.join("\n") };
  }
  return undefined;
};
