/** Rewords problems for somebody who sees a form, not a file, and finds their fields. */
import {
  BODY,
  bodyOf,
  type ContentKind,
  type ContentProblem,
  describePath,
  formMessage,
  type FormNames,
  labelOfPath,
  type Message,
  type PathStep,
  readSource,
  schemaAt,
  type Source,
  visitValues,
} from "content-kit";
import { matchKind } from "./kinds";
import { formOf, inFormWords } from "./form-words";

/** A problem in the form's terms. */
export interface ExplainedProblem {
  text: string;
  /** The path of its field. */
  path?: readonly PathStep[];
  /** The label of its field. */
  label?: string;
  /** The line of the text. */
  line?: number;
  /** The address of the form that has the problem, where that is another one. */
  form?: string;
}

/** A position in the Markdown text: field, and block of the line. */
const pathInBody = (source: Source, line: number): PathStep[] => {
  const blocks = bodyOf(source).children;
  const block = blocks.findIndex(({ position }) => (position?.end.line ?? 0) + source.bodyLine - 1 >= line);
  return block === -1 ? [BODY] : [BODY, block];
};

/** The line of the text as the form has it, which begins with the first line that is not empty. */
const lineInBody = ({ body, bodyLine }: Source, line: number): number => {
  const [empty = ""] = /^\s*\n/.exec(body) ?? [];
  return line - bodyLine - (empty.split("\n").length - 1) + 1;
};

/** The field at a problem's position. */
const pathAtPlace = (kind: ContentKind, source: Source, { line, column }: ContentProblem): readonly PathStep[] => {
  let found: readonly PathStep[] = [];
  visitValues(kind.schema, source.data, (_value, _schema, path) => {
    const place = source.locate(path);
    if (place.line === line && place.column === column) found = path;
  });
  return found;
};

/** How the form of a kind names what is in a message, and whether a message has named a field. */
const namesIn = (kind: ContentKind | undefined, data?: unknown) => {
  let isNamed = false;
  const names: FormNames = {
    label: (path) => {
      isNamed = true;
      return kind ? labelOfPath(kind.schema, path, data) : describePath(path);
    },
    name: (path) =>
      kind
        ? labelOfPath(schemaAt(kind.schema, path.slice(0, -1), data) ?? kind.schema, path.slice(-1))
        : describePath(path.slice(-1)),
    form: formOf,
    described: inFormWords,
  };
  return { names, hasNamed: () => isNamed };
};

const textOf = ({ message, help }: Message): string => `${message}\nFix: ${help}`;

const inForm = (kind: ContentKind, bytes: Uint8Array, problem: ContentProblem): ExplainedProblem => {
  const { source } = readSource({ path: problem.file, bytes }, kind.schema);
  const { names, hasNamed } = namesIn(kind, source?.data);
  const words = formMessage(problem, names);
  if (!source) return { text: textOf(words) };
  if (problem.code === "missing-body") return { path: [BODY], label: "Text", text: textOf(words) };
  if (kind.body && problem.line >= source.bodyLine)
    return {
      path: pathInBody(source, problem.line),
      label: "Text",
      text: textOf(words),
      line: lineInBody(source, problem.line),
    };
  const path = problem.path ?? pathAtPlace(kind, source, problem);
  if (path.length === 0) return { text: textOf(words) };
  const label = labelOfPath(kind.schema, path, source.data);
  const text = hasNamed() ? textOf(words) : `"${label}": ${textOf(words)}`;
  return { path, label, text };
};

/** The place of a problem in another file. */
const elsewhere = (problem: ContentProblem): ExplainedProblem => {
  const kind = matchKind(problem.file)?.kind;
  const { message, help } = formMessage(problem, namesIn(kind).names);
  return { text: `In ${kind?.noun ?? "a file"} (${problem.file}): ${message}\nFix: ${help}` };
};

/** An entry that links to a deleted one. */
const stillUsed = ({ file }: ContentProblem, deleted: string): ExplainedProblem => ({
  text: `"${deleted}" is still named in ${matchKind(file)?.kind.noun ?? "a file"} (${file}).\nFix: remove the link or the name there first, and delete it then.`,
});

/**
 * The problems of a save, in the form's terms.
 * @param edited the path of the form's file; `undefined` when deleting
 * @param changes the files' new bytes
 * @param addressOf the address of the form of another file, where it is known
 */
export const explainProblems = (
  problems: readonly ContentProblem[],
  edited: string | undefined,
  changes: ReadonlyMap<string, Uint8Array | undefined>,
  addressOf: (problem: ContentProblem) => string | undefined = () => undefined,
): ExplainedProblem[] => {
  const deleted = edited === undefined ? [...changes.keys()] : [];
  return problems.map((problem) => {
    const kind = matchKind(problem.file)?.kind;
    const bytes = changes.get(problem.file);
    if (problem.file === edited && kind && bytes) return inForm(kind, bytes, problem);
    const form = addressOf(problem);
    const explained =
      deleted.length > 0 && !deleted.includes(problem.file) ? stillUsed(problem, deleted[0] ?? "") : elsewhere(problem);
    return form === undefined ? explained : { ...explained, form };
  });
};
