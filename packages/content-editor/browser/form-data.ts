/** What a form has: the fields of its file, and its text as the field `body`. */
import { stringify } from "yaml";
import { checkFile } from "../kinds";
import { type ContentKind, isError, type PathStep, textAt, valueAt } from "content-kit";
import { slugOf } from "content-kit/lib/slug";
import { fileParts, formatFile, valuesOf } from "../content-file";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import { isFields, type Fields } from "../fields";
import type { FormField } from "../form-fields";
import { mergeValues } from "../merge-values";

export const dataOf = (kind: ContentKind, text: string): Fields => {
  const parts = fileParts(kind, text);
  return { ...valuesOf(parts), ...(kind.body && { body: parts.body.trim() }) };
};

/** The name that a new entry's file gets; empty without a title or a name. */
export const slugOfData = (data: Fields): string => slugOf(textAt(data, "title") ?? textAt(data, "name") ?? "");

/** The day on this computer, as `YYYY-MM-DD`. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A new entry begins with the day; a copy without what no two entries may share. */
export const newData = (kind: ContentKind | undefined, copied: Fields | undefined): Fields => {
  if (!copied) return kind?.appears ? { [kind.appears]: today() } : {};
  const { guid: _, redirectFrom: __, ...data } = copied;
  return data;
};

const partsOf = (kind: ContentKind, data: Fields): { values: Fields; body: string } => {
  if (!kind.body) return { values: data, body: "" };
  const { body = "", ...values } = data;
  return { values, body: String(body) };
};

/** The data as a save sends it, which gives it the form of its file. */
export const rawOf = (kind: ContentKind, data: Fields): string => {
  const { values, body } = partsOf(kind, data);
  return kind.body ? `---\n${stringify(values)}---\n\n${body.trim()}\n` : stringify(values);
};

/** The data of a form with what was merged into its file by a save; what was typed meanwhile stays. */
export const withTheirs = (sent: Fields, ours: Fields, theirs: Fields): Fields =>
  mergeValues({ base: sent, ours, theirs }, [], (_, both) => both.ours) as Fields;

/** What is wrong with a form by itself. @param path from the content folder */
export const checkData = (path: string, kind: ContentKind, data: Fields): ExplainedProblem[] => {
  const { values, body } = partsOf(kind, data);
  const text = formatFile(kind, undefined, { values, body });
  const bytes = new TextEncoder().encode(text);
  return explainProblems(checkFile({ path, bytes }).problems.filter(isError), path, new Map([[path, bytes]]));
};

/** The data with another value at a path; a group loses a field that becomes undefined. */
export const withValue = (data: unknown, [step, ...path]: readonly PathStep[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : [];
    list[step] = withValue(list[step], path, value);
    return list;
  }
  const group: Fields = isFields(data) ? data : {};
  const changed = withValue(group[step], path, value);
  const { [step]: _, ...others } = group;
  return changed === undefined ? others : { ...group, [step]: changed };
};

/** The field of an item of a list. */
export const itemField = (list: FormField, item: unknown): FormField => {
  const type = isFields(item) ? list.types?.find(({ name }) => name === item["type"]) : undefined;
  const { singular = list.label, fields = [], names } = type ? { ...type, singular: list.singular } : list;
  return list.field ?? { name: "item", label: singular, widget: "object", fields, ...(names && { names }) };
};

/** The path of the field at a path of a form, or of the nearest one around a value that has none. */
export const fieldPath = (
  fields: readonly FormField[],
  data: Fields,
  path: readonly PathStep[],
): readonly PathStep[] => {
  let around: FormField = { name: "", label: "", widget: "object", fields: [...fields] };
  for (const [depth, step] of path.entries()) {
    const at = path.slice(0, depth + 1);
    const inner =
      around.widget === "list"
        ? itemField(around, valueAt(data, at))
        : around.fields?.find(({ name }) => name === step);
    if (!inner) return path.slice(0, depth);
    around = inner;
  }
  return path;
};
