/** Inserts a list item into a YAML text without touching any other line. */
import { isMap, isNode, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import type { PathStep } from "../fields/schema-walk";

const listAt = (text: string, path: readonly PathStep[]): YAMLSeq<YAMLMap> => {
  const list = parseDocument(text).getIn(path, true);
  if (!isSeq<YAMLMap>(list) || list.flow || !list.items.every((item) => isMap(item)))
    throw new Error(`"${path.join(" › ")}" is not a list with each item on a line of its own.`);
  return list;
};

/** True if the list's items are flow mappings ({ … }). */
export const isOnOneLine = (text: string, path: readonly PathStep[]): boolean =>
  listAt(text, path).items.some(({ flow }) => flow === true);

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Start offset of an item, including the comments directly above it. */
const beginOf = (text: string, item: YAMLMap): number => {
  let begin = lineStart(text, item.range?.[0] ?? 0);
  // A comment on the first field is between the hyphen and the field.
  while (!/^\s*-/.test(text.slice(begin)) && begin > 0) begin = lineStart(text, begin - 1);
  for (;;) {
    const above = lineStart(text, begin - 1);
    if (begin === 0 || !/^\s*#/.test(text.slice(above, begin))) return begin;
    begin = above;
  }
};

/** Offset of the line after the last item. */
const endOf = (text: string, item: YAMLMap): number => {
  const end = (item.range?.[1] ?? text.length) - 1;
  const last = text.slice(0, end + 1).trimEnd().length;
  const newline = text.indexOf("\n", last);
  return newline === -1 ? text.length : newline + 1;
};

/**
 * Returns the text with the item inserted.
 * @param item the item as YAML, with its hyphen and without indentation
 * @param goesAfter whether the new item belongs after a given item; appends by default
 * @throws if there is no such list
 */
export const withItem = (
  text: string,
  path: readonly PathStep[],
  item: string,
  goesAfter: (data: Readonly<Record<string, unknown>>) => boolean = () => true,
): string => {
  const { items } = listAt(text, path);
  const next = items.find((other) => !goesAfter(other.toJSON() as Record<string, unknown>));
  const last = items.at(-1);
  const offset = next ? beginOf(text, next) : last ? endOf(text, last) : undefined;
  const [first] = items;
  if (offset === undefined || !isNode(first)) throw new Error(`"${path.join(" › ")}" has no item yet.`);
  const indent = /^[ ]*/.exec(text.slice(beginOf(text, first)))?.[0] ?? "";
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const before = text.slice(0, offset);
  const lines = item.trimEnd().split("\n");
  const inserted = lines.map((line) => (line ? indent + line : line)).join(lineEnd) + lineEnd;
  return `${before}${before === "" || before.endsWith("\n") ? "" : lineEnd}${inserted}${text.slice(offset)}`;
};
