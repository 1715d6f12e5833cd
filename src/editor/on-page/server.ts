/** Tells the browser where the texts of a page are kept: part of the develop server. */
import type { IncomingMessage } from "node:http";
import { relative, resolve } from "node:path";
import type { GraphQLSchema } from "gatsby/graphql";
import { contentDir } from "../../site/content/content-dir";
import { SITE_DATA_QUERY } from "../../gatsby/outputs/site-data";
import { allAddresses } from "../../site/pages/urls";
import { routes } from "../../routes";
import { readerOf } from "../save-check";
import { kinds } from "../../content-model/kinds";
import { valueAt } from "../../content-model/fields/schema-walk";
import { BODY } from "../../content-model/messages/form-labels";
import { PlaceFinder } from "./find-places";
import type { FieldPlace, PagePlaces, PlacesOfQuery } from "./place";
import { PlaceTable, type TableSources } from "./place-table";
import { shapeOfQuery } from "./query-shape";

/** What is read of Gatsby's state. */
export interface GatsbyState {
  schema: GraphQLSchema;
  pages: ReadonlyMap<string, { componentPath: string; context: Readonly<Record<string, unknown>> }>;
  components: ReadonlyMap<string, { query?: string }>;
}

/** Runs a query. */
export type RunQuery = (query: string, variables: object) => Promise<Record<string, unknown>>;

/** Runs queries where GraphiQL does: at the address that the request came to. */
export const queryAt =
  ({ headers: { host = "" } }: Pick<IncomingMessage, "headers">): RunQuery =>
  async (query, variables) => {
    const response = await fetch(`http://${host}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { message: string }[];
    };
    if (!data) throw new Error(errors?.[0]?.message ?? response.statusText);
    return data;
  };

const placesOf = async (
  text: string,
  variables: object,
  { schema, sources, run }: { schema: GraphQLSchema; sources: TableSources; run: RunQuery },
): Promise<PlacesOfQuery> => {
  const { fields, query } = shapeOfQuery(text, schema);
  const finder = new PlaceFinder(sources);
  const tree = finder.find(fields, await run(query, variables));
  return { places: finder.table.places, tree };
};

/** The content as it is on disk. */
const tableSources = (): TableSources => {
  const { entries } = readerOf(contentDir()).read();
  const files = entries.map(({ path }) => path);
  return { entries, addresses: [...allAddresses(entries, files).keys()] };
};

/** The place of a field; undefined if the file has none there. */
export const placeOf = ({ file, path }: Pick<FieldPlace, "file" | "path">): FieldPlace | undefined => {
  const sources = tableSources();
  const entry = sources.entries.find((one) => one.path === file);
  const table = new PlaceTable(sources);
  const isThere = entry && (path[0] === BODY || valueAt(entry.data, path) !== undefined);
  return isThere ? table.places[table.add(entry, path)] : undefined;
};

/** The words that the site adds to the data of all pages without asking for them: the link to the cookie dialog. */
const addedPlaces = (sources: TableSources): FieldPlace[] => {
  const table = new PlaceTable(sources);
  const labels = sources.entries.find(({ kind }) => kind === kinds.labels);
  const path = ["consent", "settings"];
  if (labels && valueAt(labels.data, path) !== undefined) table.add(labels, path);
  return table.places;
};

/** The places of a page's texts. */
export const pagePlaces = async (path: string, state: GatsbyState, run: RunQuery): Promise<PagePlaces> => {
  const context = { schema: state.schema, sources: { ...tableSources(), page: path }, run };
  const page = state.pages.get(path) ?? state.pages.get(routes.notFound);
  const query = page && state.components.get(page.componentPath)?.query;
  const { places, tree } = await placesOf(SITE_DATA_QUERY, {}, context);
  return {
    page: query ? await placesOf(query, page.context, context) : { places: [], tree: null },
    site: { places: [...places, ...addedPlaces(context.sources)], tree },
    folder: resolve(contentDir()).replaceAll("\\", "/"),
    name: relative(process.cwd(), contentDir()) || ".",
    usesCode: process.env["TERM_PROGRAM"] === "vscode",
  };
};
