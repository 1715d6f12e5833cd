/** Example values of groups and lists, built from their fields' examples. */
import * as z from "zod";
import { elementOf, fieldMeta, isOptional, shapeOf, variantsOf } from "./schema-walk";

/** The minimum length of a list. */
const leastItems = (schema: z.ZodType): number => z.toJSONSchema(schema).minItems ?? 1;

/**
 * The smallest valid value of a schema: required and usual fields, counters, and minimum list lengths, with the model's
 * examples.
 */
export const exampleOf = (schema: z.ZodType): unknown => {
  const shape = shapeOf(schema);
  if (shape) {
    const required = Object.entries(shape).filter(
      ([, field]) => !isOptional(field) || fieldMeta(field).isCounter || fieldMeta(field).isUsual,
    );
    return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field)]));
  }
  const [variant] = variantsOf(schema)?.values() ?? [];
  if (variant) return exampleOf(variant);
  const element = elementOf(schema);
  if (element) return Array.from({ length: leastItems(schema) }, () => exampleOf(element));
  return fieldMeta(schema).examples?.[0];
};
