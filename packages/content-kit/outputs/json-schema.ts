/**
 * JSON Schemas of the content kinds, for completion and hover texts in code editors.
 * Draft 7, which YAML language servers support. The content check stays authoritative.
 */
import * as z from "zod";
import { exampleOf } from "../fields/examples";
import type { ContentKind } from "../kinds/kind";
import { labelOf } from "../fields/labels";
import { labelOfKind } from "../kinds/labels";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf } from "../fields/schema-walk";

export type JsonSchema = Record<string, unknown>;

/** Describes a reference's target. */
const describeReference = (kind: string): string =>
  kind === "City"
    ? "a city, as state/city"
    : kind === "Claim"
      ? "a claim, by its id in site.yaml"
      : `a ${kind.toLowerCase()}, by its slug`;

const inYaml = (value: unknown): string =>
  typeof value === "string" && /^[\d{[>|@`"'%&*!#-]|: /.test(value) ? JSON.stringify(value) : String(value);

/** A field's hover text. */
const hover = (schema: z.ZodType, name: string): string => {
  const { description, examples, placeholders, reference } = fieldMeta(schema);
  const parts = [description];
  if (reference) parts.push(`Names ${describeReference(reference)}.`);
  if (placeholders?.length) parts.push(`Filled in here: ${placeholders.map((word) => `\`{${word}}\``).join(", ")}.`);
  if (examples) parts.push(`Example: \`${name}: ${inYaml(examples[0])}\``);
  if (isOptional(schema)) parts.push("_May be left out._");
  return parts.join("\n\n");
};

/** The JSON Schema of a scalar, without Zod's internals. */
const plainValue = (schema: z.ZodType): JsonSchema => {
  const { type, pattern, format, minLength, maxLength, minimum, maximum, anyOf } = z.toJSONSchema(schema, {
    target: "draft-7",
  });
  const isEndless = (limit: number | undefined): boolean =>
    limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER;
  const all = {
    type,
    anyOf,
    pattern,
    format: format === "safeint" ? undefined : format,
    minLength,
    maxLength,
    minimum: isEndless(minimum) ? undefined : minimum,
    maximum: isEndless(maximum) ? undefined : maximum,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** Snippet for a new group: every required field with its example. */
const snippet = (schema: z.ZodType): JsonSchema[] => [
  {
    label: labelOf(fieldMeta(schema).label ?? fieldMeta(schema).id ?? "all fields"),
    description: "Every field that is required.",
    body: exampleOf(schema),
  },
];

const groupSchema = (schema: z.ZodType): JsonSchema => {
  const fields = Object.entries(shapeOf(schema) ?? {});
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field, name)])),
    required: fields.flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
    additionalProperties: false,
    defaultSnippets: snippet(schema),
  };
};

/** One of several groups, each with its own snippet. */
const variantSchema = (variants: ReadonlyMap<string, z.ZodType>): JsonSchema => ({
  type: "object",
  required: ["type"],
  defaultSnippets: [...variants].flatMap(([type, group]) =>
    snippet(group).map((one) => ({ ...one, label: type, description: fieldMeta(group).description })),
  ),
  // Validated against the group of its type alone, so that editors show the mistakes of that group.
  allOf: [...variants].map(([type, group]) => ({
    if: { properties: { type: { const: type } }, required: ["type"] },
    then: { description: fieldMeta(group).description, ...groupSchema(group) },
  })),
  properties: {
    type: {
      enum: [...variants.keys()],
      description: "Which section it is.",
      examples: [[...variants.keys()][0]],
    },
  },
});

const shapeSchema = (schema: z.ZodType): JsonSchema => {
  const variants = variantsOf(schema);
  if (variants) return variantSchema(variants);
  if (shapeOf(schema)) return groupSchema(schema);
  if (schema instanceof z.ZodLiteral) return { const: schema.value };
  const element = elementOf(schema);
  if (element) {
    const { minItems, maxItems } = z.toJSONSchema(schema);
    return {
      type: "array",
      items: fieldSchema(element, "-"),
      ...(minItems === undefined ? {} : { minItems }),
      ...(maxItems === undefined ? {} : { maxItems }),
    };
  }
  return schema instanceof z.ZodEnum ? { type: "string", enum: schema.options } : plainValue(schema);
};

const fieldSchema = (schema: z.ZodType, name: string): JsonSchema => {
  const { description, examples } = fieldMeta(schema);
  return {
    description,
    markdownDescription: hover(schema, name),
    ...shapeSchema(unwrap(schema)),
    examples: examples ?? [exampleOf(unwrap(schema))],
  };
};

/** The schema of a kind's file; of its front matter, where it is Markdown. */
export const jsonSchema = (kind: ContentKind): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: labelOfKind(kind),
  description: kind.description,
  ...groupSchema(kind.schema),
});
