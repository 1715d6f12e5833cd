import type { z } from "zod";
import { elementOf, fieldMeta, shapeOf, textAt } from "../../content-model/fields/schema-walk";

type LeadsNowhere = (link: string) => boolean;

/** True for a group with a link to a hidden page. */
const isDead = (schema: z.ZodType, item: unknown, leadsNowhere: LeadsNowhere): boolean =>
  Object.entries(shapeOf(schema) ?? {}).some(([name, field]) => {
    const value = textAt(item, name);
    return fieldMeta(field).link && value !== undefined && leadsNowhere(value);
  });

/** Menus without entries that link to hidden pages. */
export const withoutDeadLinks = (schema: z.ZodType, data: unknown, leadsNowhere: LeadsNowhere): unknown => {
  const element = elementOf(schema);
  if (element && Array.isArray(data))
    return data
      .filter((item) => !isDead(element, item, leadsNowhere))
      .map((item) => withoutDeadLinks(element, item, leadsNowhere));
  const shape = shapeOf(schema);
  if (shape && data !== null && typeof data === "object")
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        shape[key] ? withoutDeadLinks(shape[key], value, leadsNowhere) : value,
      ]),
    );
  return data;
};
