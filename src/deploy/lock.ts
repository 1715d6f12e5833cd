/** Keeps two processes from doing at once what only one may do: a file that names the process, for as long as it works. */
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";

/** A process: its number, and when it began, as numbers are given again. */
interface Holder {
  pid: number;
  /** The kernel's count at its beginning; empty where the system does not tell. */
  began: string;
}

/** The place of a process's state and of its beginning in what Linux tells of it, behind its name in parentheses. */
const STATE = 0;
const BEGAN = 19;
/** Ended, and not yet taken leave of by who started it: in a container that may last for good. */
const ENDED = ["Z", "X"];

/** What Linux tells of a process; empty on other systems. */
const statOf = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
};

const beginningOf = (pid: number): string => statOf(pid)[BEGAN] ?? "";

const isAlive = ({ pid, began }: Holder): boolean => {
  if (!pid || pid < 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Where it may not be asked, it is there, and another user's.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = statOf(pid);
  return stat.length === 0 || (!ENDED.includes(stat[STATE] ?? "") && stat[BEGAN] === began);
};

/** The process that a lock names; `undefined` where there is no lock any more. */
const holderOf = (file: string): Holder | undefined => {
  try {
    const [pid = "", began = ""] = readFileSync(file, "utf8").split(" ");
    return { pid: Number(pid), began };
  } catch {
    return undefined;
  }
};

/** A lock whose process was ended goes; one that somebody has taken meanwhile is put back. */
const takeAway = (file: string): void => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const holder = holderOf(aside);
    if (holder && isAlive(holder)) linkSync(aside, file);
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
    writeSync(descriptor, `${process.pid} ${beginningOf(process.pid)}`);
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
    if (holder && isAlive(holder))
      throw new LockedError(`Another ${what} is running (process ${holder.pid}): wait until it is done.`);
    takeAway(file);
  }
  throw new LockedError(`Another ${what} is just beginning: try again.`);
};
