/** What a delivered folder holds, with a checksum for each file, so that whoever puts it online knows that it is whole. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksum } from "../lib/digest";
import { walkDir } from "../lib/walk-dir";

export interface ManifestFile {
  /** Bytes. */
  size: number;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

export interface Manifest {
  /** How many pages there are, not counting the not-found views. */
  pages: number;
  /** By name from the folder of the site, in alphabetical order. */
  files: Record<string, ManifestFile>;
}

/** Beside the folder of the site, not in it: it is not for visitors. */
export const MANIFEST = "manifest.json";
/** The folder of the site in a delivery. */
export const SITE = "site";

/**
 * A manifest as it is written.
 * @param files in alphabetical order
 */
export const manifestText = (pages: number, files: ReadonlyMap<string, ManifestFile>): string => {
  // As `JSON.stringify` would, which takes three times as long for a hundred thousand files, and an object of them first.
  const entries = Array.from(
    files,
    ([name, { size, sha256 }]) => `  ${JSON.stringify(name)}: {\n   "size": ${size},\n   "sha256": "${sha256}"\n  }`,
  );
  return `{\n "pages": ${pages},\n "files": {\n${entries.join(",\n")}\n }\n}\n`;
};

/** @throws where the delivery has no manifest, or it cannot be read. */
export const readManifest = (delivery: string): Manifest => {
  const file = join(delivery, MANIFEST);
  if (!existsSync(file))
    throw new Error(`${delivery} is no delivery: it has no ${MANIFEST}. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
};

/** What differs between a delivery's files and its manifest, a sentence each; none where it is whole. */
export const differences = (delivery: string, { files } = readManifest(delivery)): string[] => {
  const there = new Set(walkDir(join(delivery, SITE)));
  const found = Object.entries(files).flatMap(([file, { sha256 }]) => {
    if (!there.delete(file)) return [`${file} is missing.`];
    return checksum(readFileSync(join(delivery, SITE, file))) === sha256 ? [] : [`${file} is not as it was built.`];
  });
  return [...found, ...[...there].map((file) => `${file} is not in the manifest.`)];
};
