/** Formats new values in YAML, in the style of the content files. */
import type { z } from "zod";
import { elementOf, shapeOf, variantOf } from "../content-model/fields/schema-walk";
import { isPlain, scalarText } from "./yaml-scalars";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Field names in the model's order; unknown names last. */
export const namesInOrder = (value: Fields, schema: z.ZodType | undefined): string[] => {
  const order = Object.keys((schema && shapeOf(variantOf(schema, value))) ?? {});
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort((a, b) => place(a) - place(b));
};

export const fieldSchema = (schema: z.ZodType | undefined, name: string): z.ZodType | undefined => {
  const shape = schema && shapeOf(schema);
  return shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
};

export const itemSchema = (schema: z.ZodType | undefined): z.ZodType | undefined => schema && elementOf(schema);

const spaces = (count: number): string => " ".repeat(count);

/** A value on one line, in flow style if it is a group or list. */
export const flowText = (value: unknown, schema?: z.ZodType): string => {
  if (isPlain(value)) return scalarText(value, { column: 0, before: 0, inFlow: true });
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, itemSchema(schema))).join(", ")}]`;
  const fields = value as Fields;
  const group = schema && variantOf(schema, value);
  const pairs = namesInOrder(fields, group).map(
    (name) => `${name}: ${flowText(fields[name], fieldSchema(group, name))}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(", ")} }` : "{}";
};

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** A field with its value; its name is at `column`, and the first line is not indented. */
export const pairText = (name: string, value: unknown, column: number, schema?: z.ZodType): string => {
  if (isPlain(value)) return `${name}: ${scalarText(value, { column, before: name.length + 2 })}`;
  if (isEmpty(value as object)) return `${name}: ${flowText(value)}`;
  return `${name}:\n${spaces(column + 2)}${blockText(value, column + 2, schema)}`;
};

/** An item of a list with its hyphen at `column`; the first line is not indented. */
export const itemText = (value: unknown, column: number, schema?: z.ZodType): string =>
  isPlain(value) || isEmpty(value as object)
    ? `- ${isPlain(value) ? scalarText(value, { column, before: 2 }) : flowText(value)}`
    : `- ${blockText(value, column + 2, schema)}`;

/** A group or list at `column`; the first line is not indented. */
export const blockText = (value: unknown, column: number, schema?: z.ZodType): string => {
  const group = schema && variantOf(schema, value);
  const members = Array.isArray(value)
    ? value.map((item) => itemText(item, column, itemSchema(schema)))
    : namesInOrder(value as Fields, group).map((name) =>
        pairText(name, (value as Fields)[name], column, fieldSchema(group, name)),
      );
  return members.join(`\n${spaces(column)}`);
};
