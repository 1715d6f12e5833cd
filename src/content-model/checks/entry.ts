/** Types shared by the checks: read files, and their problems. */
import type { ContentKind } from "../kinds/kind";
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
