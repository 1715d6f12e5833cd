/** Types shared by the checks: read files, and their problems. */
import type { z } from "zod";
import type { PathStep } from "../fields/schema-walk";
import type { ContentKind } from "../kinds/kind";
import type { Finding } from "../messages/finding";
import type { ContentProblem } from "../messages/problem";
import type { Source } from "../source";

/** A valid file with its values. */
export interface Entry<D = Record<string, unknown>> {
  kind: ContentKind;
  slug: string;
  /** Path relative to the content folder. */
  path: string;
  data: D;
  source: Source;
}

/** An entry of a kind, with the type of its values. */
export type EntryOf<K extends ContentKind> = Entry<z.infer<K["schema"]>>;

/** True for an entry of a kind, whose values then have the kind's types. */
export const isOf = <K extends ContentKind>(entry: Entry, kind: K): entry is EntryOf<K> => entry.kind === kind;

/** The entries of a kind. */
export const allOf = <K extends ContentKind>(entries: readonly Entry[], kind: K): EntryOf<K>[] =>
  entries.filter((entry): entry is EntryOf<K> => isOf(entry, kind));

/** The only entry of a kind, if it has no errors. */
export const onlyOf = <K extends ContentKind>(entries: readonly Entry[], kind: K): EntryOf<K> | undefined =>
  entries.find((entry): entry is EntryOf<K> => isOf(entry, kind));

/** Result of checking one file. */
export interface FileCheck {
  path: string;
  /** Missing if the file has an error. */
  entry?: Entry;
  /** Raw values of a file with an error. */
  faulty?: Entry;
  problems: ContentProblem[];
}

/** The files of a folder, for cross-file checks. */
export interface CheckedFiles {
  /** Entries of valid files. */
  entries: readonly Entry[];
  /** Raw values of files with errors. */
  faulty: readonly Entry[];
  /** Paths of all files. */
  paths: readonly string[];
}

/** The result of checking a whole folder. */
export interface CheckResult {
  /** Entries of valid files. */
  entries: Entry[];
  /** Raw values of files with errors, used only to find further problems in them. */
  faulty: Entry[];
  problems: ContentProblem[];
}

/** A problem at a field of an entry. @param isName at the field's name rather than its value */
export const problemAt = (
  { path: file, source }: Pick<Entry, "path" | "source">,
  path: readonly PathStep[],
  found: Finding,
  isName = false,
): ContentProblem => ({ file, ...source.locate(path, isName), ...found });

/** A problem of a whole file. */
export const problemOfFile = (file: string, found: Finding): ContentProblem => ({ file, line: 1, column: 1, ...found });
