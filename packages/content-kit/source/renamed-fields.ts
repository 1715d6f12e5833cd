/** Reads fields under their old names, so that older content keeps working. */
import { isMap, isScalar, isSeq, type Document, type Scalar } from "yaml";
import type { z } from "zod";
import { elementOf, fieldMeta, shapeOf } from "../fields/schema-walk";

/** A field under its old name. */
export interface RenamedField {
  from: string;
  to: string;
  /** The YAML node of the name. */
  key: Scalar;
}

const visit = (node: unknown, schema: z.ZodType, found: RenamedField[]): void => {
  const element = elementOf(schema);
  if (element && isSeq(node)) node.items.forEach((item) => visit(item, element, found));
  const shape = shapeOf(schema);
  if (!shape || !isMap(node)) return;
  for (const [to, field] of Object.entries(shape)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === to);
    if (pair) {
      visit(pair.value, field, found);
      continue;
    }
    const { formerly: from } = fieldMeta(field);
    const old = from === undefined ? undefined : node.items.find(({ key }) => isScalar(key) && key.value === from);
    if (!old || from === undefined) continue;
    const key = old.key as Scalar;
    key.value = to;
    found.push({ from, to, key });
    visit(old.value, field, found);
  }
};

/** Renames old fields in the document; returns what it renamed. */
export const renameFields = (document: Document.Parsed, schema: z.ZodType): RenamedField[] => {
  const found: RenamedField[] = [];
  visit(document.contents, schema, found);
  return found;
};
