/** Keeps two processes from doing at once what only one may do: a file that names the process, for as long as it works. */
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";

const isAlive = (pid: number | undefined): boolean => {
  if (!pid || pid < 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** The process that a lock names; `undefined` where there is no lock any more. */
const holderOf = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** A lock whose process was ended goes; one that somebody has taken meanwhile is put back. */
const takeAway = (file: string): void => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isAlive(holderOf(aside))) linkSync(aside, file);
  } catch {
    // Another process was faster: the next try finds out.
  }
  rmSync(aside, { force: true });
};

/** Raised where another process holds the lock. */
export class LockedError extends Error {}

const TRIES = 3;

/**
 * Takes the lock.
 * @param file where the lock lies; its folder is there
 * @param what the work, as the message names it: "build"
 * @returns what gives the lock back
 * @throws LockedError where another process that still runs has it
 */
export const takeLock = (file: string, what: string): (() => void) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Written beside it and linked: nobody ever sees a lock without its process.
    const own = `${file}.${process.pid}.new`;
    const descriptor = openSync(own, "w");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    try {
      linkSync(own, file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const holder = holderOf(file);
    if (isAlive(holder))
      throw new LockedError(`Another ${what} is running (process ${holder}): wait until it is done.`);
    takeAway(file);
  }
  throw new LockedError(`Another ${what} is just beginning: try again.`);
};
