/** Reading Zod schemas: what stands under optional, which fields a group has, what a field says about itself. */
import { z } from "zod";
import type { FieldMeta } from ".";
import { memoizeByObject } from "../../lib/memoize";

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
export const fieldMeta = memoizeByObject((schema: z.ZodType): Partial<FieldMeta> & { id?: string } => ({
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

type Visit = (value: unknown, schema: z.ZodType, path: readonly PathStep[]) => void;

/**
 * Calls `visit` for every plain value of `data` with the schema that describes it.
 * @param isLookedInto whether there is something to visit in what a schema describes
 */
export const visitValues = (
  schema: z.ZodType,
  data: unknown,
  visit: Visit,
  isLookedInto: (schema: z.ZodType) => boolean = () => true,
  path: readonly PathStep[] = [],
): void => {
  if (!isLookedInto(schema)) return;
  const shape = shapeOf(schema);
  const element = elementOf(schema);
  if (shape && data !== null && typeof data === "object") {
    for (const [key, value] of Object.entries(data)) {
      const field = fieldOf(shape, key);
      if (field && value !== undefined) visitValues(field, value, visit, isLookedInto, [...path, key]);
    }
  } else if (element && Array.isArray(data)) {
    data.forEach((value, index) => visitValues(element, value, visit, isLookedInto, [...path, index]));
  } else {
    visit(data, schema, path);
  }
};

/**
 * `visitValues` for the values of some fields alone: parts without such a field are passed over, as a state's thousands of cities.
 * @param isWanted whether a field says of itself that it is one
 */
export const visitorOf = (isWanted: (meta: ReturnType<typeof fieldMeta>) => boolean) => {
  const isLookedInto = memoizeByObject((schema: z.ZodType): boolean => {
    const below = [...Object.values(shapeOf(schema) ?? {}), elementOf(schema)];
    return isWanted(fieldMeta(schema)) || below.some((part) => part !== undefined && isLookedInto(part));
  });
  return (schema: z.ZodType, data: unknown, visit: Visit): void => visitValues(schema, data, visit, isLookedInto);
};
