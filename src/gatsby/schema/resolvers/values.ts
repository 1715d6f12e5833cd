/** Resolvers of formatted values: dates, numbers, prices, excerpts. */
import { isoEndOfDay, isoStartOfDay } from "content-kit/lib/calendar";
import { amountOf, type Locale, type Pay, payIn, payText, type Price, priceText, siteFacts } from "content-kit";
import { fillIn } from "content-kit/lib/placeholders";
import { excerpt, formatDate, formatNumber } from "content-kit/lib/format";
import { formatAmount } from "content-kit/lib/amount";
import type { z } from "zod";
import { hoursText } from "../../../content-model/fields/opening-hours";
import { kinds } from "../../../content-model/kinds";
import { languageOf, localeOf, settingsOf, singleNode, type Resolve } from "./context";

interface PriceSource {
  monthly: Price;
  addOn?: { price: Price; total?: string | null | undefined } | null | undefined;
}

/** A price as a number; null if it is not an amount. */
export const amountIn =
  <F extends string>(field: F): Resolve<Readonly<Record<F, Price>>> =>
  (source, _, context) =>
    amountOf(source[field], localeOf(context)) ?? null;

/** A price as text: an amount with the site's currency. */
export const priceIn =
  <F extends string>(field: F): Resolve<Readonly<Record<F, Price>>> =>
  (source, _, context) =>
    priceText(source[field], localeOf(context));

/** The pay of a job as its amounts, also where the file has them as text, or as the text that is made from them. */
export const payment =
  (field: "salary" | "pay"): Resolve<{ salary?: string | null | undefined; pay?: Pay | null | undefined }> =>
  ({ salary, pay }, _, context) => {
    const locale = localeOf(context);
    const texts = singleNode(kinds.jobPage, context)?.payPer;
    const meant = pay ?? (salary && payIn(salary, texts, locale));
    return field === "pay" ? meant : ((meant && payText(meant, texts, locale)) ?? salary);
  };

/** The hours as a line of text. */
export const hoursLine: Resolve<z.infer<typeof kinds.site.schema>["hours"]> = ({ text, week, zone }, _, context) =>
  week ? hoursText({ week, zone }, languageOf(context)) : (text ?? "");

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
const leastAmount = ({ monthly, addOn }: PriceSource, locale: Locale): number | undefined => {
  const [base, more] = [monthly, addOn?.total ? addOn.price : 0].map((price) => amountOf(price, locale));
  return base !== undefined && more !== undefined ? base + more : undefined;
};

/** The price with its add-on, in words; null without one, or if either is not an amount. */
export const priceTotal: Resolve<PriceSource> = (price, _, context) => {
  const locale = localeOf(context);
  const least = leastAmount(price, locale);
  return price.addOn?.total && least ? fillIn(price.addOn.total, { total: formatAmount(least, locale) }) : null;
};

/** The price with what every client adds. */
export const leastPrice: Resolve<PriceSource> = (price, _, context) => {
  const locale = localeOf(context);
  return priceText(leastAmount(price, locale) ?? price.monthly, locale);
};

/** The lowest price of a plan that somebody pays; null if none is an amount. */
export const lowestPrice: Resolve<{ tiers: readonly { price: PriceSource }[] }> = ({ tiers }, _, context) => {
  const locale = localeOf(context);
  const known = tiers.flatMap(({ price }) => leastAmount(price, locale) ?? []);
  return known.length > 0 ? formatAmount(Math.min(...known), locale) : null;
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
