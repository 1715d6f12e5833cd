import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Atomic write: readers see the old file or the new one. Several processes may write. */
export const writeFileAtomic = (file: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch (error) {
    // Nothing stays of it, as where the disk is full.
    rmSync(temporary, { force: true });
    throw error;
  }
};
