/** Counted labels, in the plural forms of the site's language. */
import { group, line } from ".";

const formsGroup = (id: string, example: string, placeholders: readonly string[], max: number) => {
  const form = (counts: string) =>
    line(`The form for ${counts}; left out if the language has none.`, example, { max, placeholders }).optional();
  return group(id, "More plural forms, for languages that have more than two.", {
    zero: form("zero, as in Arabic and Latvian"),
    two: form("two, as in Arabic and Slovenian"),
    few: form("a few, such as 2 to 4 in Polish and Czech"),
    many: form("many, such as 5 to 21 in Polish and Russian"),
  }).optional();
};

/** Further plural forms of a label with `{count}`. */
export const pluralForms = formsGroup("PluralForms", "{count} cities", ["count"], 60);

/** The same for labels that also have `{query}`. */
export const searchPluralForms = formsGroup("SearchPluralForms", "{count} for “{query}”", ["count", "query"], 80);
