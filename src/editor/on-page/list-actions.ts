/** Adds, moves and removes an item of a list, as its form does: by the same way to the file and past the same check. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchKind } from "../../content-model/kinds/match-kind";
import { valueAt, type PathStep } from "../../content-model/fields/schema-walk";
import { fileParts, formatFile, valuesOf } from "../preserve-formatting";
import type { Fields } from "../yaml-fresh";

export type ListAction = "add" | "up" | "down" | "remove";

export interface ListRequest {
  file: string;
  /** The path of the list. */
  path: readonly PathStep[];
  index: number;
  action: ListAction;
  /** The item as the page has it: another one at its place was moved there meanwhile. */
  size: number;
}

/** The items after an action; a new item begins as a copy of the one before it. */
export const changedList = (items: readonly unknown[], index: number, action: ListAction): unknown[] => {
  const item = items[index];
  const rest = items.filter((_, at) => at !== index);
  if (action === "remove") return rest;
  if (action === "add") return items.toSpliced(index + 1, 0, structuredClone(item));
  const to = Math.min(Math.max(index + (action === "up" ? -1 : 1), 0), items.length - 1);
  return rest.toSpliced(to, 0, item);
};

/** Fields with another value at a path. */
export const withValue = (value: unknown, path: readonly PathStep[], changed: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return changed;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withValue(item, rest, changed) : item));
  const fields = (value ?? {}) as Fields;
  return { ...fields, [step]: withValue(fields[String(step)], rest, changed) };
};

/** The file before and after an action. @throws where the list is not as the page has it */
export const applyListAction = (
  folder: string,
  { file, path, index, action, size }: ListRequest,
): { base: string; raw: string } => {
  const kind = matchKind(file)?.kind;
  if (!kind || !existsSync(join(folder, file))) throw new Error(`${file} is no file of the content.`);
  const base = readFileSync(join(folder, file), "utf8");
  const parts = fileParts(kind, base);
  const values = valuesOf(parts);
  const items = valueAt(values, path);
  if (!Array.isArray(items) || items.length !== size || index >= size)
    throw new Error("The list was changed meanwhile. Fix: look at the page as it is now, and press again.");
  const changed = withValue(values, path, changedList(items, index, action)) as Fields;
  return { base, raw: formatFile(kind, base, { values: changed, body: parts.body }) };
};
