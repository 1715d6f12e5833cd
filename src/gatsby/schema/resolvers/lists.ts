/** Resolvers of sorted and grouped lists. */
import { allKinds } from "../../../content-model/kinds";
import { didYouMean, isSingle, listAt, textsAt } from "content-kit";
import { parts } from "../../../content-model/kinds/parts";
import { compareNames, formatNumber } from "content-kit/lib/format";
import { languageOf, type Context, type NodeLike, type Resolve } from "./context";
import { byLetter } from "./group-by-letter";

const sortedByName = (nodes: Iterable<NodeLike>, field: string, context: Context): NodeLike[] => {
  const language = languageOf(context);
  const nameOf = (node: NodeLike) => String(node[field]);
  return [...nodes].sort(
    (one, other) => compareNames(nameOf(one), nameOf(other), language) || (one.id < other.id ? -1 : 1),
  );
};

/** All nodes of a type in the collation of the site's language; sorting in a query would put É after Z. */
export const byNameIn =
  (type: string, name: string): Resolve =>
  async (_source, _args, context) => {
    const { entries } = await context.nodeModel.findAll({ type });
    return sortedByName(entries, name, context);
  };

interface Asked {
  slug?: { eq?: string };
}

type Ask = (source: unknown, args: Asked, context: Context, info: object) => Promise<unknown>;

const named = [...allKinds.filter((kind) => !isSingle(kind)), parts.city, parts.topic];

/** Gatsby's queries for one entry, with an error for an unknown slug. */
export const entryQueries = (): Record<string, { resolve: Ask }> =>
  Object.fromEntries(
    named.map(({ name: type }) => {
      const field = type.charAt(0).toLowerCase() + type.slice(1);
      const resolve: Ask = async (source, args, context, info) => {
        const found = await (info as { originalResolver: Ask }).originalResolver(source, args, context, info);
        const slug = args.slug?.eq;
        if (found || slug === undefined) return found;
        const { entries } = await context.nodeModel.findAll({ type });
        const meant = didYouMean(
          slug,
          Array.from(entries, (node) => String(node["slug"])),
        );
        throw new Error(`There is no ${field} "${slug}".${meant ? ` Did you mean "${meant}"?` : ""}`);
      };
      return [field, { resolve }];
    }),
  );

/** The industries with a page for a service. */
export const industriesOf: Resolve = async ({ id }, _args, context) => {
  const { entries } = await context.nodeModel.findAll({ type: "IndustryService" });
  const own = [...entries].filter(({ service }) => service === id);
  const found = own.flatMap((pair) => context.nodeModel.getNodeById({ id: String(pair["industry"]) }) ?? []);
  return sortedByName(found, "name", context);
};

/** The case studies that name a service or an industry in a field, newest first. */
export const caseStudiesOf =
  (field: "service" | "industry"): Resolve =>
  async ({ id }, _args, context) => {
    const { entries } = await context.nodeModel.findAll({ type: "CaseStudy" });
    const own = [...entries].filter((study) => study[field] === id);
    return own.sort((one, other) => (String(one["date"]) < String(other["date"]) ? 1 : -1));
  };

/**
 * Counts the nodes of a type, or the members of a list that each has. A page that lists all nodes of a type with
 * thousands would depend on each of them.
 */
export const countOf =
  (type: string, list?: string): ((source: NodeLike, args: object, context: Context) => Promise<number>) =>
  async (_source, _args, { nodeModel }) => {
    const nodes = await nodeModel.findAll({ type });
    return list ? [...nodes.entries].reduce((sum, node) => sum + listAt(node, list).length, 0) : nodes.totalCount();
  };

/** The same as text: the first use of Intl takes 20 ms in the browser. */
export const countTextOf =
  (type: string, list?: string): Resolve =>
  async (source, args, context) =>
    formatNumber(await countOf(type, list)(source, args, context), languageOf(context));

export const cityIndex: Resolve = (state, _args, context) => {
  const found = textsAt(state, "cities").flatMap((id) => {
    const city = context.nodeModel.getNodeById({ id, type: "City" });
    return city ? { id, name: String(city["name"]) } : [];
  });
  return byLetter(found, languageOf(context)).map(({ letter, members }) => ({
    letter,
    cities: members.map(({ id }) => id),
  }));
};
