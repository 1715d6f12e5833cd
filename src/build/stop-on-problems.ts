import type { Reporter } from "gatsby";
import { formatProblems } from "../content-model/problem";
import type { ContentStore } from "./content-store";

/**
 * Reads and checks the content before Gatsby touches anything; where there is a problem, tells all of them and ends the
 * process with code 1, so that the last good build stays.
 */
export const stopOnProblems = (store: ContentStore, reporter: Reporter): void => {
  const problems = store.refresh();
  if (problems.length === 0) return;
  reporter.error(`The content has problems; the last build stays as it is.\n\n${formatProblems(problems)}`);
  process.exit(1);
};
