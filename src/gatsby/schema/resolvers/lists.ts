/** Resolvers of sorted and grouped lists. */
import { compareNames } from "../../../lib/format";
import { languageOf, type Context, type NodeLike, type Resolve } from "./context";
import { byLetter } from "./group-by-letter";

const sortedByName = (nodes: Iterable<NodeLike>, field: string, context: Context): NodeLike[] => {
  const language = languageOf(context);
  return [...nodes].sort(
    (one, other) =>
      compareNames(one[field] as string, other[field] as string, language) || (one.id < other.id ? -1 : 1),
  );
};

/** All nodes of a type in the collation of the site's language; sorting in a query would put É after Z. */
export const byName =
  (type: string, name: string): Resolve =>
  async (_source, _args, context) => {
    const { entries } = await context.nodeModel.findAll({ type });
    return sortedByName(entries, name, context);
  };

/** The industries with a page for a service. */
export const industriesOf: Resolve = async ({ id }, _args, context) => {
  const { entries } = await context.nodeModel.findAll({ type: "IndustryService" });
  const own = [...entries].filter(({ service }) => service === id);
  const found = own.flatMap((pair) => context.nodeModel.getNodeById({ id: pair["industry"] as string }) ?? []);
  return sortedByName(found, "name", context);
};

export const cityIndex: Resolve = ({ cities }, _args, context) => {
  const found = (cities as string[]).flatMap((id) => context.nodeModel.getNodeById({ id, type: "City" }) ?? []);
  return byLetter(found as (NodeLike & { name: string })[], languageOf(context)).map(({ letter, members }) => ({
    letter,
    cities: members.map(({ id }) => id),
  }));
};
