/** Declarations of fields that no file holds: links, counts, and rendered or formatted values. */
import type { z } from "zod";
import type { ContentKind, Entry } from "content-kit";
import type { PartKind } from "../../content-model/kinds/parts";
import type { LocalFacts } from "../../site/locations/facts";
import type { Topic } from "../../site/pages/topics";
import type { Visibility } from "../../site/pages/visibility";
import type { NodeOf, Resolve } from "./resolvers/context";

export type NodeFields = Record<string, unknown>;

/** What nodes need of other files. */
export interface NodeContext {
  /** Existing parts of services, and the fallback service for comparison and process. */
  parts: { has: (type: string, slug: string) => boolean; fallback: string };
  /** Facts of all places; computed for states and the locations page only. */
  local: () => LocalFacts;
  /** Visible content. */
  visibility: Visibility;
  /** The topics that have a page. */
  topics: readonly Topic[];
  /** Slugs of the newest articles. */
  latest: readonly string[];
  /** The date in the site's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** The file of a node. */
export interface InFile<File> extends NodeContext {
  entry: Entry;
  data: File;
  slug: string;
  /** The fields of the node that the file holds, with references as ids. */
  own: NodeFields;
}

interface Derivation<Item = never, File = never> {
  /** As GraphQL writes it. */
  type: string;
  description: string;
  /** The arguments, as GraphQL writes them. */
  args?: string;
  /** The value on the node. With neither `value` nor `resolve`, the model or another derivation has it. */
  value?: (item: Item, file: InFile<File>) => unknown;
  /** The value for a query. */
  resolve?: Resolve<NodeOf<Item>>;
}

export interface DerivedField extends Derivation {
  /** The type that has it. */
  of: string;
  name: string;
}

/** Type, description, and the rest. */
type Declaration<Item, File> = readonly [
  type: string,
  description: string,
  more?: Omit<Derivation<Item, File>, "type" | "description">,
];

type Declarations<Item, File> = Readonly<Record<string, Declaration<Item, File>>>;

/** Declares fields of a kind, of a part of its files, or of a group. */
export function derive<S extends z.ZodObject>(
  of: ContentKind<S>,
  fields: Declarations<z.infer<S>, z.infer<S>>,
): DerivedField[];
export function derive<Item, File>(of: PartKind<Item, File>, fields: Declarations<Item, File>): DerivedField[];
export function derive(of: string, fields: Declarations<never, never>): DerivedField[];
export function derive(of: string | { name: string }, fields: Declarations<never, never>): DerivedField[] {
  const owner = typeof of === "string" ? of : of.name;
  return Object.entries(fields).map(([name, [type, description, more]]) => ({
    of: owner,
    name,
    type,
    description,
    ...more,
  }));
}

/** A type that no file and no group has. */
export interface ObjectType {
  name: string;
  description: string;
  isNode: boolean;
  fields: DerivedField[];
}

export const objectType = (
  name: string,
  description: string,
  fields: Declarations<never, never>,
  { isNode = false }: { isNode?: boolean } = {},
): ObjectType => ({ name, description, isNode, fields: derive(name, fields) });
