/** Rewords problems for somebody who sees a form, not a file, and finds their fields. */
import { shapeOf, visitValues, type PathStep } from "../content-model/fields/schema-walk";
import type { ContentKind } from "../content-model/kinds/kind";
import { labelOf } from "../content-model/fields/labels";
import { matchKind } from "../content-model/kinds/match-kind";
import { BODY, labelOfPath } from "../content-model/messages/form-labels";
import type { ContentProblem } from "../content-model/messages/problem";
import { describePath } from "../content-model/messages/voices";
import { inFormWords } from "./form-words";
import { readSource, type Source } from "../content-model/source";
import { bodyOf } from "../content-model/source/markdown";

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

/** Replaces field names such as `audioLength` by form labels. */
const withLabels = (kind: ContentKind, text: string): string =>
  Object.keys(shapeOf(kind.schema) ?? {})
    .filter((name) => /[A-Z]/.test(name))
    .reduce((told, name) => told.replace(new RegExp(`\\b${name}\\b(: )?`, "g"), `“${labelOf(name)}”$1`), text);

const told = (message: string, help: string): string =>
  inFormWords(`${message}\nFix: ${help.charAt(0).toLowerCase()}${help.slice(1)}`);

const inForm = (kind: ContentKind, bytes: Uint8Array, problem: ContentProblem): ExplainedProblem => {
  const { source } = readSource({ path: problem.file, bytes }, kind.schema);
  const { message, help } = problem.form ?? problem;
  if (!source) return { text: told(message, help) };
  if (problem.code === "missing-body")
    return { path: [BODY], label: "Text", text: told('"Text" is empty.', "write it.") };
  if (kind.body && problem.line >= source.bodyLine)
    return { path: pathInBody(source, problem.line), label: "Text", text: told(message, help) };
  const path = problem.path ?? pathAtPlace(kind, source, problem);
  if (path.length === 0) return { text: told(withLabels(kind, message), withLabels(kind, help)) };
  const label = labelOfPath(kind.schema, path, source.data);
  const named = withLabels(kind, message.replace(`"${describePath(path)}"`, `"${label}"`));
  const text = named.includes(`"${label}"`) ? named : `"${label}": ${named}`;
  return { path, label, text: told(text, withLabels(kind, help)) };
};

/** The place of a problem in another file. */
const elsewhere = ({ file, message, help }: ContentProblem): ExplainedProblem => ({
  text: `In ${matchKind(file)?.kind.noun ?? "a file"} (${file}): ${message}\nFix: ${help}`,
});

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
