import type { Reporter } from "gatsby";
import { formatProblems, isError } from "../../content-model/messages/problem";
import { folderName } from "./content-dir";
import type { ContentStore } from "./content-store";

/** Signals to scripts/build.ts that Gatsby has not touched its cache. */
const EXIT_CODE = 3;

/**
 * Checks the content before Gatsby starts. On an error, prints all problems and exits, so that the last good build
 * stays in place. Warnings are printed and do not stop the build.
 */
export const stopOnErrors = (store: ContentStore, reporter: Reporter): void => {
  const problems = store.refresh();
  if (problems.length === 0) return;
  const folder = folderName(store.checked.folder);
  if (!problems.some(isError)) {
    reporter.warn(formatProblems(problems, folder));
    return;
  }
  reporter.error(`The content has errors; the last build is unchanged.\n\n${formatProblems(problems, folder)}`);
  process.exit(EXIT_CODE);
};
