/**
 * `npm run check:content`: reports all content problems without Gatsby. Exits 1 on errors.
 * `npm run check:content -- --watch` repeats the check whenever a file is saved.
 */
import { watch } from "node:fs";
import { formatProblems, isError } from "../src/content-model/messages/problem";
import { contentDir, folderName } from "../src/gatsby/content/content-dir";
import { ContentReader } from "../src/gatsby/content/read-content";

const reader = new ContentReader(contentDir());

/** Prints the result; true without errors. */
const check = (): boolean => {
  const { folder, entries, problems } = reader.read();
  const name = folderName(folder);
  if (problems.length > 0) console.error(formatProblems(problems, name));
  if (problems.some(isError)) return false;
  console.log(
    `${entries.length} content files in ${name}: ${problems.length > 0 ? "nothing that stops a build" : "no problem found"}.`,
  );
  return true;
};

/** Debounce in milliseconds: editors may write a file in several steps. */
const DEBOUNCE = 100;

const keepChecking = (): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(reader.folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${new Date().toLocaleTimeString()}`);
      checkNow();
    }, DEBOUNCE);
  });
};

/** Prints the message of an invalid folder or SITE_TODAY without a stack trace. */
const checkNow = (): boolean => {
  try {
    return check();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
};

const isRight = checkNow();
if (process.argv.includes("--watch")) keepChecking();
// Not process.exit(), which drops buffered output of a pipe.
else if (!isRight) process.exitCode = 1;
