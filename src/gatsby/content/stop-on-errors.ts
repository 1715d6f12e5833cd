import type { Reporter } from "gatsby";
import { formatProblems, isError } from "../../content-model/messages/problem";
import type { ContentStore } from "./content-store";

/** Tells scripts/build.ts that Gatsby has not touched its cache. */
const EXIT_CODE = 3;

/**
 * Reads and checks the content before Gatsby touches anything; where there is an error, tells all problems and ends the
 * process, so that the last good build stays. Warnings are told and stop nothing.
 */
export const stopOnErrors = (store: ContentStore, reporter: Reporter): void => {
  const problems = store.refresh();
  if (problems.length === 0) return;
  if (!problems.some(isError)) {
    reporter.warn(formatProblems(problems));
    return;
  }
  reporter.error(`The content has problems; the last build stays as it is.\n\n${formatProblems(problems)}`);
  process.exit(EXIT_CODE);
};
