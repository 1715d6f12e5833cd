/** Creates the files and entries of `npm run new`, if the content check passes with them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblems, isError, type ContentProblem } from "../content-model/messages/problem";
import { writeFileAtomic } from "../lib/write-file-atomic";
import { NewContentError, planContent, type NewRequest, type Plan } from "./plan";
import { ContentReader } from "../site/read-content";

/** What was created; paths are relative to the content folder. */
export interface NewContent extends Omit<Plan, "texts"> {
  files: string[];
}

/**
 * Writes files: all of them, or none.
 * @throws NewContentError if one cannot be written, as where the disk is full
 */
export const writeFiles = (folder: string, texts: Plan["texts"]): void => {
  const undo: (() => void)[] = [];
  try {
    for (const [path, text] of Object.entries(texts)) {
      const file = join(folder, path);
      const made = mkdirSync(dirname(file), { recursive: true });
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true }));
      const before = existsSync(file) ? readFileSync(file) : undefined;
      writeFileAtomic(file, text);
      undo.push(() => (before ? writeFileAtomic(file, before) : rmSync(file)));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw new NewContentError(`Nothing was created: ${(error as Error).message}`);
  }
};

/**
 * Creates a file or an entry.
 * @param folder the content folder
 * @throws NewContentError if the result would have problems; nothing is written then
 */
export const createContent = (folder: string, request: NewRequest): NewContent => {
  const reader = new ContentReader(folder);
  const before = reader.read();
  const { texts, ...made } = planContent(request, before);
  // A link to a page that was missing can still be wrong in its anchor: a problem on the same line is not new.
  const namesOf = ({ file, code, line }: ContentProblem) => [`${file} ${code}`, `${file}:${line}`];
  const known = new Set(before.problems.filter(isError).flatMap(namesOf));
  const changes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const problems = reader
    .read(changes)
    .problems.filter((problem) => isError(problem) && !namesOf(problem).some((name) => known.has(name)));
  if (problems.length > 0)
    throw new NewContentError(`Nothing was created: the content would have problems:\n\n${formatProblems(problems)}`);
  writeFiles(folder, texts);
  return { files: Object.keys(texts), ...made };
};
