/** The files of a delivery with their checksums, so that a deploy can verify that it is complete. */
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksum } from "../lib/digest";
import { RefusedError } from "./refused-error";

export interface ManifestFile {
  /** Bytes. */
  size: number;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

export interface Manifest {
  /** Number of pages, without the 404 pages. */
  pages: number;
  /** Files for hosts, by name: they are next to the site's folder, so that visitors cannot request them. */
  beside: Record<string, ManifestFile>;
  /** By path in the site's folder, sorted. */
  files: Record<string, ManifestFile>;
  /** SHA-256 of the manifest's text before this line. */
  sha256: string;
}

/** Next to the site's folder. */
export const MANIFEST = "manifest.json";
/** The folder of the site in a delivery. */
export const SITE = "site";

/** @param name the path of a file in the site's folder */
export const pathInDelivery = (name: string): string => `${SITE}/${name}`;

/** Three times as fast as JSON.stringify for 100,000 files, and without an object of them all. */
const filesText = (files: ReadonlyMap<string, ManifestFile>): string =>
  Array.from(
    files,
    ([name, { size, sha256 }]) => `  ${JSON.stringify(name)}: {\n   "size": ${size},\n   "sha256": "${sha256}"\n  }`,
  ).join(",\n");

const withChecksum = (text: string): string => `${text} "sha256": "${checksum(text)}"\n}\n`;

/**
 * Serializes a manifest.
 * @param beside sorted by name, as `files` are
 */
export const manifestText = (
  pages: number,
  beside: ReadonlyMap<string, ManifestFile>,
  files: ReadonlyMap<string, ManifestFile>,
): string =>
  withChecksum(`{
 "pages": ${pages},
 "beside": {
${filesText(beside)}
 },
 "files": {
${filesText(files)}
 },
`);

/** False if a byte of the manifest was changed after the build. */
const isManifestIntact = (text: string): boolean =>
  text === withChecksum(text.slice(0, Math.max(0, text.lastIndexOf(' "sha256": "'))));

const manifestFile = (folder: string): string => {
  const file = join(folder, MANIFEST);
  if (!existsSync(file))
    throw new RefusedError(`${folder} is no delivery: it has no ${MANIFEST}. Run "npm run build" first.`);
  return file;
};

/** @throws if the delivery or release has no readable manifest. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(manifestFile(folder), "utf8")) as Manifest;

/** The checksum of a delivery: of its manifest, and so of all its files. */
export const deliveryChecksum = (folder: string): string => checksum(readFileSync(manifestFile(folder)));

/** All files of a manifest by their path in the delivery; none for `beside` in releases of former versions. */
const allFiles = ({ beside, files }: Manifest): [path: string, file: ManifestFile][] => [
  ...Object.entries((beside as Manifest["beside"] | undefined) ?? {}),
  ...Object.entries(files).map(([name, file]): [string, ManifestFile] => [pathInDelivery(name), file]),
];

/** Paths of everything in a folder but folders: links and devices, too. */
const everythingIn = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? everythingIn(folder, `${below}${entry.name}/`) : [below + entry.name],
  );

const isFile = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The files that are not as the manifest says, one sentence each. */
export const damages = (folder: string, manifest = readManifest(folder)): string[] =>
  allFiles(manifest).flatMap(([path, { sha256 }]) => {
    const file = join(folder, path);
    if (!isFile(file)) return [`${path} is missing.`];
    return checksum(readFileSync(file)) === sha256 ? [] : [`${path} is not as it was built.`];
  });

/** Differences between a delivery and its manifest, one sentence each. */
export const differences = (delivery: string): string[] => {
  if (!isManifestIntact(readFileSync(manifestFile(delivery), "utf8"))) return [`${MANIFEST} is not as it was built.`];
  const manifest = readManifest(delivery);
  const known = new Set([MANIFEST, ...allFiles(manifest).map(([path]) => path)]);
  const added = everythingIn(delivery).filter((path) => !known.has(path));
  return [...damages(delivery, manifest), ...added.map((path) => `${path} is not in the manifest.`)];
};
