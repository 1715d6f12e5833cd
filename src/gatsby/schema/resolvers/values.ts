/** Resolvers of formatted values: dates, numbers, prices, excerpts. */
import { isoEndOfDay, isoStartOfDay } from "../../../lib/calendar";
import { amountOf, type Locale } from "../../../content-model/fields/price";
import { fillIn } from "../../../content-model/fields/placeholders";
import { siteFacts } from "../../../content-model/fields/site-facts";
import { excerpt, formatAmount, formatDate, formatNumber } from "../../../lib/format";
import { languageOf, settingsOf, type Resolve } from "./context";

interface PriceSource {
  monthly: string;
  addOn?: { price: string; total?: string | null | undefined } | null | undefined;
}

/** A price as a number; null if it is not an amount. */
export const amountIn =
  <F extends string>(field: F): Resolve<Readonly<Record<F, string>>> =>
  (source, _, context) => {
    const site = settingsOf(context);
    return (site && amountOf(source[field], site)) ?? null;
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

/** What a tier costs at least, with what every client adds; `undefined` if that is not an amount. */
const leastAmount = ({ monthly, addOn }: PriceSource, site: Locale): number | undefined => {
  const [base, more] = [monthly, addOn?.total ? addOn.price : ""].map((price) => amountOf(price, site));
  return addOn?.total && base !== undefined ? more && base + more : base;
};

/** The price with its add-on, in words; null without one, or if either is not an amount. */
export const priceTotal: Resolve<PriceSource> = (price, _, context) => {
  const site = settingsOf(context);
  const least = site && leastAmount(price, site);
  return site && price.addOn?.total && least ? fillIn(price.addOn.total, { total: formatAmount(least, site) }) : null;
};

/** The price, as it is written unless every client adds to it. */
export const leastPrice: Resolve<PriceSource> = (price, _, context) => {
  const site = settingsOf(context);
  const least = site && price.addOn?.total && leastAmount(price, site);
  return site && least ? formatAmount(least, site) : price.monthly;
};

/** The lowest price of a plan that somebody pays; null if none is an amount. */
export const lowestPrice: Resolve<{ tiers: readonly { price: PriceSource }[] }> = ({ tiers }, _, context) => {
  const site = settingsOf(context);
  const known = site ? tiers.flatMap(({ price }) => leastAmount(price, site) ?? []) : [];
  return site && known.length > 0 ? formatAmount(Math.min(...known), site) : null;
};

/** A text, or each of a list, with the site's facts filled in. */
export const withSiteFacts =
  (field: string): Resolve =>
  (source, _, context) => {
    const value = source[field];
    const site = settingsOf(context);
    const filled = (text: unknown): unknown =>
      typeof text === "string" && site ? fillIn(text, siteFacts(site)) : text;
    return Array.isArray(value) ? value.map(filled) : filled(value);
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
