import { statSync } from "node:fs";
import { join } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";

/** Number and total size of the files in a folder. */
export const sizeOf = (folder: string): { files: number; bytes: number } => {
  const files = walkDir(folder);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) };
};
