/** Plural forms of counted labels (Unicode CLDR). */
import { memoizeByValue } from "content-kit/lib/memoize";

/** Plural forms next to `one` and `other`: Polish has `few` and `many`, Arabic all. */
type RareForm = "zero" | "two" | "few" | "many";

/** A counted label; `other` replaces missing forms. */
export interface PluralForms {
  one?: string | null | undefined;
  other: string;
  /** Forms that not every language has. */
  forms?: Partial<Readonly<Record<RareForm, string | null | undefined>>> | null | undefined;
}

const rules = memoizeByValue((language: string) => new Intl.PluralRules(language));

/** The form of a label for a count: French uses the singular for 0. */
export const pluralForm = (count: number, { one, other, forms }: PluralForms, language: string): string => {
  const form = rules(language).select(count);
  return (form === "other" ? other : form === "one" ? one : forms?.[form]) ?? other;
};

/** All plural forms of integers in a language; those up to a few hundred cover all. */
export const formsOf = memoizeByValue(
  (language: string): ReadonlySet<Intl.LDMLPluralRule> =>
    new Set(Array.from({ length: 300 }, (_, count) => rules(language).select(count))),
);
