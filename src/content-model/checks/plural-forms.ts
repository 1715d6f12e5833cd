/** Missing plural forms of counted labels. */
import { warning } from "../messages/finding";
import type { z } from "zod";
import { formsOf, RARE_FORMS } from "../../lib/plural-form";
import { PLURAL_FORMS } from "../fields/plural";
import { ownMeta, shapeOf, unwrap, valueAt } from "../fields/schema-walk";
import { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import { onlyOf, type Entry } from "./entry";

/** Paths of all groups of plural forms in a schema. */
const formGroups = (schema: z.ZodType, path: readonly string[] = []): (readonly string[])[] =>
  PLURAL_FORMS.includes(ownMeta(unwrap(schema)).id ?? "")
    ? [path]
    : Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => formGroups(field, [...path, name]));

/** The label of a group of forms: `countForms` → `countOther`, `statesForms` → `states`. */
const labelPath = (data: unknown, path: readonly string[]): string[] => {
  const name = path.at(-1) ?? "";
  const names = [name.replace(/Forms$/, "Other").replace(/^forms$/, "other"), name.replace(/Forms$/, "")];
  const found = names.find((candidate) => valueAt(data, [...path.slice(0, -1), candidate]) !== undefined);
  return [...path.slice(0, -1), found ?? name];
};

/** Warns about missing forms of the site's language; the `other` form would be used. */
export const checkPluralForms = (entries: readonly Entry[]): ContentProblem[] => {
  const site = onlyOf(entries, kinds.site);
  if (!site) return [];
  const { language } = site.data;
  const needed = RARE_FORMS.filter((form) => formsOf(language).has(form));
  if (needed.length === 0) return [];
  return entries.flatMap(({ kind, path: file, data, source }) =>
    formGroups(kind.schema).flatMap((path): ContentProblem[] => {
      const missing = needed.filter((form) => valueAt(data, [...path, form]) === undefined);
      if (missing.length === 0) return [];
      const label = labelPath(data, path);
      return [
        {
          file,
          ...source.locate(label),
          ...warning("missing-field/plural", {
            path: label,
            missing,
            language,
          }),
        },
      ];
    }),
  );
};
