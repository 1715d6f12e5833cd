/** Resolvers of formatted values: dates, numbers, prices, excerpts. */
import { isoEndOfDay, isoStartOfDay } from "../../../lib/calendar";
import { amountOf, formatAmount } from "../../../content-model/fields/price";
import { fillIn } from "../../../content-model/fields/placeholders";
import { excerpt, formatDate, formatNumber } from "../../../lib/format";
import { languageOf, settingsOf, type Resolve } from "./context";

interface PriceSource {
  monthly: string;
  addOn?: { price: string; total: string } | null | undefined;
}

export const priceAmount: Resolve<PriceSource> = ({ monthly }, _, context) => {
  const site = settingsOf(context);
  return (site && amountOf(monthly, site)) ?? null;
};

interface Authors {
  author: string;
  furtherAuthors?: readonly { name: string }[] | null | undefined;
}

/** The authors of an article in words: `Dana, Kim, and Lee`. */
export const byline: Resolve<Authors> = ({ author, furtherAuthors }, _, context) => {
  const names = [author, ...(furtherAuthors ?? []).map(({ name }) => name)];
  return new Intl.ListFormat(languageOf(context), { type: "conjunction" }).format(names);
};

/** The price with its add-on, in words; null without one, or if either is not an amount. */
export const priceTotal: Resolve<PriceSource> = ({ monthly, addOn }, _, context) => {
  const site = settingsOf(context);
  const parts = site && addOn ? [monthly, addOn.price].map((price) => amountOf(price, site)) : [];
  const [base, more] = parts;
  if (!site || !addOn || base === undefined || more === undefined) return null;
  return fillIn(addOn.total, { total: formatAmount(base + more, site) });
};

/** The lowest price of a plan, as it is written; null if no price is an amount. */
export const lowestPrice: Resolve<{ tiers: readonly { price: PriceSource }[] }> = ({ tiers }, _, context) => {
  const site = settingsOf(context);
  if (!site) return null;
  const known = tiers.flatMap(({ price: { monthly } }) => {
    const amount = amountOf(monthly, site);
    return amount === undefined ? [] : [{ monthly, amount }];
  });
  return known.sort((one, other) => one.amount - other.amount)[0]?.monthly ?? null;
};

/** Formats a date or integer at build time: the first use of Intl takes 20 ms in the browser. */
export const words =
  (field: string): Resolve =>
  (source, _, context) => {
    const value = source[field];
    const language = languageOf(context);
    if (typeof value === "number") return formatNumber(value, language);
    return typeof value === "string" ? formatDate(value, language) : null;
  };

/** Start or end of a day in the site's time zone. */
export const moment =
  (field: string, at: string): Resolve =>
  (source, _, context) => {
    const day = source[field];
    const zone = settingsOf(context)?.timeZone ?? "UTC";
    return typeof day === "string" ? (at === "end" ? isoEndOfDay : isoStartOfDay)(day, zone) : null;
  };

export const shortened =
  <F extends string>(field: F, characters: number): Resolve<Readonly<Record<F, string>>> =>
  (source) =>
    excerpt(source[field], characters);
