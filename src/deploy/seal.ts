/**
 * Whether what Gatsby remembers of the build before can be trusted. A build that ended well seals its cache with a
 * checksum; a build that was killed, `gatsby develop`, or a broken disk leave one without a seal that fits.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { walkDir } from "../lib/walk-dir";

/** The folders of the cache that the next build goes by; everything else is written anew by each build. */
const REMEMBERED = ["caches", "caches-lmdb", "content", "data", "pictures", "redux", "webpack"];
/** LMDB's table of readers changes by being read. */
const isRemembered = (file: string): boolean => !file.endsWith("lock.mdb");

const SEAL = "sealed";

/** Gatsby's database of a large site is greater than what Node reads at once, and than what memory is for. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * @param sum the checksum of what comes before the file
 * @param piece where each piece of the file is read to, one after the other
 */
const withFile = (sum: number, file: string, piece: Buffer): number => {
  const opened = openSync(file, "r");
  try {
    let all = sum;
    for (let length; (length = readSync(opened, piece)) > 0;) all = crc32(piece.subarray(0, length), all);
    return all;
  } finally {
    closeSync(opened);
  }
};

/**
 * One checksum for the files of some folders, their names included: CRC-32, which is made to find what went wrong by itself, and
 * takes half the time of one that nobody can deceive.
 */
export const checksumOfFolders = (folders: readonly string[]): string => {
  let sum = 0;
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (const folder of folders.filter((name) => existsSync(name)))
    for (const file of walkDir(folder).filter(isRemembered)) {
      const path = join(folder, file);
      sum = withFile(crc32(`${folder}/${file}\0${statSync(path).size}\0`, sum), path, piece);
    }
  return sum.toString(16);
};

const checksumOf = (cache: string): string => checksumOfFolders(REMEMBERED.map((name) => join(cache, name)));

/** True where the cache is as a finished build left it. */
export const isSealed = (cache: string): boolean => {
  const file = join(cache, SEAL);
  return existsSync(file) && readFileSync(file, "utf8") === checksumOf(cache);
};

/** To be called before a build begins, so that a killed one leaves no seal. @returns the seal, to put back */
export const breakSeal = (cache: string): string => {
  const file = join(cache, SEAL);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  rmSync(file, { force: true });
  return before;
};

/** Seals the cache as it is now. */
export const seal = (cache: string): void => writeFileSync(join(cache, SEAL), checksumOf(cache));

/** Puts a seal back where the cache is still what it was. */
export const sealAgain = (cache: string, before: string): void => {
  if (before !== "" && before === checksumOf(cache)) writeFileSync(join(cache, SEAL), before);
};
