import type { z } from "zod";

const dirname = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** The Markdown text of a kind. */
interface Body {
  description: string;
  required: boolean;
  /** `markdown` is rendered; `notes` are paragraphs with links, lists and emphasis at most. */
  form: "markdown" | "notes";
  /** Placeholders besides the site's facts. */
  placeholders?: readonly string[];
}

/** A name that fields of other entries may refer to, as a form offers it. */
export interface Choice {
  label: string;
  value: string;
}

/** Parts of a kind's entries that fields of other entries refer to, such as the cities of a state. */
interface ReferredPart<D> {
  /** How a reference is written, for editors: `a city as state/city`. */
  form: string;
  /** The names that an entry defines. */
  choices(entry: { slug: string; data: D }): readonly Choice[];
}

/** Marks content that shows on every page. */
export const EVERY_PAGE = "every page";

/** A kind of content: its files, fields, and description. */
export interface ContentKind<S extends z.ZodObject = z.ZodObject> {
  /** GraphQL type, and prefix of node ids. */
  name: string;
  /** Singular noun for editors: `an article`. */
  noun: string;
  /** Plural noun for editors: `articles`; for kinds with several entries. */
  plural?: string;
  /** What it is and where it shows. */
  description: string;
  /** The path below `content/`, with `{slug}` where the file or folder name is the entry's slug. */
  files: string;
  /** Where it shows: paths of pages, and what appears there. */
  shown: Readonly<Record<string, string>>;
  /** Fields of the file or its front matter. */
  schema: S;
  /** The kind whose entries its texts are for: without any, the file is not needed, and what it is for is not there. */
  textsFor?: string;
  /** True if those entries must be published: its page says nothing of having none. */
  needsPublished?: true;
  /** True for a file that each folder of entries needs. */
  isInEachFolder?: boolean;
  /** What references to parts of its entries can name, by the reference's kind. */
  parts?: Readonly<Record<string, ReferredPart<z.infer<S>>>>;
  /** The list in which a name is used once only, with the field that has the name. */
  namedOnce?: readonly [list: string, field: string];
  /** The field with the name that no other entry has; a warning where entries may have had the same one before. */
  uniqueName?: { field: "title" | "name"; severity?: "warning" };
  /** The field with the publication date, if any. */
  appears?: string;
  /** The field with the last day of publication, if any. */
  closes?: string;
  /** The Markdown text; missing for YAML kinds. */
  body?: Body;
}

/** Declares a kind without widening the schema's type. */
export const defineKind = <S extends z.ZodObject>(kind: ContentKind<S>): ContentKind<S> => kind;

/** True for kinds whose files share a folder with others of their entry. */
export const isInFolder = ({ files }: Pick<ContentKind, "files">): boolean => files.includes("{slug}/");

/** The kind of the entry that a file belongs to: files next to an index file belong to its entry. */
export const ownerKind = (kind: ContentKind, kinds: readonly ContentKind[]): ContentKind =>
  kinds.find(({ files }) => files.includes("{slug}/index.") && dirname(files) === dirname(kind.files)) ?? kind;

/** True for kinds with a single file, such as the settings. */
export const isSingle = (kind: ContentKind): boolean => !kind.files.includes("{slug}");

/** True for kinds of which editors add entries: a file of a folder each. */
export const isOneOfMany = ({ files }: ContentKind): boolean => /^[^/]+\/\{slug\}\.[^/]+$/.test(files);
