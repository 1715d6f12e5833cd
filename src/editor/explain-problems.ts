/** Rewords problems for somebody who sees a form, not a file. */
import { fieldMeta, schemaAt, type PathStep } from "../content-model/fields/schema-walk";
import type { ContentKind } from "../content-model/kinds/kind";
import { matchKind } from "../content-model/kinds/match-kind";
import type { ContentProblem } from "../content-model/messages/problem";
import { BODY, labelOfPath } from "./field-labels";
import { fileParts, valuesOf } from "./preserve-formatting";

/** A problem in the form's terms. */
export interface ExplainedProblem {
  text: string;
  /** The path of its field. */
  path?: readonly PathStep[];
  /** The label of its field. */
  label?: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STEPS = / › /;

/** Parses a path in a message: `tiers › item 2 › price`. */
const pathIn = (words: string): PathStep[] =>
  words.split(STEPS).map((step) => {
    const [, place] = /^item (\d+)$/.exec(step) ?? [];
    return place === undefined ? step : Number(place) - 1;
  });

/** The field of a message; messages begin with it, in quotes. */
const fieldOf = (kind: ContentKind, { message }: ContentProblem): { words: string; path: PathStep[] } | undefined => {
  for (const [, words = ""] of message.matchAll(/"([^"]+)"/g)) {
    const path = pathIn(words);
    if (schemaAt(kind.schema, path)) return { words, path };
  }
  return undefined;
};

const isInBody = (text: string, { line }: ContentProblem): boolean => {
  const start = text.split("\n").indexOf("---", 1);
  return start !== -1 && line > start + 1;
};

/** Advice for an empty field; the file's message would explain the YAML line. */
const howToFill = (kind: ContentKind, path: readonly PathStep[]): string => {
  const schema = schemaAt(kind.schema, path);
  const example: unknown = schema && fieldMeta(schema).examples?.[0];
  if (typeof example === "number") return `fill it in, for example: ${example}`;
  return typeof example === "string" ? `fill it in, for example: ${example}` : "fill it in.";
};

/** Advice without YAML syntax: field names, quotes, hyphens. */
const advice = (kind: ContentKind, problem: ContentProblem, path: readonly PathStep[]): string => {
  if (problem.code === "missing-field" || problem.code === "too-short") return howToFill(kind, path);
  return problem.help.replaceAll(`${path.at(-1)}: `, "");
};

const withoutFileTerms = (text: string): string => text.replace(/, in quotes\b/g, "").replaceAll("`", "");

const inForm = (kind: ContentKind, text: string, problem: ContentProblem): ExplainedProblem => {
  const told = (message: string, help: string): string =>
    withoutFileTerms(`${message}\nFix: ${help.charAt(0).toLowerCase()}${help.slice(1)}`);
  if (kind.body && (problem.code === "missing-body" || isInBody(text, problem)))
    return {
      path: [BODY],
      label: "Text",
      text:
        problem.code === "missing-body" ? told('"Text" is empty.', "write it.") : told(problem.message, problem.help),
    };
  const field = fieldOf(kind, problem);
  if (!field) return { text: told(problem.message, problem.help) };
  const label = labelOfPath(kind, field.path, valuesOf(fileParts(kind, text)));
  const message = problem.message.replace(`"${field.words}"`, `"${label}"`).replace(/^The field "/, '"');
  return { path: field.path, label, text: told(message, advice(kind, problem, field.path)) };
};

/** The place of a problem in another file. */
const elsewhere = ({ file, message, help }: ContentProblem): ExplainedProblem => ({
  text: `In ${matchKind(file)?.kind.noun ?? "a file"} (${file}): ${message}\nFix: ${help}`,
});

/** An entry that links to a deleted one. */
const stillUsed = ({ file }: ContentProblem, deleted: string): ExplainedProblem => ({
  text: `"${deleted}" is named in ${matchKind(file)?.kind.noun ?? "a file"} (${file}).\nFix: take the link to it away there first.`,
});

/**
 * The problems of a save, in the form's terms.
 * @param edited the path of the form's file; `undefined` when deleting
 * @param changes the files' new bytes
 */
export const explainProblems = (
  problems: readonly ContentProblem[],
  edited: string | undefined,
  changes: ReadonlyMap<string, Uint8Array | undefined>,
): ExplainedProblem[] => {
  const deleted = edited === undefined ? [...changes.keys()] : [];
  return problems.map((problem) => {
    const match = matchKind(problem.file);
    if (problem.file === edited && match)
      return inForm(match.kind, new TextDecoder().decode(changes.get(edited)), problem);
    if (deleted.length > 0 && !deleted.includes(problem.file)) return stillUsed(problem, deleted[0] ?? "");
    return elsewhere(problem);
  });
};

/** A sentence of the content model with form labels instead of field names. */
export const inFormWords = (sentence: string, fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields).reduce(
    (text, [name, label]) => (/[A-Z]/.test(name) ? text.replace(new RegExp(`\\b${name}\\b`, "g"), `“${label}”`) : text),
    capital(withoutFileTerms(sentence).replace(/^true (?:where|while|if)\b/i, (words) => words.replace(/true/i, "On"))),
  );
