/**
 * The GraphQL schema: types from the content model, declared fields, fields on Gatsby's types.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { ContentStore } from "../content-store";
import { citiesWithinQuery } from "./resolvers/cities";
import { dateAggregations } from "./resolvers/dates";
import { derivedFields } from "./fields";
import { entryQueries } from "./resolvers/lists";
import type { Context, Info } from "./resolvers/context";
import { graphqlTypes } from "./types-from-model";

/** Registers all types, and the extension that resolves declared fields. */
export const defineSchema = ({ actions }: CreateSchemaCustomizationArgs, store: ContentStore): void => {
  actions.createFieldExtension({
    name: "derived",
    args: { field: "String!" },
    extend: ({ field }: { field: string }) => {
      const [type = "", name = ""] = field.split(".");
      const resolve = derivedFields(type).get(name)?.resolve;
      return {
        // Of the type that declares the field.
        resolve: (source: never, args: object, context: Context, info: Info) =>
          resolve?.(source, args, context, info, store),
      };
    },
  });
  actions.createTypes(graphqlTypes());
};

/** Adds queries, and aggregations of dates. */
export const defineResolvers = (args: CreateResolversArgs): void => {
  // Gatsby types it as `Function`.
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    ...dateAggregations(),
    Query: { ...entryQueries(), citiesWithin: citiesWithinQuery },
  });
};
