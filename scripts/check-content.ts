/**
 * `npm run check:content`: tells all problems of all content files, without Gatsby. Exits 1 where there is one.
 * `npm run check:content -- --watch` goes on and tells them anew whenever a file is saved, until it is stopped.
 */
import { watch } from "node:fs";
import { relative } from "node:path";
import { formatProblems } from "../src/content-model/problem";
import { readContent } from "../src/build/read-content";

/** Tells what is wrong, or that nothing is; says which of the two. */
const check = (): boolean => {
  const { folder, entries, problems } = readContent();
  const name = relative(process.cwd(), folder) || ".";
  if (problems.length > 0) console.error(formatProblems(problems, name));
  else console.log(`${entries.length} content files in ${name}: no problem found.`);
  return problems.length === 0;
};

/** Milliseconds in which an editor's program may write a file in several steps. */
const ONE_SAVE = 100;

const keepChecking = (folder: string): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${new Date().toLocaleTimeString()}`);
      check();
    }, ONE_SAVE);
  });
};

const isRight = check();
if (process.argv.includes("--watch")) keepChecking(readContent().folder);
else if (!isRight) process.exit(1);
