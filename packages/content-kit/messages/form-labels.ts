/** Labels of form fields. */
import type { z } from "zod";
import {
  elementOf,
  fieldMeta,
  isChoice,
  schemaAt,
  shapeOf,
  valueAt,
  variantOf,
  type PathStep,
} from "../fields/schema-walk";
import { labelOf, singular } from "../fields/labels";

/** Name of the field with the Markdown text. */
export const BODY = "body";

/** The label of a field: the model's own, or one derived from its name. */
export const fieldLabel = (name: string, schema: z.ZodType): string => fieldMeta(schema).label ?? labelOf(name);

const LONGEST_NAME = 40;

/** Fields whose texts are for links and files. */
const CODES: readonly string[] = ["id", "slug"];

/** The first text of a list's item that was written by somebody. */
const nameOfItem = (item: object, schema: z.ZodType): string | undefined => {
  const fields = shapeOf(variantOf(schema, item)) ?? {};
  const texts = Object.entries(item).flatMap(([name, value]): unknown[] => {
    const field = fields[name];
    return CODES.includes(name) || (field && isChoice(field)) ? [] : [value];
  });
  const written = texts.find((value): value is string => typeof value === "string" && value !== "");
  // Of a Markdown text, the first line.
  const [text] = written?.replace(/^[#>*\s-]+/, "").split("\n") ?? [];
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
    const element = list && elementOf(list);
    const named = element && item !== null && typeof item === "object" ? nameOfItem(item, element) : undefined;
    return named ?? `${list ? singular(fieldLabel(String(parents.at(-1) ?? ""), list)) : "Item"} ${step + 1}`;
  });
  return labels.join(" › ");
};
