/** The smallest file of a kind that the check finds right, made of the examples that the fields carry. */
import { isScalar, visit, Document } from "yaml";
import { z } from "zod";
import type { ContentKind } from "./kind";
import { elementOf, fieldMeta, isOptional, shapeOf } from "./schema-walk";

const leastItems = (schema: z.ZodType): number => z.toJSONSchema(schema).minItems ?? 1;

/** A value of the schema's form: the examples of the model, and of lists as few items as will do. */
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

/** Fields as YAML; what begins with a digit stands in quotes, so that nobody has to know where it must. */
const yamlOf = (fields: unknown): string => {
  const document = new Document(fields, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== "key" && isScalar(node) && typeof node.value === "string" && /^\d/.test(node.value))
        node.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 });
};

/** The text of the smallest file; `fields` stand in for the examples. */
export const exampleText = (kind: ContentKind, fields: unknown = exampleOf(kind.schema)): string =>
  kind.body ? `---\n${yamlOf(fields)}---\n\nA first paragraph.\n` : yamlOf(fields);
