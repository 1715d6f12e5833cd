import type { z } from "zod";

/** What the text below the front matter is. */
export interface Body {
  description: string;
  required: boolean;
  /** `markdown` is rendered; `notes` are paragraphs with links, lists and emphasis at most. */
  form: "markdown" | "notes";
}

/** One kind of content: which files hold it, what they must contain, and where it shows. */
export interface ContentKind<S extends z.ZodObject = z.ZodObject> {
  /** The name of the GraphQL type, and the first part of the ids of its nodes. */
  name: string;
  /** What an editor calls one of them, e.g. `an article`. */
  noun: string;
  /** What an editor calls all of them, e.g. `articles`; for kinds of which there may be many. */
  plural?: string;
  /** The sentence that says what this kind is and where it shows. */
  description: string;
  /** The path below `content/`, with `{slug}` where the file or folder name is the entry's slug. */
  files: string;
  /** The fields of the file (of its front matter, for Markdown). */
  schema: S;
  /** The field with the day on which it appears by itself, where it has one. */
  appears?: string;
  /** The field with the last day on which it shows, where it has one. */
  closes?: string;
  /** For Markdown kinds: what the text below the front matter is; left out for YAML. */
  body?: Body;
}

/** Declares a kind without widening the schema's type. */
export const defineKind = <S extends z.ZodObject>(kind: ContentKind<S>): ContentKind<S> => kind;

/** True where the kind has one file only, such as the settings or the home page. */
export const isSingle = (kind: ContentKind): boolean => !kind.files.includes("{slug}");
