/** Labels of form fields. */
import type { z } from "zod";
import { elementOf, fieldMeta, schemaAt, unwrap, valueAt, type PathStep } from "../fields/schema-walk";
import { labelOf, singular } from "../fields/labels";

/** Name of the field with the Markdown text. */
export const BODY = "body";

const fieldLabel = (name: string, schema: z.ZodType): string => fieldMeta(schema).label ?? labelOf(name);

const LONGEST_NAME = 40;

/** A list item's first text, which its collapsed form shows. */
const nameOfItem = (item: unknown): string | undefined => {
  const texts: unknown[] = item !== null && typeof item === "object" ? Object.values(item) : [item];
  const text = texts.find((value): value is string => typeof value === "string" && value !== "");
  return text && text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;
};

/**
 * A path by labels: `Tiers › Growth › Price`.
 * @param last the value at the path's end, which may not be in the data: an item that the form removed
 */
export const labelOfPath = (schema: z.ZodType, path: readonly PathStep[], data?: unknown, last?: unknown): string => {
  if (path[0] === BODY && !schemaAt(schema, [BODY])) return "Text";
  const labels = path.map((step, index) => {
    const parents = path.slice(0, index);
    if (typeof step === "string") return fieldLabel(step, schemaAt(schema, [...parents, step]) ?? schema);
    const list = schemaAt(schema, parents);
    const isLast = index === path.length - 1 && last !== undefined;
    const item = isLast ? last : valueAt(data, [...parents, step]);
    // An item of a list of texts is the value itself, which messages repeat.
    const isGroup = item !== null && typeof item === "object";
    const named = isGroup && list && elementOf(list) ? nameOfItem(item) : undefined;
    return named ?? `${list ? singular(fieldLabel(String(parents.at(-1) ?? ""), unwrap(list))) : "Item"} ${step + 1}`;
  });
  return labels.join(" › ");
};
