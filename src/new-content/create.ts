/** Creates the files and entries of `npm run new`, and reverts them if the content check fails. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblems, isError, type ContentProblem } from "../content-model/messages/problem";
import { NewContentError, planContent, type NewRequest, type Plan } from "./plan";
import { ContentReader } from "../site/read-content";

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
  const madeFolders: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const made = mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (made !== undefined) madeFolders.push(made);
    writeFileSync(join(folder, path), text);
  }
  return () => {
    for (const { file, bytes } of before) {
      if (bytes) writeFileSync(file, bytes);
      else rmSync(file);
    }
    for (const made of madeFolders) rmSync(made, { recursive: true });
  };
};

/**
 * Creates a file or an entry.
 * @param folder the content folder
 * @throws NewContentError if the result would have problems; the folder is restored then
 */
export const createContent = (folder: string, request: NewRequest): NewContent => {
  const reader = new ContentReader(folder);
  const before = reader.read();
  const { texts, ...made } = planContent(request, before);
  const restore = writeFiles(folder, texts);
  const files = Object.keys(texts);
  // A link to a page that was missing can still be wrong in its anchor: a problem on the same line is not new.
  const namesOf = ({ file, code, line }: ContentProblem) => [`${file} ${code}`, `${file}:${line}`];
  const known = new Set(before.problems.filter(isError).flatMap(namesOf));
  const problems = reader
    .read()
    .problems.filter((problem) => isError(problem) && !namesOf(problem).some((name) => known.has(name)));
  if (problems.length > 0) {
    restore();
    throw new NewContentError(`Nothing was created: the content would have problems:\n\n${formatProblems(problems)}`);
  }
  return { files, ...made };
};
