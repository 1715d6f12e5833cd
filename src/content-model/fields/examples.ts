/** Examples of groups and lists, put together from those of their fields. */
import { z } from "zod";
import { elementOf, fieldMeta, isOptional, shapeOf } from "./schema-walk";

/** How many items a list must have. */
const leastItems = (schema: z.ZodType): number => z.toJSONSchema(schema).minItems ?? 1;

/** A value of the schema's form: the examples of the model, of groups what is required, of lists as few items as will do. */
export const exampleOf = (schema: z.ZodType): unknown => {
  const shape = shapeOf(schema);
  if (shape) {
    const required = Object.entries(shape).filter(([, field]) => !isOptional(field));
    return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field)]));
  }
  const element = elementOf(schema);
  if (element) return Array.from({ length: leastItems(schema) }, () => exampleOf(element));
  return fieldMeta(schema).examples?.[0];
};
