/** Parses and writes prices. At build time, since it takes 50 ms in the browser. */
import { formatAmount } from "../lib/amount";

/** An amount in the site's currency, or text. */
export type Price = number | string;

export interface Locale {
  /** Language and region, such as `en-US`. */
  language: string;
  /** ISO 4217, three letters. */
  currency: string;
}

const DISPLAYS = ["symbol", "narrowSymbol", "code"] as const;

/** A price without the names of the currency, and with plain spaces and apostrophes. */
const withoutCurrency = (price: string, { language, currency }: Locale): string => {
  const nameIn = (currencyDisplay: (typeof DISPLAYS)[number]) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === "currency")
      ?.value.normalize("NFKC") ?? "";
  // A yen sign may be narrow or wide.
  return DISPLAYS.reduce((text, display) => text.replace(nameIn(display), ""), price.normalize("NFKC"))
    .trim()
    .replace(/\s/g, " ")
    .replaceAll("’", "'");
};

/**
 * The amount of a price such as 1250 or `$1,250`; `undefined` for anything else, such as `from $500`, and for digits in groups
 * that the language does not have, such as `$12,50`: structured data states no amount that the page does not show.
 */
export const amountOf = (price: Price, locale: Locale): number | undefined => {
  if (typeof price === "number") return price;
  const { language, currency } = locale;
  const options = { style: "currency", currency, useGrouping: "always" } as const;
  const most = new Intl.NumberFormat(language, options).resolvedOptions().maximumFractionDigits ?? 0;
  // Of a currency without decimals, too.
  const format = new Intl.NumberFormat(language, { ...options, minimumFractionDigits: 1, maximumFractionDigits: 3 });
  const sign = (type: string): string => {
    const value = format.formatToParts(1234567.8).find((part) => part.type === type)?.value ?? "";
    return value.replace(/\s/, " ").replace("’", "'");
  };
  const [whole = "", decimals = "", ...more] = withoutCurrency(price, locale).split(sign("decimal"));
  const between = [sign("group"), " "].find((one) => one !== "" && whole.includes(one)) ?? "";
  const digits = between === "" ? whole : whole.replaceAll(between, "");
  if (!/^\d+$/.test(digits) || !/^\d*$/.test(decimals) || decimals.length > most || more.length > 0) return undefined;
  const groups = format.formatToParts(Number(digits)).filter(({ type }) => type === "integer");
  return between === "" || groups.map(({ value }) => value).join(between) === whole
    ? Number(`${digits}.${decimals}`)
    : undefined;
};

/** The amounts in a text, in any order; none if one of them is not certain. */
export const amountsIn = (text: string, locale: Locale): number[] => {
  const digits = text.match(/\d[\d.,'’\s]*\p{L}*/gu) ?? [];
  const amounts = digits.map((each) => amountOf(each.replace(/[.,\s]+(?![km]$)\p{L}*$/iu, ""), locale));
  return amounts.every((amount) => amount !== undefined) ? amounts : [];
};

/** A price as pages show it: an amount with the site's currency, and text as it is. */
export const priceText = (price: Price, locale: Locale): string => {
  const amount = amountOf(price, locale);
  return amount === undefined ? String(price) : formatAmount(amount, locale);
};

/** True for a text with a currency: a sign such as $, or the name or code of the site's own. */
export const namesMoney = (text: string, { language, currency }: Locale): boolean => {
  const names = ([1, 2] as const).flatMap((count) =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" })
      .formatToParts(count)
      .filter(({ type }) => type === "currency")
      // "US dollars" are dollars, too.
      .flatMap(({ value }) => value.toLowerCase().split(/\s/).at(-1) ?? []),
  );
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return /\p{Sc}/u.test(text) || [...names, currency.toLowerCase()].some((name) => words.includes(name));
};
