/** What the develop server tells the browser about the content. */
import { compareProblems, isError, problemCount, problemText, type ContentProblem, type ProblemText } from "./problem";

/** Where the browser listens; no page of the site can have an address with underscores in it. */
export const PROBLEMS_ADDRESS = "/___content-problems";

/** All problems of the content, in the words of the terminal. */
export interface ProblemReport {
  problems: ProblemText[];
  /** How many there are, with a pointer to their explanations. */
  count: string;
  /** False where there are warnings alone. */
  hasErrors: boolean;
}

/** The report of the problems that a check has found. */
export const reportOf = (problems: readonly ContentProblem[], folder?: string): ProblemReport => ({
  problems: [...problems].sort(compareProblems).map((problem) => problemText(problem, folder)),
  count: problemCount(problems),
  hasErrors: problems.some(isError),
});
