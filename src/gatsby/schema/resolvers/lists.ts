/** Resolvers of sorted and grouped lists. */
import { listAt, textsAt } from "../../../content-model/fields/schema-walk";
import { compareNames, formatNumber } from "../../../lib/format";
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

/** The industries with a page for a service. */
export const industriesOf: Resolve = async ({ id }, _args, context) => {
  const { entries } = await context.nodeModel.findAll({ type: "IndustryService" });
  const own = [...entries].filter(({ service }) => service === id);
  const found = own.flatMap((pair) => context.nodeModel.getNodeById({ id: String(pair["industry"]) }) ?? []);
  return sortedByName(found, "name", context);
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
