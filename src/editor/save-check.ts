/** Whether what an editor saves would break the site. */
import { compareProblems, isError, type ContentProblem } from "../content-model/messages/problem";
import { readContent, type Changes } from "../gatsby/content/read-content";

const identity = ({ file, code, message }: ContentProblem): string => [file, code, message].join("\n");

/**
 * What would stop the next build after a change and does not now, and all that does in the changed files themselves. What
 * is only warned of keeps nobody from saving.
 */
export const problemsAfter = (folder: string, changes: Changes): ContentProblem[] => {
  const after = readContent(folder, changes).problems.filter(isError);
  if (after.length === 0) return [];
  const known = new Set(readContent(folder).problems.map(identity));
  return after.filter((problem) => changes.has(problem.file) || !known.has(identity(problem))).sort(compareProblems);
};
