/** What the table of messages consists of. */
import type { PathStep } from "../fields/schema-walk";

/** What is wrong, and how to fix it. */
export interface Message {
  message: string;
  help: string;
}

/** A row of the table: one message, and where forms have another way out than files, that too. */
export interface Row {
  message: string;
  fix: string;
  fixInForm?: string;
}

export const say = (message: string, fix: string, fixInForm?: string): Row => ({
  message,
  fix,
  ...(fixInForm !== undefined && { fixInForm }),
});

/** Joins the sentences that there are. */
export const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** How those who read a message know fields and files: editors of files by their names, those of forms by labels. */
export interface Names {
  /** The names down to a field: `tiers › item 2 › price`, `Tiers › Growth › Price`. */
  label: (path: readonly PathStep[]) => string;
  /** The name of a field. */
  name: (path: readonly PathStep[]) => string;
  /** The file, or its form. */
  form: (file: string) => string;
  /** Another entry, which a form has no name for. */
  entry: (file: string) => string;
  /** A file in media/. */
  media: (file: string) => string;
  /** A description in the content model. */
  described: (description: string) => string;
}

/** Parameters that are texts. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The parameter of a message about a field. */
export interface OfField {
  path: readonly PathStep[];
}

/** What a problem is about. */
export type Subject = OfField | { link: string } | "address" | "picture" | "text";

/** The beginning of a message: `"hero › primary › to"`, `The link "our prices"`. */
export const subjectOf = (subject: Subject, { label }: Names): string => {
  if (typeof subject === "string") return `The ${subject}`;
  return "path" in subject ? `"${label(subject.path)}"` : `The link "${subject.link}"`;
};

/** `did you mean "title"?`, or what there is to choose from. */
export const didYouMeanOr = (guess: string | undefined, otherwise: string): string =>
  guess === undefined ? otherwise : `did you mean "${guess}"?`;
