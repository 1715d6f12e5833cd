/** Pay as text, and text as pay. At build time. */
import { formatAmount } from "../lib/amount";
import { fillIn } from "../lib/placeholders";
import { amountsIn, type Locale } from "./price";

export const PAY_UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;

type Maybe<T> = T | null | undefined;

export interface Pay {
  amount?: Maybe<number>;
  min?: Maybe<number>;
  max?: Maybe<number>;
  unit: (typeof PAY_UNITS)[number];
}

/** The text of each unit, in which {pay} is the amount: `{pay}/hour`. */
type PayTexts = Maybe<Readonly<Partial<Record<string, Maybe<string>>>>>;

/** The field of a unit's text. */
export const textOfUnit = ({ unit }: Pick<Pay, "unit">): string => unit.toLowerCase();

/** Pay as pages show it, `$29/hour`; nothing without a text for its unit. */
export const payText = (pay: Pay, texts: PayTexts, locale: Locale): Maybe<string> => {
  const template = texts?.[textOfUnit(pay)];
  const [low, high] = [pay.min ?? pay.amount ?? pay.max, pay.max ?? undefined];
  return template && fillIn(template, { pay: formatAmount(low ?? 0, locale, high) });
};

/** The pay that a text means; `undefined` if it is not one amount, or a range, in the text of a unit. */
export const payIn = (text: string, texts: PayTexts, locale: Locale): Pay | undefined =>
  PAY_UNITS.map((unit): Pay | undefined => {
    const [before = "", after = ""] = texts?.[textOfUnit({ unit })]?.split("{pay}") ?? ["\n"];
    if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
    const [low, high, ...more] = amountsIn(text.slice(before.length, text.length - after.length), locale);
    if (low === undefined || more.length > 0) return undefined;
    return high === undefined ? { amount: low, unit } : { min: low, max: high, unit };
  }).find(Boolean);
