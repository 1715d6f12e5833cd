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
import type { Changes } from "content-kit/read";
import { formAddress } from "./form-address";
import { matchKind } from "./kinds";
import { formOf, inFormWords } from "./form-words";

/** A problem in the form's terms. */
export interface ExplainedProblem {
  text: string;
  /** The path of its field. */
  path?: readonly PathStep[];
  /** The label of its field. */
  label?: string;
  /** The address of the form that has the problem, where that is another one. */
  form?: string;
}

/** A position in the Markdown text: field, and block of the line. */
const pathInBody = (source: Source, line: number): PathStep[] => {
  const blocks = bodyOf(source).children;
  const block = blocks.findIndex(({ position }) => (position?.end.line ?? 0) + source.bodyLine - 1 >= line);
  return block === -1 ? [BODY] : [BODY, block];
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

/** How the form of a kind names what is in a message. */
const namesIn = (kind: ContentKind | undefined, data?: unknown): FormNames => ({
  label: (path) => (kind ? labelOfPath(kind.schema, path, data) : describePath(path)),
  name: (path) =>
    kind
      ? labelOfPath(schemaAt(kind.schema, path.slice(0, -1), data) ?? kind.schema, path.slice(-1))
      : describePath(path.slice(-1)),
  form: formOf,
  described: inFormWords,
});

const textOf = ({ message, help }: Message): string => `${message}\nFix: ${help}`;

const inForm = (kind: ContentKind, bytes: Uint8Array, problem: ContentProblem): ExplainedProblem => {
  const { source } = readSource({ path: problem.file, bytes }, kind.schema);
  const text = textOf(formMessage(problem, namesIn(kind, source?.data)));
  if (!source) return { text };
  if (problem.code === "missing-body") return { path: [BODY], label: "Text", text };
  if (kind.body && problem.line >= source.bodyLine)
    return { path: pathInBody(source, problem.line), label: "Text", text };
  const path = problem.path ?? pathAtPlace(kind, source, problem);
  if (path.length === 0) return { text };
  const label = labelOfPath(kind.schema, path, source.data);
  return { path, label, text: text.includes(`"${label}"`) ? text : `"${label}": ${text}` };
};

/** A problem in another file than that of the form. @param deleted what it may still name */
const elsewhere = (problem: ContentProblem, deleted: string | undefined): ExplainedProblem => {
  const { file, path = [] } = problem;
  const match = matchKind(file);
  const noun = match?.kind.noun ?? "a file";
  const { message, help } = formMessage(problem, namesIn(match?.kind));
  const text =
    deleted === undefined
      ? `In ${noun} (${file}): ${message}\nFix: ${help}`
      : `"${deleted}" is still named in ${noun} (${file}).\nFix: remove the link or the name there first, and delete it then.`;
  return match ? { text, form: formAddress(match, path) } : { text };
};

/**
 * The problems of a change, in the form's terms.
 * @param edited the path of the form's file, if it has one
 * @param changes the files' new bytes
 */
export const explainProblems = (
  problems: readonly ContentProblem[],
  edited: string | undefined,
  changes: Changes,
): ExplainedProblem[] => {
  const isDeletion = [...changes.values()].every((bytes) => bytes === undefined);
  const [deleted] = isDeletion ? changes.keys() : [];
  return problems.map((problem) => {
    const kind = matchKind(problem.file)?.kind;
    const bytes = changes.get(problem.file);
    return problem.file === edited && kind && bytes
      ? inForm(kind, bytes, problem)
      : elsewhere(problem, changes.has(problem.file) ? undefined : deleted);
  });
};
