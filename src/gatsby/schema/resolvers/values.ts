/** Resolvers of formatted values: dates, numbers, prices, excerpts. */
import { isoEndOfDay, isoStartOfDay } from "../../../content-model/fields/calendar";
import { excerpt, formatDate, formatNumber } from "../../../lib/format";
import { languageOf, settingsOf, type Context, type Resolve } from "./context";
import { amountOf, type Locale } from "./price";

export const priceAmount: Resolve = (source, _, context) => {
  const site = settingsOf(context) as unknown as Locale | null;
  return (site && amountOf(source["monthly"] as string, site)) ?? null;
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
    const zone = (settingsOf(context)?.["timeZone"] ?? "UTC") as string;
    return typeof day === "string" ? (at === "end" ? isoEndOfDay : isoStartOfDay)(day, zone) : null;
  };

export const shortened =
  (field: string, characters: number): Resolve =>
  (source) =>
    excerpt(source[field] as string, characters);

/**
 * Counts the nodes of a type, or the members of their lists.
 * A page that lists all nodes of a type with thousands would depend on each of them.
 */
const countNodes = async (type: string, list: string | undefined, { nodeModel }: Context): Promise<number> => {
  const nodes = await nodeModel.findAll({ type });
  return list
    ? [...nodes.entries].reduce((sum, node) => sum + (node[list] as unknown[]).length, 0)
    : nodes.totalCount();
};

export const total =
  (type: string, list?: string): Resolve =>
  (_source, _args, context) =>
    countNodes(type, list, context);

/** The same as text: the first use of Intl takes 20 ms in the browser. */
export const totalText =
  (type: string, list?: string): Resolve =>
  async (_source, _args, context) =>
    formatNumber(await countNodes(type, list, context), languageOf(context));
