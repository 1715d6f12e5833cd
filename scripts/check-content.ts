/**
 * `npm run check:content`: tells all problems of all content files, without Gatsby. Exits 1 where one stops the build.
 * `npm run check:content -- --watch` goes on and tells them anew whenever a file is saved, until it is stopped.
 */
import { watch } from "node:fs";
import { relative } from "node:path";
import { formatProblems, isError } from "../src/content-model/messages/problem";
import { contentDir } from "../src/gatsby/content/content-dir";
import { ContentReader } from "../src/gatsby/content/read-content";

const reader = new ContentReader(contentDir());

/** Tells what is wrong, or that nothing is; true where nothing stops a build. */
const check = (): boolean => {
  const { folder, entries, problems } = reader.read();
  const name = relative(process.cwd(), folder) || ".";
  if (problems.length > 0) console.error(formatProblems(problems, name));
  if (problems.some(isError)) return false;
  console.log(
    `${entries.length} content files in ${name}: ${problems.length > 0 ? "nothing that stops a build" : "no problem found"}.`,
  );
  return true;
};

/** Milliseconds in which an editor's program may write a file in several steps. */
const ONE_SAVE = 100;

const keepChecking = (): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(reader.folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${new Date().toLocaleTimeString()}`);
      checkNow();
    }, ONE_SAVE);
  });
};

/** The folder, or SITE_TODAY, may be wrong, too: a sentence says so, and no list of the program's own calls. */
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
// Not process.exit(): what is still on its way through a pipe would be lost.
else if (!isRight) process.exitCode = 1;
