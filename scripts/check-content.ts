/**
 * `npm run check:content`: reports all content problems without Gatsby. Exits 1 on errors.
 */
import { folderName } from "content-kit/read";
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

const isRight = check();
writeSchemas();
// Not process.exit(), which drops buffered output of a pipe.
if (!isRight) process.exitCode = 1;
