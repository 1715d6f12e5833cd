import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** npm's list of what is installed, with all versions; undefined where another package manager leaves none. */
export const installed = (root = resolve(".")): Buffer | undefined => {
  try {
    return readFileSync(join(root, "node_modules/.package-lock.json"));
  } catch {
    return undefined;
  }
};
