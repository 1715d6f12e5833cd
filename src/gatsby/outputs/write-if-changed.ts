import { existsSync, readFileSync } from "node:fs";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";

/** Leaves an unchanged file alone, so that webpack does not rebuild, and hosts do not send it again. */
export const writeIfChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileAtomic(file, text);
};
