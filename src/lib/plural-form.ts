/** Counted words in the plural forms of a language, as Unicode's CLDR names them. */
import { memoizeByValue } from "./memoize";

/** The forms that some languages have beside `one` and `other`: Polish has `few` and `many`, Arabic all of them. */
export const RARE_FORMS = ["zero", "two", "few", "many"] as const;

type RareForm = (typeof RARE_FORMS)[number];

/** A counted label in its forms; `other` serves for each form that is missing. */
export interface PluralForms {
  one?: string | null | undefined;
  other: string;
  /** The forms that not every language has. */
  forms?: Partial<Readonly<Record<RareForm, string | null | undefined>>> | null | undefined;
}

const rules = memoizeByValue((language: string) => new Intl.PluralRules(language));

/** The form of a label for a count: in French, `0` takes the form of `1`. */
export const pluralForm = (count: number, { one, other, forms }: PluralForms, language: string): string => {
  const form = rules(language).select(count);
  return (form === "other" ? other : form === "one" ? one : forms?.[form]) ?? other;
};

/** Every form that whole numbers up to a few hundred take in a language; larger ones repeat them. */
export const formsOf = (language: string): ReadonlySet<Intl.LDMLPluralRule> =>
  new Set(Array.from({ length: 300 }, (_, count) => rules(language).select(count)));
