/** Whether a save would break the site. */
import { compareProblems, isError, type ContentProblem } from "../content-model/messages/problem";
import { readContent, type Changes } from "../gatsby/content/read-content";

const identity = ({ file, code, message }: ContentProblem): string => [file, code, message].join("\n");

/** Errors that a change would introduce, and all errors in the changed files. Warnings do not prevent saving. */
export const problemsAfter = (folder: string, changes: Changes): ContentProblem[] => {
  const after = readContent(folder, changes).problems.filter(isError);
  if (after.length === 0) return [];
  const known = new Set(readContent(folder).problems.map(identity));
  return after.filter((problem) => changes.has(problem.file) || !known.has(identity(problem))).sort(compareProblems);
};
