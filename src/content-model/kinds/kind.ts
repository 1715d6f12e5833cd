import type { z } from "zod";

/** The Markdown text of a kind. */
interface Body {
  description: string;
  required: boolean;
  /** `markdown` is rendered; `notes` are paragraphs with links, lists and emphasis at most. */
  form: "markdown" | "notes";
  /** Placeholders besides the site's facts. */
  placeholders?: readonly string[];
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
  /** The field with the publication date, if any. */
  appears?: string;
  /** The field with the last day of publication, if any. */
  closes?: string;
  /** The Markdown text; missing for YAML kinds. */
  body?: Body;
}

/** Declares a kind without widening the schema's type. */
export const defineKind = <S extends z.ZodObject>(kind: ContentKind<S>): ContentKind<S> => kind;

/** True for kinds with a single file, such as the settings. */
export const isSingle = (kind: ContentKind): boolean => !kind.files.includes("{slug}");

/** True for kinds of which editors add entries: a file of a folder each. */
export const isOneOfMany = ({ files }: ContentKind): boolean => /^[^/]+\/\{slug\}\.[^/]+$/.test(files);
