/**
 * The GraphQL schema: types from the content model, declared fields, fields on Gatsby's types.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { ContentStore } from "../content-store";
import { pageDates } from "../../site/pages/last-modified";
import { unindexed } from "../../site/pages/site-pages";
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

/** Adds fields to Gatsby's page type, for the sitemap, and queries. */
export const defineResolvers = (args: CreateResolversArgs, store: ContentStore): void => {
  // Gatsby types it as `Function`.
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    ...dateAggregations(),
    Query: { ...entryQueries(), citiesWithin: citiesWithinQuery },
    SitePage: {
      lastModified: {
        type: "String",
        description: "When what the page shows was last changed, in ISO 8601; null where that is not known.",
        resolve: ({ path }: { path: string }) => pageDates(store.checked)(path)?.toISOString() ?? null,
      },
      noindex: {
        type: "Boolean!",
        description: "True for a page that its editor keeps out of search engines and the sitemap.",
        resolve: ({ path }: { path: string }) => unindexed(store.checked).has(path),
      },
    },
  });
};
