/**
 * Writes new values into a YAML file, and keeps every other character: comments, quotes, order of fields, folding.
 * Unchanged values are copied from the source.
 */
import deepEqual from "fast-deep-equal";
import { variantOf } from "../content-model/fields/schema-walk";
import { isMap, isNode, isScalar, isSeq, parseDocument, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { z } from "zod";
import { matchItems } from "./match-items";
import { pruneEmpty } from "./prune-empty";
import {
  blockText,
  fieldSchema,
  flowText,
  isFields,
  itemSchema,
  itemText,
  namesInOrder,
  pairText,
  type Fields,
} from "./yaml-fresh";
import { isPlain, scalarText } from "./yaml-scalars";

/** A member of a group or list: `lead` are the comment lines above it, `text` is the member. */
interface Member {
  lead: string;
  text: string;
}

const spaces = (count: number): string => " ".repeat(count);

/** Joins members; the first one is already indented. */
const stack = (members: readonly Member[], column: number): string =>
  members
    .map(
      ({ lead, text }, index) =>
        (index === 0 ? lead.trimStart() && `${lead.trimStart()}${spaces(column)}` : `\n${lead}${spaces(column)}`) +
        text,
    )
    .join("");

class Patch {
  constructor(private readonly text: string) {}

  private start(node: Node): number {
    return node.range?.[0] ?? 0;
  }

  private columnOf(offset: number): number {
    return offset - (this.text.lastIndexOf("\n", offset - 1) + 1);
  }

  /** The end of an offset's line. */
  private endOfLine(offset: number): number {
    const end = this.text.indexOf("\n", offset);
    return end === -1 ? this.text.length : end;
  }

  /** The end of a value; a block collection ends with its last member's line. */
  private end(node: Node): number {
    if (isMap(node) && !node.flow && node.items.length > 0) return this.endOfPair(node.items.at(-1) as Pair);
    if (isSeq(node) && !node.flow && node.items.length > 0)
      return this.endOfLine(this.endOfItem(node, node.items.length - 1));
    const end = node.range?.[1] ?? 0;
    return end - (/\n*$/.exec(this.text.slice(this.start(node), end))?.[0].length ?? 0);
  }

  private endOfPair({ key, value }: Pair): number {
    return this.endOfLine(
      isNode(value) && (value.range?.[1] ?? 0) > this.start(value) ? this.end(value) : ((key as Node).range?.[1] ?? 0),
    );
  }

  /** Offsets of a list's hyphens. */
  private hyphens(list: YAMLSeq): number[] {
    const token = list.srcToken;
    if (token?.type !== "block-seq") return [];
    return token.items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? []);
  }

  private endOfItem(list: YAMLSeq, index: number): number {
    const item = list.items[index];
    return isNode(item) && (item.range?.[1] ?? 0) > this.start(item)
      ? this.end(item)
      : (this.hyphens(list)[index] ?? 0) + 1;
  }

  /** Where a list begins: with the comment lines right above its first hyphen, which belong to the first item. */
  private head(node: Node): number {
    const [first] = isSeq(node) && !node.flow ? this.hyphens(node) : [];
    if (first === undefined) return this.start(node);
    const line = first - this.columnOf(first);
    const [comments = ""] = /(?:^[ \t]*#.*\n)+(?![^])/m.exec(this.text.slice(0, line)) ?? [];
    return comments === "" ? this.start(node) : line - comments.length;
  }

  /** The text from `start` to a value; what follows it is not indented. */
  private before(start: number, value: Node): string {
    const head = this.head(value);
    return this.text.slice(start, head) + (head < this.start(value) ? spaces(this.columnOf(this.start(value))) : "");
  }

  /** The lines between two members. */
  private lead(end: number | undefined, start: number): string {
    return end === undefined ? "" : this.text.slice(end + 1, start - this.columnOf(start));
  }

  private pair(pair: Pair, value: unknown, schema: z.ZodType | undefined): string {
    const start = this.start(pair.key as Node);
    const end = this.endOfPair(pair);
    const old = pair.value;
    const name = String((pair.key as { value?: unknown }).value);
    if (!isNode(old)) return pairText(name, value, this.columnOf(start), schema);
    if (deepEqual(old.toJSON(), value)) return this.text.slice(start, end);
    const patched = this.value(old, value, schema, { column: this.columnOf(start), before: name.length + 2 });
    return patched === undefined
      ? pairText(name, value, this.columnOf(start), schema)
      : this.before(start, old) + patched + this.text.slice(this.end(old), end);
  }

  /** Field names: old ones in their order, new ones after their predecessor in the model. */
  private names(old: readonly string[], value: Fields, schema: z.ZodType | undefined): string[] {
    const names = old.filter((name) => value[name] !== undefined);
    const order = namesInOrder(value, schema);
    for (const [place, name] of order.entries()) {
      if (names.includes(name)) continue;
      const before = order.slice(0, place).findLast((other) => names.includes(other));
      names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
    }
    return names;
  }

  private group(node: YAMLMap, value: Fields, oneOf: z.ZodType | undefined): string {
    const schema = oneOf && variantOf(oneOf, value);
    const column = this.columnOf(this.start(node));
    const pairs = new Map<string, { pair: Pair; lead: string }>();
    let end: number | undefined;
    for (const pair of node.items) {
      const name = String((pair.key as { value?: unknown }).value);
      pairs.set(name, { pair, lead: this.lead(end, this.start(pair.key as Node)) });
      end = this.endOfPair(pair);
    }
    const members = this.names([...pairs.keys()], value, schema).map((name): Member => {
      const known = pairs.get(name);
      const field = fieldSchema(schema, name);
      return known
        ? { lead: known.lead, text: this.pair(known.pair, value[name], field) }
        : { lead: "", text: pairText(name, value[name], column, field) };
    });
    return stack(members, column);
  }

  private item(list: YAMLSeq, index: number, value: unknown, schema: z.ZodType | undefined): string {
    const start = this.hyphens(list)[index] ?? 0;
    const end = this.endOfLine(this.endOfItem(list, index));
    const old = list.items[index];
    if (!isNode(old)) return itemText(value, this.columnOf(start), schema);
    if (deepEqual(old.toJSON(), value)) return this.text.slice(start, end);
    const patched = this.value(old, value, schema, { column: this.columnOf(start), before: 2 });
    return patched === undefined
      ? itemText(value, this.columnOf(start), schema)
      : this.before(start, old) + patched + this.text.slice(this.end(old), end);
  }

  private list(node: YAMLSeq, values: readonly unknown[], schema: z.ZodType | undefined): string {
    const hyphens = this.hyphens(node);
    const column = this.columnOf(hyphens[0] ?? 0);
    const inFlow = node.items.length > 0 && node.items.every((item) => isMap(item) && item.flow);
    const leads = hyphens.map((start, index) =>
      index === 0
        ? this.text.slice(this.head(node), start).replace(/[ \t]+$/, "")
        : this.lead(this.endOfLine(this.endOfItem(node, index - 1)), start),
    );
    const olds = node.items.map((item) => (isNode(item) ? (item.toJSON() as unknown) : null));
    const members = matchItems(olds, values).map((old, index): Member => {
      const value = values[index];
      if (old !== undefined) return { lead: leads[old] ?? "", text: this.item(node, old, value, itemSchema(schema)) };
      const text =
        inFlow && isFields(value)
          ? `- ${flowText(value, itemSchema(schema))}`
          : itemText(value, column, itemSchema(schema));
      return { lead: "", text };
    });
    return stack(members, column);
  }

  /** A flow collection: only changed scalars are replaced, otherwise it is reformatted on one line. */
  private flow(node: YAMLMap | YAMLSeq, value: unknown, schema: z.ZodType | undefined): string {
    const start = this.start(node);
    const whole = this.text.slice(start, this.end(node));
    if (!isMap(node) || !isFields(value)) return flowText(value, schema);
    const pairs = node.items as Pair<Node, Node | null>[];
    const names = pairs.map(({ key }) => String((key as { value?: unknown }).value));
    const isSimple = pairs.every(({ value: old }, index) => isScalar(old) && isPlain(value[names[index] ?? ""]));
    if (!isSimple || names.length !== Object.keys(value).length) return flowText(value, schema);
    let text = "";
    let copied = 0;
    for (const [index, { value: old }] of pairs.entries()) {
      const now = value[names[index] ?? ""];
      if (!isScalar(old) || !isPlain(now) || Object.is(old.value, now)) continue;
      text +=
        whole.slice(copied, this.start(old) - start) + scalarText(now, { column: 0, before: 0, inFlow: true }, old);
      copied = this.end(old) - start;
    }
    return text + whole.slice(copied);
  }

  /** The text of a value that replaces another; `undefined` if their kinds differ. */
  value(
    node: Node,
    value: unknown,
    schema: z.ZodType | undefined,
    position: { column: number; before: number },
  ): string | undefined {
    if (isScalar(node) && isPlain(value)) return scalarText(value, position, node);
    if (isMap(node) && isFields(value)) {
      if (node.flow) return this.flow(node, value, schema);
      return Object.keys(value).length > 0 ? this.group(node, value, schema) : undefined;
    }
    if (isSeq(node) && Array.isArray(value)) {
      if (node.flow) return this.flow(node, value, schema);
      return value.length > 0 ? this.list(node, value, schema) : undefined;
    }
    return undefined;
  }

  /** The whole text with new fields. */
  root(node: YAMLMap, value: Fields, schema: z.ZodType): string {
    return this.text.slice(0, this.start(node)) + this.group(node, value, schema) + this.text.slice(this.end(node));
  }
}

/** A new file from a form's fields. */
export const newYaml = (edited: Fields, schema: z.ZodType): string =>
  `${blockText(pruneEmpty(edited, undefined, schema), 0, schema) || "{}"}\n`;

/**
 * A YAML file with a form's fields; an unreadable file is rewritten.
 * @param edited the form's fields, empty ones included
 */
export const patchYaml = (text: string, edited: Fields, schema: z.ZodType): string => {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const root = document.contents;
  if (document.errors.length > 0 || !isMap(root) || root.flow) return newYaml(edited, schema);
  const old: unknown = document.toJS();
  const value = pruneEmpty(edited, old, schema) as Fields;
  return deepEqual(old, value) ? text : new Patch(text).root(root, value, schema);
};
