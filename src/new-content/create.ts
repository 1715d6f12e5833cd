/** Creates the files and entries of `npm run new`, and reverts them if the content check fails. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblems, isError } from "../content-model/messages/problem";
import { NewContentError, planContent, type NewRequest, type Plan } from "./plan";
import { readContent } from "../gatsby/content/read-content";

/** What was created; paths are relative to the content folder. */
export interface NewContent extends Omit<Plan, "texts"> {
  files: string[];
}

/** Writes files, and returns a function that restores the folder. */
export const writeFiles = (folder: string, texts: Plan["texts"]): (() => void) => {
  const before = Object.keys(texts).map((path) => {
    const file = join(folder, path);
    return { file, bytes: existsSync(file) ? readFileSync(file) : undefined };
  });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return () => {
    for (const { file, bytes } of before) {
      if (bytes) writeFileSync(file, bytes);
      else rmSync(file);
      if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
    }
  };
};

/**
 * Creates a file or an entry.
 * @param folder the content folder
 * @throws NewContentError if the result would have problems; the folder is restored then
 */
export const createContent = (folder: string, request: NewRequest): NewContent => {
  const before = readContent(folder);
  const { texts, ...made } = planContent(request, before);
  const restore = writeFiles(folder, texts);
  const files = Object.keys(texts);
  const told = new Set(before.problems.map(({ file, code }) => `${file} ${code}`));
  const problems = readContent(folder).problems.filter(
    (problem) => isError(problem) && !told.has(`${problem.file} ${problem.code}`),
  );
  if (problems.length > 0) {
    restore();
    throw new NewContentError(`Nothing was created: the content would have problems:\n\n${formatProblems(problems)}`);
  }
  return { files, ...made };
};
