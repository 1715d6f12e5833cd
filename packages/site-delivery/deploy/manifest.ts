/** The files of a delivery with their checksums, so that a deploy can verify that it is complete. */
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksum } from "content-kit/lib/digest";
import { walkDir } from "content-kit/lib/walk-dir";
import type { HostingRules } from "../hosting/rules";

/** A command that cannot be carried out; the message says why, and the fix. */
export class RefusedError extends Error {}

export interface ManifestFile {
  /** Bytes. */
  size: number;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

type Files = Record<string, ManifestFile>;

export interface Manifest {
  /** Number of pages, without the 404 pages. */
  pages: number;
  /** Files for hosts, by name: they are next to the site's folder, so that visitors cannot request them. */
  beside: Files;
  /** By path in the site's folder, sorted. */
  files: Files;
  /** SHA-256 of all that is before, and so of the whole delivery. */
  sha256: string;
}

/** Next to the site's folder. */
export const MANIFEST = "manifest.json";
/** The folder of the site in a delivery. */
export const SITE = "site";

/** The manifest's text, in its only spelling. */
export const manifestText = ({ pages, beside, files }: Omit<Manifest, "sha256">): string => {
  const sha256 = checksum(JSON.stringify({ pages, beside, files }));
  return `${JSON.stringify({ pages, beside, files, sha256 }, null, 1)}\n`;
};

const readText = (folder: string): string => {
  const file = join(folder, MANIFEST);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new RefusedError(`${folder} is no delivery: it has no ${MANIFEST}. Run "npm run build" first.`);
};

/** @throws if a delivery or release has no readable manifest */
export const readManifest = (folder: string): Manifest => JSON.parse(readText(folder)) as Manifest;

/** What can be read; undefined if a file is missing or damaged. */
export const readable = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

export const readableManifest = (folder: string): Manifest | undefined => readable(() => readManifest(folder));

const allFiles = ({ beside, files }: Manifest): [path: string, file: ManifestFile][] => [
  ...Object.entries(beside),
  ...Object.entries(files).map(([name, file]): [string, ManifestFile] => [`${SITE}/${name}`, file]),
];

/** True for a file with these bytes; false also for a link to one. */
export const isFile = (file: string, sha256: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() === true && checksum(readFileSync(file)) === sha256;

/** The files that are not as the manifest says, one sentence each. */
export const damages = (folder: string, manifest = readManifest(folder)): string[] =>
  allFiles(manifest).flatMap(([path, { sha256 }]) => {
    if (isFile(join(folder, path), sha256)) return [];
    return [`${path} is ${existsSync(join(folder, path)) ? "not as it was built" : "missing"}.`];
  });

/** Differences between a delivery and its manifest, one sentence each. */
export const differences = (delivery: string): string[] => {
  const text = readText(delivery);
  const manifest = readableManifest(delivery);
  if (!manifest || text !== manifestText(manifest)) return [`${MANIFEST} is not as it was built.`];
  const known = new Set([MANIFEST, ...allFiles(manifest).map(([path]) => path)]);
  const added = walkDir(delivery).filter((path) => !known.has(path));
  return [...damages(delivery, manifest), ...added.map((path) => `${path} is not in the manifest.`)];
};

/** The rules of a delivery or a release. @throws if the file is missing or damaged */
export const readRules = (folder: string): HostingRules =>
  JSON.parse(readFileSync(join(folder, "rules.json"), "utf8")) as HostingRules;

const MAX_LISTED = 10;

/** At most ten lines, indented. */
export const listed = (lines: readonly string[]): string => {
  const more = lines.length - MAX_LISTED;
  const shown = more > 0 ? [...lines.slice(0, MAX_LISTED), `… and ${more} more.`] : lines;
  return shown.map((line) => `  ${line}`).join("\n");
};
