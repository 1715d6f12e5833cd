/** `npm run check:content`: tells all problems of all content files, without Gatsby. Exits 1 where one stops the build. */
import { relative } from "node:path";
import { formatProblems, isError } from "../src/content-model/problem";
import { readContent } from "../src/build/read-content";

const { folder, entries, problems } = readContent();
const name = relative(process.cwd(), folder) || ".";
if (problems.length > 0) console.error(formatProblems(problems, name));
if (problems.some(isError)) process.exit(1);
console.log(
  `${entries.length} content files in ${name}: ${problems.length > 0 ? "nothing that stops a build" : "no problem found"}.`,
);
