/** What the checks hand to each other: files that were read, and the problems found in them. */
import type { ContentKind } from "../kinds/kind";
import type { ContentProblem } from "../messages/problem";
import type { Source } from "../source";

/** A file that fits its kind's schema, with its values. */
export interface Entry<D = Record<string, unknown>> {
  kind: ContentKind;
  slug: string;
  /** The path from the content folder. */
  path: string;
  data: D;
  source: Source;
}

/** The result of checking one file by itself. */
export interface FileCheck {
  path: string;
  /** Missing where the file has an error of its own. */
  entry?: Entry;
  /** What could be read of a file with an error of its own: its raw values, valid or not. */
  faulty?: Entry;
  problems: ContentProblem[];
}

/** The files of a folder, as the cross-file checks see them. */
export interface CheckedFiles {
  /** The entries without an error of their own. */
  entries: readonly Entry[];
  /** What could be read of the files with an error of their own. */
  faulty: readonly Entry[];
  /** The paths of all files, including those with an error of their own. */
  paths: readonly string[];
}

/** The result of checking a whole folder. */
export interface CheckResult {
  /** The entries without an error of their own. */
  entries: Entry[];
  /** What could be read of the files with an error of their own; used only to find further problems in them. */
  faulty: Entry[];
  problems: ContentProblem[];
}
