import type { Reporter } from "gatsby";
import { formatProblems, isError } from "../../content-model/messages/problem";
import type { ContentStore } from "./content-store";

/**
 * Reads and checks the content before Gatsby touches anything; where there is an error, tells all problems and ends the
 * process with code 1, so that the last good build stays. Warnings are told and stop nothing.
 */
export const stopOnProblems = (store: ContentStore, reporter: Reporter): void => {
  const problems = store.refresh();
  if (problems.length === 0) return;
  if (!problems.some(isError)) {
    reporter.warn(formatProblems(problems));
    return;
  }
  reporter.error(`The content has problems; the last build stays as it is.\n\n${formatProblems(problems)}`);
  process.exit(1);
};
