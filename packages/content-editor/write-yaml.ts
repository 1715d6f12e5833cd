/** Writes values into YAML by `yaml`'s documents: comments, empty lines and the order of fields stay. */
import deepEqual from "fast-deep-equal";
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { z } from "zod";
import { type PathStep, schemaAt, shapeOf, variantOf } from "content-kit";
import { isFields, type Fields } from "./fields";
import { matchItems } from "./match-items";

type Schema = z.ZodType | undefined;

/** Readers of YAML 1.1 take unquoted dates and durations for other types. */
const OPTIONS = { compat: "yaml-1.1" } as const;

const written = (document: Document): string => document.toString({ lineWidth: 0 });

/** The schema of a field of a group, or of the items of a list. */
export const schemaIn = (schema: Schema, step: PathStep): Schema => schema && schemaAt(schema, [step]);

const variantFor = (schema: Schema, value: unknown): Schema => schema && variantOf(schema, value);

/** Field names in the model's order; unknown names last. */
const namesInOrder = (fields: Fields, group: Schema): string[] => {
  const order = Object.keys((group && shapeOf(group)) ?? {});
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort((a, b) => place(a) - place(b));
};

/** A value with its fields in the model's order. */
const inOrder = (value: unknown, schema: Schema): unknown => {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, schemaIn(schema, 0)));
  if (!isFields(value)) return value;
  const group = variantFor(schema, value);
  return Object.fromEntries(
    namesInOrder(value, group).map((name) => [name, inOrder(value[name], schemaIn(group, name))]),
  );
};

class Writer {
  constructor(private readonly document: Document) {}

  private made(value: unknown, schema: Schema): unknown {
    return this.document.createNode(inOrder(value, schema));
  }

  /** The node for a value: the old one with what has changed, or a new one. */
  node(old: unknown, value: unknown, schema: Schema): unknown {
    if (isScalar(old) && (value === null || typeof value !== "object")) {
      const isBlock = old.type?.startsWith("BLOCK") === true;
      // A form does not show the line end of a block.
      const hadEnd = isBlock && String(old.value).endsWith("\n");
      if (isBlock && !String(value).includes("\n")) delete old.type;
      old.value = hadEnd && typeof value === "string" && !value.endsWith("\n") ? `${value}\n` : value;
      delete old.source;
      return old;
    }
    if (isMap(old) && isFields(value)) return this.group(old, value, variantFor(schema, value));
    if (isSeq(old) && Array.isArray(value)) return this.list(old, value, schemaIn(schema, 0));
    return this.made(value, schema);
  }

  group(map: YAMLMap, fields: Fields, group: Schema): YAMLMap {
    const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
    map.items = map.items.filter((pair) => fields[nameOf(pair)] !== undefined);
    const order = namesInOrder(fields, group);
    for (const [place, name] of order.entries()) {
      const pair = map.items.find((one) => nameOf(one) === name);
      const schema = schemaIn(group, name);
      if (pair) {
        const old: unknown = isCollection(pair.value) || isScalar(pair.value) ? pair.value.toJSON() : undefined;
        if (!deepEqual(old, fields[name])) pair.value = this.node(pair.value, fields[name], schema);
        continue;
      }
      const before = order.slice(0, place).findLast((other) => map.items.some((one) => nameOf(one) === other));
      const at = before === undefined ? 0 : map.items.findIndex((one) => nameOf(one) === before) + 1;
      map.items.splice(at, 0, this.document.createPair(name, this.made(fields[name], schema)));
    }
    return map;
  }

  private list(list: YAMLSeq, values: readonly unknown[], schema: Schema): YAMLSeq {
    const olds = list.toJSON();
    const [first, second] = list.items;
    const isSpaced = isNode(second) && second.spaceBefore === true;
    // A comment above the first item is of that item, and goes with it.
    if (isNode(first) && list.commentBefore) {
      first.commentBefore = list.commentBefore;
      list.commentBefore = null;
    }
    const inLines = list.items.length > 0 && list.items.every((item) => isMap(item) && item.flow);
    list.items = matchItems(olds, values).map((old, place) => {
      const value = values[place];
      if (old !== undefined)
        return deepEqual(olds[old], value) ? list.items[old] : this.node(list.items[old], value, schema);
      const made = this.made(value, schema);
      if (inLines && isMap(made)) made.flow = true;
      return made;
    });
    // The empty line between items stays between them when another comes first.
    for (const [place, item] of list.items.entries())
      if (isNode(item) && (place === 0 || item === first)) item.spaceBefore = place > 0 && isSpaced;
    return list;
  }
}

/** Fields as a new file. */
export const newYaml = (fields: Fields, schema: z.ZodType): string =>
  written(new Document(inOrder(fields, schema), OPTIONS));

/** A YAML file with other fields; an unreadable one is written anew. */
export const changedYaml = (text: string, fields: Fields, schema: z.ZodType): string => {
  const document = parseDocument(text, { ...OPTIONS, prettyErrors: false });
  const { contents, errors } = document;
  if (errors.length > 0 || !isMap(contents)) return newYaml(fields, schema);
  if (deepEqual(document.toJS(), fields)) return text;
  new Writer(document).group(contents, fields, variantFor(schema, fields));
  return written(document);
};
