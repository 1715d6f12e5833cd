/**
 * Generates a new file from its schema: every required field, with its description as a comment and a valid value that
 * is marked to be filled in.
 */
import { Document, Scalar, YAMLMap, YAMLSeq } from "yaml";
import * as z from "zod";
import { FILL_IN, FILL_IN_COMMENT, FILL_IN_SHORT } from "../fields/fill-in";
import { elementOf, fieldMeta, isOptional, shapeOf, unwrap, variantsOf } from "../fields/schema-walk";

/** Values known in advance. */
export interface Known {
  /** Values by the name of the outermost fields. */
  values: Readonly<Record<string, unknown>>;
  /** Today, for dates. */
  today: string;
  /** The slug of an existing entry of a kind, for reference fields. */
  nameOf: (kind: string) => string | undefined;
}

/** Optional fields that every new entry gets: they hide or mark it until it is filled in. */
const MARKS = ["draft", "sample"];

/** The minimum length that leaves room for part of the example after the mark. */
const shortened = (text: string, max: number): string =>
  max < FILL_IN.length ? FILL_IN_SHORT.slice(0, max) : text.slice(0, max).trimEnd();

/** True for free text. */
const isFreeText = (schema: z.ZodType): boolean => {
  const { type, pattern, format, enum: words } = z.toJSONSchema(unwrap(schema));
  return type === "string" && !pattern && !format && !words;
};

const scalar = (value: unknown, comment?: string): Scalar => {
  const node = new Scalar(value);
  if (comment !== undefined) node.comment = ` ${comment}`;
  return node;
};

const plainValue = (schema: z.ZodType, { today, nameOf }: Known): Scalar => {
  const { examples: [example] = [], reference, control } = fieldMeta(schema);
  if (isFreeText(schema)) {
    const { maxLength = Infinity } = z.toJSONSchema(unwrap(schema));
    return scalar(shortened(`${FILL_IN} ${String(example)}`, maxLength));
  }
  const value = control === "date" ? today : reference ? (nameOf(reference) ?? example) : example;
  return scalar(value, FILL_IN_COMMENT);
};

const groupNode = (schema: z.ZodType, known: Known, withComments: boolean): YAMLMap => {
  const map = new YAMLMap();
  for (const [name, field] of Object.entries(shapeOf(schema) ?? {})) {
    const { description, isUsual } = fieldMeta(field);
    if (isOptional(field) && !isUsual && !MARKS.includes(name) && !(name in known.values)) continue;
    const key = new Scalar(name);
    if (withComments && description) key.commentBefore = ` ${description}`;
    map.add({ key, value: valueOf(name, field, known, withComments) });
  }
  return map;
};

const valueOf = (name: string, field: z.ZodType, known: Known, withComments: boolean) => {
  if (name in known.values) return scalar(known.values[name]);
  if (MARKS.includes(name)) return scalar(true);
  return nodeOf(field, { ...known, values: {} }, withComments);
};

const nodeOf = (schema: z.ZodType, known: Known, withComments: boolean): Scalar | YAMLMap | YAMLSeq => {
  if (schema instanceof z.ZodLiteral) return scalar(schema.value);
  const [variant] = variantsOf(schema)?.values() ?? [];
  if (variant) return groupNode(variant, known, withComments);
  if (shapeOf(schema)) return groupNode(schema, known, withComments);
  const element = elementOf(schema);
  if (!element) return plainValue(schema, known);
  const { minItems = 1 } = z.toJSONSchema(unwrap(schema));
  const list = new YAMLSeq();
  // Only the first item has comments; the others are alike.
  for (let index = 0; index < Math.max(1, minItems); index += 1)
    list.add(nodeOf(element, known, withComments && index === 0));
  return list;
};

/** The fields of a new file as YAML. */
export const scaffoldFields = (schema: z.ZodType, known: Known): string => {
  const document = new Document(undefined, { aliasDuplicateObjects: false });
  document.contents = groupNode(schema, known, true);
  return document.toString({ lineWidth: 0 });
};
