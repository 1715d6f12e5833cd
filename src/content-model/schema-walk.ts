/** Reading Zod schemas: what stands under optional, which fields a group has, what a field says about itself. */
import { z } from "zod";
import type { FieldMeta } from "./fields";
import { rememberFor } from "../remember";

export type PathStep = string | number;

/** The metadata of a schema; `as()` adds a sentence to a group, whose id then stands on its parent. */
export const metaOf = (schema: z.ZodType): Partial<FieldMeta> & { id?: string } => {
  const meta = (z.globalRegistry.get(schema) ?? {}) as Partial<FieldMeta> & { id?: string };
  const parent = schema._zod.parent as z.ZodType | undefined;
  return parent ? { ...metaOf(parent), ...meta } : meta;
};

/** What a named group says of itself, whatever is said of it in the place where it is used. */
export const ownMeta = (schema: z.ZodType): Partial<FieldMeta> & { id?: string } => {
  const meta = (z.globalRegistry.get(schema) ?? {}) as Partial<FieldMeta> & { id?: string };
  const parent = schema._zod.parent as z.ZodType | undefined;
  return meta.id !== undefined || !parent ? meta : ownMeta(parent);
};

export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional;

/** The schema without `optional` around it. */
export const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;

/** What a field says about itself, whether the sentence stands on it or on what is optional inside. */
export const fieldMeta = rememberFor((schema: z.ZodType): Partial<FieldMeta> & { id?: string } => ({
  ...metaOf(unwrap(schema)),
  ...metaOf(schema),
}));

/** The fields of a group, or `undefined` where the schema is none. */
export const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
};

/** What a list is a list of, or `undefined` where the schema is none. */
export const elementOf = (schema: z.ZodType): z.ZodType | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
};

/** A field of a group; a name such as `constructor`, which every object inherits, is none. */
const fieldOf = (shape: Record<string, z.ZodType> | undefined, name: string): z.ZodType | undefined =>
  shape && Object.hasOwn(shape, name) ? shape[name] : undefined;

/** The schema at a path of keys and positions, or `undefined` where the path leaves the schema. */
export const schemaAt = (schema: z.ZodType, path: readonly PathStep[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((current, step) => {
    if (!current) return undefined;
    return typeof step === "number" ? elementOf(current) : fieldOf(shapeOf(current), step);
  }, schema);

/** Calls `visit` for every plain value of `data` with the schema that describes it. */
export const visitValues = (
  schema: z.ZodType,
  data: unknown,
  visit: (value: unknown, schema: z.ZodType, path: readonly PathStep[]) => void,
  path: readonly PathStep[] = [],
): void => {
  const shape = shapeOf(schema);
  const element = elementOf(schema);
  if (shape && data !== null && typeof data === "object") {
    for (const [key, value] of Object.entries(data)) {
      const field = fieldOf(shape, key);
      if (field && value !== undefined) visitValues(field, value, visit, [...path, key]);
    }
  } else if (element && Array.isArray(data)) {
    data.forEach((value, index) => visitValues(element, value, visit, [...path, index]));
  } else {
    visit(data, schema, path);
  }
};
