/** Resolvers of sorted and grouped lists. */
import { compareNames } from "../../../lib/format";
import { languageOf, type NodeLike, type Resolve } from "./context";
import { byLetter } from "./group-by-letter";

/** All nodes of a type in the collation of the site's language; sorting in a query would put É after Z. */
export const byName =
  (type: string, name: string): Resolve =>
  async (_source, _args, context) => {
    const { entries } = await context.nodeModel.findAll({ type });
    const language = languageOf(context);
    return [...entries].sort(
      (one, other) =>
        compareNames(one[name] as string, other[name] as string, language) || (one.id < other.id ? -1 : 1),
    );
  };

export const cityIndex: Resolve = ({ cities }, _args, context) => {
  const found = (cities as string[]).flatMap((id) => context.nodeModel.getNodeById({ id, type: "City" }) ?? []);
  return byLetter(found as (NodeLike & { name: string })[], languageOf(context)).map(({ letter, members }) => ({
    letter,
    cities: members.map(({ id }) => id),
  }));
};
