import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Atomic write: readers see the old file or the new one. Several processes may write. */
export const writeFileAtomic = (file: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
};
