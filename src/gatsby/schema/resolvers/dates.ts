/** The first and the last date of a list: Gatsby's `min` and `max` are for numbers. */
import { allKinds } from "../../../content-model/kinds";
import { fieldMeta, shapeOf } from "content-kit";
import type { NodeLike } from "./context";

/** The field to look at, as Gatsby's aggregations take it: `{ date: SELECT }`. */
interface Selected {
  field: Readonly<Record<string, unknown>>;
}

interface Listed {
  edges: readonly { node: NodeLike }[];
}

/** The dates in ascending order. */
const datesOf = ({ edges }: Listed, { field }: Selected): string[] => {
  const name = Object.keys(field)[0] ?? "";
  return edges
    .map(({ node }) => node[name])
    .filter((value): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value))
    .sort();
};

const aggregate = (kind: string, description: string, at: 0 | -1) => ({
  type: "Date",
  description,
  args: { field: `${kind}FieldSelector!` },
  resolve: (source: Listed, args: Selected) => datesOf(source, args).at(at) ?? null,
});

/** For the lists and groups of all kinds with dates. */
export const dateAggregations = (): Record<string, object> =>
  Object.fromEntries(
    allKinds
      .filter(({ schema }) => Object.values(shapeOf(schema) ?? {}).some((field) => fieldMeta(field).control === "date"))
      .flatMap(({ name }) =>
        ["Connection", "GroupConnection"].map((list) => [
          `${name}${list}`,
          {
            earliest: aggregate(name, "The first date of a field; null if there is none.", 0),
            latest: aggregate(name, "The last date of a field; null if there is none.", -1),
          },
        ]),
      ),
  );
