/** Labels of form fields. */
import type { z } from "zod";
import { elementOf, fieldMeta, schemaAt, unwrap, type PathStep } from "../content-model/fields/schema-walk";
import { labelOf, singular } from "../content-model/kinds/labels";
import type { ContentKind } from "../content-model/kinds/kind";
import { isFields } from "./yaml-fresh";

/** Name of the field with the Markdown text. */
export const BODY = "body";

/** The label of a field. */
export const fieldLabel = (name: string, schema: z.ZodType): string => fieldMeta(schema).label ?? labelOf(name);

/** The label of a list item. */
export const itemLabel = (name: string, schema: z.ZodType): string => singular(fieldLabel(name, schema));

const LONGEST_NAME = 40;

/** A list item's first text, which its collapsed form shows. */
const nameOfItem = (item: unknown): string | undefined => {
  const texts = isFields(item) ? Object.values(item) : [item];
  const text = texts.find((value) => typeof value === "string" && value !== "") as string | undefined;
  return text && text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;
};

/** A path by labels: `Tiers › Growth › Price`. */
export const labelOfPath = (kind: ContentKind, path: readonly PathStep[], data?: unknown): string => {
  if (path[0] === BODY && kind.body) return "Text";
  const labels = path.map((step, index) => {
    const parents = path.slice(0, index);
    if (typeof step === "string") return fieldLabel(step, schemaAt(kind.schema, [...parents, step]) ?? kind.schema);
    const list = schemaAt(kind.schema, parents);
    const item = [...parents, step].reduce<unknown>((value, key) => (value as Record<PathStep, unknown>)?.[key], data);
    const named = nameOfItem(item);
    if (named !== undefined && list && elementOf(list)) return named;
    return `${list ? itemLabel(String(parents.at(-1) ?? ""), unwrap(list)) : "Item"} ${step + 1}`;
  });
  return labels.join(" › ");
};
