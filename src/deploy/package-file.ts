/** Puts one file into the delivery, with its compressed copies. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressed, isText } from "./compress";
import { checksum } from "../lib/digest";
import type { ManifestFile } from "./manifest";

/** What is remembered of a delivered file, so that it is not read again while it is the same. */
export interface Known {
  mtime: number;
  size: number;
  sha256: string;
  /** Files with a hash in their name that it names. */
  names: string[];
  copies: readonly Copy[];
}

/** A compressed copy of a file. */
interface Copy extends ManifestFile {
  /** What its name has more than the file's. */
  ending: string;
}

/** The names of a delivered file and of its copies. */
export const withCopies = (name: string, { copies }: Pick<Known, "copies">): string[] => [
  name,
  ...copies.map(({ ending }) => name + ending),
];

/** A file to deliver. */
export interface Job {
  /** Its name in the delivered folder. */
  name: string;
  /** Where it lies now. */
  source: string;
  /** What is known of it, where it and its copies are delivered already. */
  delivered: Known | undefined;
}

/** What a page or another file can name of the files whose names carry a hash. */
const HASHED_NAMES = /static\/[\w@%./~-]+/g;

/** Names of files, each once. What a match gives would keep the whole text alive that it was found in. */
const NAMES = new Map<string, string>();

/** The files with a hash in their name that a text names. */
const namesIn = (bytes: Buffer): string[] =>
  [...new Set(bytes.toString("utf8").match(HASHED_NAMES) ?? [])].map((name) => {
    const known = NAMES.get(name);
    if (known !== undefined) return known;
    const copy = Buffer.from(name).toString();
    NAMES.set(copy, copy);
    return copy;
  });

/** Atomic write: readers see the old file or the new one. */
export const writeFileAtomic = (file: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
};

/** @returns the compressed copies */
export const writeWithCopies = async (site: string, name: string, bytes: Buffer): Promise<Copy[]> => {
  writeFileAtomic(join(site, name), bytes);
  if (!isText(name)) return [];
  return Object.entries(await compressed(name, bytes)).map(([ending, copy]) => {
    writeFileAtomic(join(site, name + ending), copy);
    return { ending, size: copy.length, sha256: checksum(copy) };
  });
};

/** Packages one file; one whose bytes are as before is left alone. */
export const packageFile = async (site: string, { name, source, delivered }: Job): Promise<Known> => {
  const { mtimeMs: mtime, size } = statSync(source);
  const bytes = readFileSync(source);
  const sha256 = checksum(bytes);
  if (delivered?.sha256 === sha256) return { ...delivered, mtime, size };
  const names = isText(name) ? namesIn(bytes) : [];
  return { mtime, size, sha256, names, copies: await writeWithCopies(site, name, bytes) };
};
