/** Helpers to traverse Zod schemas and read their metadata. */
import * as z from "zod";
import type { FieldMeta } from ".";
import { memoizeByObject } from "../lib/memoize";

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extends zod's own, as its documentation says
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** A field's metadata; groups with names have an id. */
type Meta = Partial<FieldMeta> & { id?: string };

export type PathStep = string | number;

/** A schema's metadata, merged with its parent's: `as()` clones a group, and the id stays on the parent. */
export const metaOf = (schema: z.ZodType): Meta => {
  const meta: Meta = z.globalRegistry.get(schema) ?? {};
  const parent = schema._zod.parent as z.ZodType | undefined;
  return parent ? { ...metaOf(parent), ...meta } : meta;
};

/** A named group's own metadata, ignoring overrides by `as()`. */
export const ownMeta = (schema: z.ZodType): Meta => {
  const meta: Meta = z.globalRegistry.get(schema) ?? {};
  const parent = schema._zod.parent as z.ZodType | undefined;
  return meta.id !== undefined || !parent ? meta : ownMeta(parent);
};

export const isOptional = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> => schema instanceof z.ZodOptional;

/** The schema without `optional` around it. */
export const unwrap = (schema: z.ZodType): z.ZodType => (isOptional(schema) ? unwrap(schema.unwrap()) : schema);

/** A field's metadata, set on it or on the schema inside `optional`. */
export const fieldMeta = memoizeByObject((schema: z.ZodType): Meta => ({
  ...metaOf(unwrap(schema)),
  ...metaOf(schema),
}));

/** True for a field whose value is one of a few codes, such as the name of an icon or of an entry. */
export const isChoice = (schema: z.ZodType): boolean => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral || fieldMeta(schema).reference !== undefined;
};

/** A group's fields; `undefined` for other schemas. */
export const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
};

/** The groups that a value may be one of, by what their field `type` says; `undefined` for other schemas. */
export const variantsOf = memoizeByObject((schema: z.ZodType): ReadonlyMap<string, z.ZodType> | undefined => {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined;
  const options = inner.options as z.ZodType[];
  return new Map(options.map((option) => [String((shapeOf(option)?.["type"] as z.ZodLiteral).value), option]));
});

/** The group that a value is, where it may be one of several; otherwise the schema itself. */
export const variantOf = (schema: z.ZodType, value: unknown): z.ZodType => {
  const type = below(value, "type");
  return (typeof type === "string" ? variantsOf(schema)?.get(type) : undefined) ?? schema;
};

/** A list's element schema; `undefined` for other schemas. */
export const elementOf = (schema: z.ZodType): z.ZodType | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
};

/** An own field of a group; never an inherited property such as `constructor`. */
const fieldOf = (shape: Record<string, z.ZodType> | undefined, name: string): z.ZodType | undefined =>
  shape && Object.hasOwn(shape, name) ? shape[name] : undefined;

/** A field of a group; where it may be one of several, that of the first which has it. */
const fieldIn = (schema: z.ZodType, name: string): z.ZodType | undefined => {
  for (const group of variantsOf(schema)?.values() ?? [schema]) {
    const field = fieldOf(shapeOf(group), name);
    if (field) return field;
  }
  return undefined;
};

const below = (value: unknown, step: PathStep): unknown =>
  value !== null && typeof value === "object" ? Reflect.get(value, step) : undefined;

/** The value at a path, or `undefined`. */
export const valueAt = (data: unknown, path: readonly PathStep[]): unknown => path.reduce<unknown>(below, data);

/** The text at a path; `undefined` for anything else. */
export const textAt = (data: unknown, ...path: readonly PathStep[]): string | undefined => {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
};

/** The list at a path; empty for anything else. */
export const listAt = (data: unknown, ...path: readonly PathStep[]): readonly unknown[] => {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
};

/** The texts of the list at a path. */
export const textsAt = (data: unknown, ...path: readonly PathStep[]): string[] =>
  listAt(data, ...path).filter((item) => typeof item === "string");

/**
 * The schema at a path; `undefined` if the path leaves the schema.
 * @param data the value at the root, which selects the variant of a union
 */
export const schemaAt = (schema: z.ZodType, path: readonly PathStep[], data?: unknown): z.ZodType | undefined => {
  let value = data;
  return path.reduce<z.ZodType | undefined>(
    (current, step) => {
      if (!current) return undefined;
      value = below(value, step);
      const field = typeof step === "number" ? elementOf(current) : fieldIn(current, step);
      return field && variantOf(field, value);
    },
    variantOf(schema, data),
  );
};

type Visit = (value: unknown, schema: z.ZodType, path: readonly PathStep[]) => void;

/**
 * Calls `visit` for every scalar of `data` with its schema.
 * @param isLookedInto whether to descend into a schema
 */
export const visitValues = (
  schema: z.ZodType,
  data: unknown,
  visit: Visit,
  isLookedInto: (schema: z.ZodType) => boolean = () => true,
  path: readonly PathStep[] = [],
): void => {
  if (!isLookedInto(schema)) return;
  const variant = variantOf(schema, data);
  if (variant !== schema) return visitValues(variant, data, visit, isLookedInto, path);
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
 * `visitValues` for selected fields. Subtrees without one are skipped, such as a state's thousands of cities.
 * @param isWanted whether to visit a field
 */
export const visitorOf = (isWanted: (meta: ReturnType<typeof fieldMeta>) => boolean) => {
  const isLookedInto = memoizeByObject((schema: z.ZodType): boolean => {
    const below = [...Object.values(shapeOf(schema) ?? {}), elementOf(schema), ...(variantsOf(schema)?.values() ?? [])];
    return isWanted(fieldMeta(schema)) || below.some((part) => part !== undefined && isLookedInto(part));
  });
  return (schema: z.ZodType, data: unknown, visit: Visit): void => visitValues(schema, data, visit, isLookedInto);
};
