/** Whether what an editor saves would break the site. */
import { compareProblems, type ContentProblem } from "../content-model/problem";
import { readContent, type Changes } from "../build/read-content";

const identity = ({ file, code, message }: ContentProblem): string => [file, code, message].join("\n");

/** What would be wrong after a change and is not wrong now, and all that is wrong with the changed files themselves. */
export const problemsAfter = (folder: string, changes: Changes): ContentProblem[] => {
  const after = readContent(folder, changes).problems;
  if (after.length === 0) return [];
  const known = new Set(readContent(folder).problems.map(identity));
  return after.filter((problem) => changes.has(problem.file) || !known.has(identity(problem))).sort(compareProblems);
};
