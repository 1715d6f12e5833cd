/** What errors of the operating system mean for a deploy, and how to fix them. */

type Fix = readonly [what: string, fix: string];

const FULL = ["The disk is full", "free some space there"] as const;
const FORBIDDEN = [
  "Permission is missing",
  "give the user who deploys read access to delivery/ and write access to the folder of --to, with all that is in it",
] as const;
const NO_FOLDER = ["A part of this path is a file, not a folder", "correct --to, or move the file away"] as const;
const MANY_FILES = ["Too many files are open", "raise the limit, for example with: ulimit -n 4096"] as const;
const BUSY = ["Another program uses this file", "end that program"] as const;

const FIXES: Readonly<Record<string, Fix>> = {
  ENOSPC: FULL,
  EDQUOT: ["The user's quota of the disk is used up", "raise it, or free some space there"],
  EFBIG: ["A file is larger than the system allows", "raise the limit, for example with: ulimit -f unlimited"],
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: ["The disk is read-only", "mount it with write access"],
  EISDIR: ["There is a folder where a file belongs", "move the folder away"],
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ENOENT: ["A file or folder is missing", "create the folder of --to; if it is there, build again"],
  ELOOP: ["Symbolic links lead in a circle", "correct --to"],
  ENAMETOOLONG: ["The path is too long", "choose a shorter one for --to"],
  EMFILE: MANY_FILES,
  ENFILE: MANY_FILES,
  EBUSY: BUSY,
  ETXTBSY: BUSY,
  EXDEV: ["The folder of --to has folders on other disks", "keep it on one disk, so that files can be linked"],
  EIO: ["The disk cannot be read or written", "check it; the system's log has more"],
};

const OTHER: Fix = ["The system reports an error", "remove its cause"];

/** True for an error of a system call, such as a full disk. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "code" in error && "syscall" in error;

/**
 * Explains a system error.
 * @param state what is online now, in a sentence
 */
export const explainSystemError = (error: NodeJS.ErrnoException & { dest?: string }, state: string): string => {
  const [what, fix] = FIXES[error.code ?? ""] ?? OTHER;
  const paths = [error.path, error.dest].filter((path) => path !== undefined).join(" → ");
  return `${what}: ${paths || error.message} (${error.code}).\n${state}\nFix: ${fix}. Then run the same command again.`;
};
