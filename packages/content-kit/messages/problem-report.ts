/** The content report that the develop server sends to the browser. */
import { compareProblems, isError, problemCount, problemText, type ContentProblem, type ProblemText } from "./problem";

/** All content problems, worded as in the terminal. */
export interface ProblemReport {
  title: string;
  problems: ProblemText[];
  /** How many there are, in how many files. */
  count: string;
  /** False if there are only warnings. */
  hasErrors: boolean;
  /** True until the site has started: it waits for valid content. */
  isWaiting: boolean;
}

/** Builds the report of a check's problems. */
export const reportOf = (problems: readonly ContentProblem[], folder?: string, isWaiting = false): ProblemReport => ({
  title: `${problemCount(problems).split(" in ", 1)[0]} in the content`,
  problems: [...problems].sort(compareProblems).map((problem) => problemText(problem, folder)),
  count: problemCount(problems),
  hasErrors: problems.some(isError),
  isWaiting,
});

/** Reports an error that is not in the content. */
export const failureReport = (
  { message }: Error,
  help = "Fix: save again. If this comes back, stop the server and start it again.",
): ProblemReport => ({
  title: "The pages could not be rebuilt",
  problems: [
    {
      where: "Server",
      code: "rebuild",
      isWarning: false,
      frame: [],
      message,
      help,
    },
  ],
  count: "The terminal shows more.",
  hasErrors: true,
  isWaiting: false,
});
