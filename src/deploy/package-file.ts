/** Writes one file and its compressed copies to the delivery. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compressed, isText } from "./compress";
import { checksum } from "../lib/digest";
import { writeFileAtomic } from "../lib/write-file-atomic";
import type { ManifestFile } from "./manifest";

/** State of a delivered file from the last run; unchanged files are not read again. */
export interface Known {
  mtime: number;
  size: number;
  sha256: string;
  /** Hashed files that it refers to. */
  names: string[];
  copies: readonly Copy[];
}

/** A compressed copy of a file. */
interface Copy extends ManifestFile {
  /** Extension added to the file's name. */
  ending: string;
}

/** Names of a delivered file and its copies. */
export const withCopies = (name: string, { copies }: Pick<Known, "copies">): string[] => [
  name,
  ...copies.map(({ ending }) => name + ending),
];

/** A file to deliver. */
export interface Job {
  /** Its path in the delivery. */
  name: string;
  /** Its path in Gatsby's output. */
  source: string;
  /** Its state, if it and its copies were delivered before. */
  delivered: Known | undefined;
}

/** References to hashed files. */
const HASHED_NAMES = /static\/[\w@%./~-]+/g;

/** Interned names: a substring of a match would keep the whole page in memory. */
const NAMES = new Map<string, string>();

/** The hashed files that a text refers to. */
const namesIn = (bytes: Buffer): string[] =>
  [...new Set(bytes.toString("utf8").match(HASHED_NAMES) ?? [])].map((name) => {
    const known = NAMES.get(name);
    if (known !== undefined) return known;
    const copy = Buffer.from(name).toString();
    NAMES.set(copy, copy);
    return copy;
  });

/** @returns the compressed copies */
export const writeWithCopies = async (site: string, name: string, bytes: Buffer): Promise<Copy[]> => {
  writeFileAtomic(join(site, name), bytes);
  if (!isText(name)) return [];
  return Object.entries(await compressed(name, bytes)).map(([ending, copy]) => {
    writeFileAtomic(join(site, name + ending), copy);
    return { ending, size: copy.length, sha256: checksum(copy) };
  });
};

/** Packages one file; an unchanged one is not written. */
export const packageFile = async (site: string, { name, source, delivered }: Job): Promise<Known> => {
  const { mtimeMs: mtime, size } = statSync(source);
  const bytes = readFileSync(source);
  const sha256 = checksum(bytes);
  if (delivered?.sha256 === sha256) return { ...delivered, mtime, size };
  const names = isText(name) ? namesIn(bytes) : [];
  return { mtime, size, sha256, names, copies: await writeWithCopies(site, name, bytes) };
};
