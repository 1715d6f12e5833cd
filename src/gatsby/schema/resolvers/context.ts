/** Types and helpers shared by the resolvers. */
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { Root } from "hast";
import type { z } from "zod";
import { kinds } from "../../../content-model/kinds";
import type { ContentKind, Locale } from "content-kit";
import type { Content } from "../../../site/pages/content";
import type { PartList } from "../../../content-model/kinds/parts";

export interface NodeLike {
  id: string;
  parent?: string | null;
  children?: string[];
  [field: string]: unknown;
}

/** A node with the values of its file. Lists of parts are left out: on the node they hold ids. */
export type NodeOf<Data> = Data extends unknown
  ? NodeLike & Omit<Data, PartList> & { path?: string | undefined }
  : never;

interface Query {
  filter: Record<string, unknown>;
}

/** The part of Gatsby's resolver context used here. */
export interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type?: string }) => NodeLike | null;
    getNodesByIds: (args: { ids: readonly string[]; type?: string }) => NodeLike[];
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<NodeLike>; totalCount: () => Promise<number> }>;
    findOne: {
      (args: { type: "File"; query: Query }): Promise<FileSystemNode | null>;
      (args: { type: string; query: Query }): Promise<NodeLike | null>;
    };
  };
}

/** What resolvers need of the content store. */
export interface Store {
  /** True while the content has an error and pages keep their previous state. */
  isHeld: boolean;
  /** True in development. */
  isPreview: boolean;
  /** Not in the workers that run the queries of pages. */
  checked: Content;
  paths: () => string[];
  ids: (path: string) => string[];
}

export type Resolve<Source = NodeLike> = (
  source: Source,
  args: object,
  context: Context,
  info: Info,
  store: Store,
) => unknown;

/** The fields of other plugins' types that are used here. */
interface PluginTypes {
  File: { publicURL: string };
  ImageSharp: { resize: { src: string } };
  MarkdownRemark: { htmlAst: Root };
}

type PluginFields<Fields> = {
  [F in keyof Fields]: {
    resolve: (source: NodeLike, args: object, context: Context, info: Info) => Promise<Fields[F]>;
  };
};

export interface Info {
  schema: { getType: <T extends keyof PluginTypes>(name: T) => { getFields: () => PluginFields<PluginTypes[T]> } };
}

/** Resolves a field of another plugin's type. */
export const resolveField = async <T extends keyof PluginTypes, F extends keyof PluginTypes[T]>(
  type: T,
  field: F,
  node: NodeLike,
  context: Context,
  info: Info,
  args: object = {},
): Promise<PluginTypes[T][F]> => info.schema.getType(type).getFields()[field].resolve(node, args, context, info);

/** The node of a kind with a single file. Gatsby tracks the dependency and re-runs the query when the node changes. */
export const singleNode = <S extends z.ZodObject>({ name }: ContentKind<S>, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: name }) as NodeOf<z.infer<S>> | null;

export const settingsOf = (context: Context) => singleNode(kinds.site, context);

/** The site's language and region. */
export const languageOf = (context: Context): string => settingsOf(context)?.language ?? "en";

/** How prices are written. */
export const localeOf = (context: Context): Locale => settingsOf(context) ?? { language: "en", currency: "USD" };
