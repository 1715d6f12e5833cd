/** Types and helpers shared by the resolvers. */

export interface NodeLike {
  id: string;
  parent?: string | null;
  children?: string[];
  [field: string]: unknown;
}

/** The part of Gatsby's resolver context used here. */
export interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type?: string }) => NodeLike | null;
    getNodesByIds: (args: { ids: readonly string[]; type?: string }) => NodeLike[];
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<NodeLike>; totalCount: () => Promise<number> }>;
    findOne: (args: { type: string; query: { filter: Record<string, unknown> } }) => Promise<NodeLike | null>;
  };
  /** Of a query that is answered as if the content were another. */
  store?: Store;
}

export type Resolve = (source: NodeLike, args: object, context: Context, info: Info) => unknown;

/** What resolvers need of the content store. */
export interface Store {
  /** True while the content has an error and pages keep their previous state. */
  isHeld: boolean;
  /** True in development. */
  isPreview: boolean;
  paths: () => string[];
  ids: (path: string) => string[];
}

/** A resolver that may use the content store. */
export type StoredResolve = (source: NodeLike, args: object, context: Context, info: Info, store: Store) => unknown;

export interface Info {
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve?: Resolve }> } };
}

/** Resolves a field of another plugin's type. */
export const resolveField = async (
  type: string,
  field: string,
  node: NodeLike,
  context: Context,
  info: Info,
  args: object = {},
): Promise<unknown> => info.schema.getType(type).getFields()[field]?.resolve?.(node, args, context, info);

/** The site settings; Gatsby tracks the dependency and re-runs the query when they change. */
export const settingsOf = ({ nodeModel }: Context): NodeLike | null => nodeModel.getNodeById({ id: "SiteSettings" });

/** The site's language and region. */
export const languageOf = (context: Context): string => (settingsOf(context)?.["language"] ?? "en") as string;
