/** Whether a save would break the site. */
import { fileMessage } from "../content-model/messages/for-files";
import { compareProblems, isError, type ContentProblem } from "../content-model/messages/problem";
import { ContentReader, type Changes } from "../site/read-content";
import { memoizeByValue } from "../lib/memoize";

const identity = (problem: ContentProblem): string =>
  [problem.file, problem.code, fileMessage(problem).message].join("\n");

/** The reader of a folder, which parses only what has changed since it read last. */
export const readerOf = memoizeByValue((folder: string) => new ContentReader(folder));

/** Errors that a change would introduce, and all errors in the changed files. Warnings do not prevent saving. */
export const problemsAfter = (folder: string, changes: Changes): ContentProblem[] => {
  const reader = readerOf(folder);
  const after = reader.read(changes).problems.filter(isError);
  if (after.length === 0) return [];
  const known = new Set(reader.read().problems.map(identity));
  return after.filter((problem) => changes.has(problem.file) || !known.has(identity(problem))).sort(compareProblems);
};
