import { formatProblems, isError } from "content-kit";
import { contentDir, folderName } from "content-kit/read";
import type { ContentStore } from "./content-store";

/** Gatsby's exit code for content errors: it has not touched its cache. */
export const CONTENT_ERRORS = 3;

/**
 * Reads the content before Gatsby starts. The npm commands have checked it, and printed warnings; a file that was
 * broken since ends Gatsby, so that the last good build stays in place.
 */
export const stopOnErrors = (store: ContentStore): void => {
  const problems = store.refresh();
  if (!problems.some(isError)) return;
  // Not Gatsby's reporter, which would wrap lines.
  console.error(formatProblems(problems, folderName(contentDir())));
  process.exit(CONTENT_ERRORS);
};
