/** The files of a delivery with their checksums, so that a deploy can verify that it is complete. */
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksum } from "content-kit/lib/digest";

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
  /** SHA-256 of the manifest's text before this line. */
  sha256: string;
}

/** Next to the site's folder. */
export const MANIFEST = "manifest.json";
/** The folder of the site in a delivery. */
export const SITE = "site";

const LAST_FIELD = ' "sha256": "';

const withChecksum = (text: string): string => `${text}${LAST_FIELD}${checksum(text)}"\n}\n`;

/** The manifest's text: JSON whose last line has the checksum of all others. */
export const manifestText = (manifest: Omit<Manifest, "sha256">): string =>
  withChecksum(JSON.stringify(manifest, null, 1).replace(/\n\}$/, ",\n"));

const readText = (folder: string): string => {
  const file = join(folder, MANIFEST);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new RefusedError(`${folder} is no delivery: it has no ${MANIFEST}. Run "npm run build" first.`);
};

/** @throws if a delivery or release has no readable manifest */
export const readManifest = (folder: string): Manifest => JSON.parse(readText(folder)) as Manifest;

/** The manifest of a release; undefined if it is missing or damaged. */
export const readableManifest = (folder: string): Manifest | undefined => {
  try {
    return readManifest(folder);
  } catch {
    return undefined;
  }
};

/** The checksum of a delivery: of its manifest, and so of all its files. */
export const deliveryChecksum = (folder: string): string => checksum(readText(folder));

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

/** Paths of everything in a folder but folders: links and devices, too. */
const everythingIn = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? everythingIn(folder, `${below}${entry.name}/`) : [below + entry.name],
  );

/** Differences between a delivery and its manifest, one sentence each. */
export const differences = (delivery: string): string[] => {
  const text = readText(delivery);
  if (text !== withChecksum(text.slice(0, Math.max(0, text.lastIndexOf(LAST_FIELD)))))
    return [`${MANIFEST} is not as it was built.`];
  const manifest = readManifest(delivery);
  const known = new Set([MANIFEST, ...allFiles(manifest).map(([path]) => path)]);
  const added = everythingIn(delivery).filter((path) => !known.has(path));
  return [...damages(delivery, manifest), ...added.map((path) => `${path} is not in the manifest.`)];
};

const MAX_LISTED = 10;

/** At most ten lines, indented. */
export const listed = (lines: readonly string[]): string => {
  const more = lines.length - MAX_LISTED;
  const shown = more > 0 ? [...lines.slice(0, MAX_LISTED), `… and ${more} more.`] : lines;
  return shown.map((line) => `  ${line}`).join("\n");
};
