/** Whether what an editor saves would break the site, and what it is told then. */
import { matchKind } from "../content-model/match-kind";
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

/** The problems as somebody reads them who sees a form, not a file. */
export const inPlainWords = (problems: readonly ContentProblem[], edited: string): string =>
  problems
    .map(({ file, message, help }) => {
      const where = file === edited ? "" : `In ${matchKind(file)?.kind.noun ?? "a file"} (${file}): `;
      return `${where}${message}\n${help.charAt(0).toUpperCase()}${help.slice(1)}`;
    })
    .join("\n\n");
