/** What the tables of messages consist of: one template for each problem, for each audience. */
import type { PathStep } from "../fields/schema-walk";

/** What is wrong, and how to fix it. */
export interface Message {
  message: string;
  help: string;
}

export const say = (message: string, help: string): Message => ({ message, help });

/** Joins the sentences that there are. */
export const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** How a form names fields. */
export interface FormNames {
  /** The labels down to a field: `Tiers › Growth › Price`. */
  label: (path: readonly PathStep[]) => string;
  /** The label of a field. */
  name: (path: readonly PathStep[]) => string;
  /** The label of the form of a file, or the file's path. */
  form: (file: string) => string;
  /** A description in the content model, worded for forms. */
  described: (description: string) => string;
}

/** What a problem is about. */
export type Subject = { path: readonly PathStep[] } | { link: string } | "address" | "picture" | "text";

/** The beginning of a message: `"hero › primary › to"`, `The link "our prices"`. */
export const subjectOf = (subject: Subject, nameOf: (path: readonly PathStep[]) => string): string => {
  if (typeof subject === "string") return `The ${subject}`;
  return "path" in subject ? `"${nameOf(subject.path)}"` : `The link "${subject.link}"`;
};

/** A value that the content model does not accept. */
export interface ValueFault {
  path: readonly PathStep[];
  value: unknown;
  /** The value's source, including quotes and leading zeros. */
  raw: string;
  lineText: string;
  /** The field's description. */
  purpose: string | undefined;
  example: string | number | boolean | undefined;
  isList: boolean;
  /** True where a form offers the values. */
  isChoice: boolean;
  /** The required fields of a group. */
  fields: readonly string[];
}

/** A value and what is expected of it. */
export type Faulty<More = object> = ValueFault & More;

/** The size of a list, a text or a number, and its limit. */
export type Size = Faulty<{ size: number; limit: number }>;

/** The templates of a table for forms: one for each of the table for files, with the same parameters. */
export type FormTemplates<Files extends Readonly<Record<string, (params: never) => Message>>> = {
  readonly [Id in keyof Files]: (
    params: Parameters<Files[Id]> extends [infer Params] ? Params : undefined,
    names: FormNames,
  ) => Message;
};

/** A reference to something that does not exist. */
export interface Missing {
  subject: Subject;
  kind: string;
  value: string;
  guess: string | undefined;
  /** What exists, if it is not too much to list. */
  names: readonly string[];
  /** The file of the city's state, and whether there is one. */
  state: string;
  isStateKnown: boolean;
}

/** A link or reference to an entry that is not published yet. */
export interface PublicationFault {
  subject: Subject;
  /** Whether it names the entry, or links to its page. */
  isName: boolean;
  /** The name or the link. */
  value: string;
  state: string;
  date: string;
  file: string;
}

/** What to do about a name that a list has twice. */
export const ONCE = {
  slug: "give each city of a state its own slug.",
  claim: "give each claim its own id.",
  tier: "give each tier its own name.",
  procedure: "list each procedure once.",
  service: "list each service once.",
} as const;

/** What may be in a list once. */
export type NamedOnce = keyof typeof ONCE;

/** A title or description of search results that is too long with what is filled in. */
export interface FilledSnippet {
  path: readonly PathStep[];
  length: number;
  /** The page with the longest. */
  what: string;
  file: string;
  text: string;
  most: number;
  over: number;
  pages: number;
}
