/** A lock file that names the process holding it, so that only one process works on a folder. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { errorCode } from "../lib/error-code";

/** A process: id and start time, because ids are reused. */
interface Holder {
  pid: number;
  /** Start time in clock ticks since boot; empty if unknown. */
  began: string;
  /** Its task. */
  what: string;
}

/** Positions of state and start time in /proc/<pid>/stat, counted after the name in parentheses. */
const STATE = 0;
const BEGAN = 19;
/** Zombie or dead process: exited but not reaped, which can be permanent in a container without an init. */
const ENDED = ["Z", "X"];

/** Fields of /proc/<pid>/stat; empty on systems without it. */
const statOf = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
};

const beginningOf = (pid: number): string => statOf(pid)[BEGAN] ?? "";

const isAlive = ({ pid, began }: Pick<Holder, "pid" | "began">): boolean => {
  if (!pid || pid < 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    if (errorCode(error) !== "EPERM") return false;
  }
  const stat = statOf(pid);
  return stat.length === 0 || (!ENDED.includes(stat[STATE] ?? "") && stat[BEGAN] === began);
};

/** The process in a lock file; `undefined` if the lock is gone. */
const holderOf = (file: string): Holder | undefined => {
  try {
    const [pid = "", began = "", ...what] = readFileSync(file, "utf8").split(" ");
    return { pid: Number(pid), began, what: what.join(" ") };
  } catch {
    return undefined;
  }
};

/** Removes a stale lock; puts it back if another process has taken the lock in the meantime. */
const removeStaleLock = (file: string): void => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const holder = holderOf(aside);
    if (holder && isAlive(holder)) linkSync(aside, file);
  } catch {
    // Another process was faster; the next attempt finds its lock.
  }
  rmSync(aside, { force: true });
};

/** Writes a file that names a process, next to the lock. */
const writeHolder = (file: string, pid: number, what: string): void =>
  writeFileSync(file, `${pid} ${beginningOf(pid)} ${what}`);

/** Names a child as the holder of a lock: it may work on after this process was killed. */
export const passLock = (file: string, child: number, what: string): void => {
  const own = `${file}.${process.pid}.new`;
  writeHolder(own, child, what);
  renameSync(own, file);
};

/** Another process holds the lock. */
export class LockedError extends Error {}

const TRIES = 3;

/**
 * Takes the lock.
 * @param file path of the lock file, in an existing folder
 * @param what the task, for the message: "build"
 * @returns a function that releases the lock
 * @throws LockedError if a running process holds it
 */
export const takeLock = (file: string, what: string): (() => void) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Written next to the lock and linked, so that a lock file always names its process.
    const own = `${file}.${process.pid}.new`;
    try {
      writeHolder(own, process.pid, what);
      linkSync(own, file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder))
      throw new LockedError(
        `Another ${holder.what || what} is running (process ${holder.pid}): wait for it to finish, or stop it.`,
      );
    removeStaleLock(file);
  }
  throw new LockedError(`Another ${what} is just starting: try again.`);
};
