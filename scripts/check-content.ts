/**
 * `npm run check:content`: reports all content problems without Gatsby. Exits 1 on errors.
 * `npm run check:content -- --watch` repeats the check whenever a file is saved.
 */
import { watch } from "node:fs";
import { contentDir, folderName } from "../src/site/content/content-dir";
import { writeSchemas } from "./lib/code-editor";
import { ContentCheck, isValid } from "./lib/content-check";

const contentCheck = new ContentCheck();

/** Prints the result; true without errors. A missing folder or an invalid SITE_TODAY gets no stack trace. */
const check = (): boolean => {
  try {
    const content = contentCheck.run();
    if (!isValid(content)) return false;
    const { entries, folder, problems } = content;
    const result = problems.length > 0 ? "nothing that stops a build" : "no problem found";
    console.log(`${entries.length} content files in ${folderName(folder)}: ${result}.`);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
};

/** Debounce in milliseconds: editors may write a file in several steps. */
const DEBOUNCE = 100;

const keepChecking = (): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(contentDir(), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${new Date().toLocaleTimeString()}`);
      check();
    }, DEBOUNCE);
  });
};

const isRight = check();
writeSchemas();
if (process.argv.includes("--watch")) keepChecking();
// Not process.exit(), which drops buffered output of a pipe.
else if (!isRight) process.exitCode = 1;
