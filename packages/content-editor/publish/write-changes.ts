/** Writes files as a save does: checked. */
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import { type Changes, contentDir } from "content-kit/read";
import { problemsAfter } from "../save-check";
import { Refusal } from "../saving";
import { explainErrors } from "./explain-errors";

/** @throws a `Refusal` if the site would break */
export const writeChanges = (changes: Changes): void => {
  const folder = contentDir();
  const problems = problemsAfter(folder, changes);
  if (problems.length > 0) throw new Refusal(explainErrors(folder, problems, changes));
  for (const [path, bytes] of changes) {
    if (bytes) writeFileAtomic(join(folder, path), Buffer.from(bytes));
    else remove(folder, path);
  }
};

/** Removes a file, and the folder of a service with its last one. */
const remove = (folder: string, path: string): void => {
  rmSync(join(folder, path), { force: true });
  const around = dirname(path);
  if (around.includes("/") && existsSync(join(folder, around)) && readdirSync(join(folder, around)).length === 0)
    rmdirSync(join(folder, around));
};
