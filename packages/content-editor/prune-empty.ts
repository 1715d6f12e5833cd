/** Removes empty values of a form: texts, groups, untouched switches. */
import type { z } from "zod";
import { isOptional, variantOf } from "content-kit";
import { isFields, type Fields } from "./fields";
import { matchItems } from "./match-items";
import { schemaIn } from "./write-yaml";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isFields(value) && Object.values(value).every(isEmpty));

/** Trims pasted white space. */
const tidyText = (value: string, old: unknown): string =>
  value === old ? value : value.replaceAll("\r\n", "\n").trim();

/** A draft that is published loses the line: other switches may override a setting elsewhere, so their false stays. */
const isPublished = (name: string, before: Fields): boolean => name === "draft" && before[name] === true;

const pruned = (value: unknown, old: unknown, schema: z.ZodType | undefined): unknown => {
  if (typeof value === "string") return tidyText(value, old);
  if (Array.isArray(value)) {
    const items: unknown[] = value.filter((item) => item !== null && item !== undefined && item !== "");
    const olds: readonly unknown[] = Array.isArray(old) ? old : [];
    const places = matchItems(olds, items);
    return items.map((item, index) => pruned(item, olds[places[index] ?? -1], schemaIn(schema, 0)));
  }
  return isFields(value) ? pruneEmpty(value, old, schema) : value;
};

/**
 * A form's values without empty optional ones.
 * @param old the file's previous values, which are kept
 */
export const pruneEmpty = (value: Fields, old: unknown, schema: z.ZodType | undefined): Fields => {
  const before: Fields = isFields(old) ? old : {};
  const group = schema && variantOf(schema, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const inner = schemaIn(group, name);
      const kept = pruned(field, before[name], inner);
      const isLeftOut =
        inner !== undefined &&
        isOptional(inner) &&
        (isEmpty(kept) || (kept === false && (before[name] === undefined || isPublished(name, before))));
      return isLeftOut || kept === undefined ? [] : [[name, kept]];
    }),
  );
};
