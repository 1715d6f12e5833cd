/** Whether a save would break the site. */
import { compareProblems, type ContentProblem, fileMessage, isError } from "content-kit";
import type { Changes } from "content-kit/read";
import { memoizeByValue } from "content-kit/lib/memoize";
import { theSite } from "./kinds";

const identity = (problem: ContentProblem): string =>
  [problem.file, problem.code, fileMessage(problem).message].join("\n");

/** The reader of a folder, which parses only what has changed since it read last. */
export const readerOf = memoizeByValue((folder: string) => theSite().reader(folder));

/**
 * Errors that a change would introduce, and all errors in the changed files. Warnings do not prevent saving. Where a
 * changed file cannot be used, only its own: others would say that what it has is missing.
 */
export const problemsAfter = (folder: string, changes: Changes): ContentProblem[] => {
  const reader = readerOf(folder);
  const { problems, faulty } = reader.read(changes);
  const after = problems.filter(isError);
  if (after.length === 0) return [];
  const own = after.filter(({ file }) => changes.has(file));
  if (own.length > 0 && faulty.some(({ path }) => changes.has(path))) return own.sort(compareProblems);
  const known = new Set(reader.read().problems.map(identity));
  return after.filter((problem) => changes.has(problem.file) || !known.has(identity(problem))).sort(compareProblems);
};
