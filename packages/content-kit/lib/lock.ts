/**
 * Only one command at a time works in a folder: each has an empty file named after its process. Nobody writes to
 * another's file, so there is no moment at which two can have the lock; and no byte is written, which a full disk
 * would refuse.
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "./error-code";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, and belongs to another user.
    return errorCode(error) === "EPERM";
  }
};

/** Another process holds the lock. */
export class LockedError extends Error {}

export interface Lock {
  /** Holds the lock also while a child process runs, which may work on after this process was killed. */
  share: (pid: number | undefined) => void;
  release: () => void;
}

/** True while this process has a lock. After a restart of a container, an older process may have had its number. */
const held = new Set<string>();

/**
 * Takes the lock.
 * @param name beginning of the names of the lock's files, in an existing folder
 * @throws LockedError if a running process holds it
 */
export const takeLock = (name: string): Lock => {
  const files = [`${name}-${process.pid}`];
  const [own = ""] = files;
  const isHeld = held.has(own);
  if (!isHeld) writeFileSync(own, "");
  for (const file of readdirSync(dirname(name)).filter((each) => each.startsWith(`${basename(name)}-`))) {
    const other = join(dirname(name), file);
    const pid = Number(file.slice(basename(name).length + 1));
    if (isHeld || (pid !== process.pid && isRunning(pid))) {
      if (!isHeld) rmSync(own, { force: true });
      throw new LockedError(
        `Another command works in this folder (process ${pid}): wait for it to finish, or stop it. If it is no such command, delete ${other}.`,
      );
    }
    if (pid !== process.pid) rmSync(other, { force: true });
  }
  held.add(own);
  const share = (pid: number | undefined): void => {
    if (pid === undefined) return;
    files.push(`${name}-${pid}`);
    writeFileSync(`${name}-${pid}`, "");
  };
  const release = (): void => {
    for (const file of files) rmSync(file, { force: true });
    held.delete(own);
  };
  return { share, release };
};
