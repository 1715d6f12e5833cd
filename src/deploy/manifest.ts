/** The files of a delivery with their checksums, so that a deploy can verify that it is complete. */
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
  /** Number of pages, without the 404 pages. */
  pages: number;
  /** By path in the site's folder, sorted. */
  files: Record<string, ManifestFile>;
}

/** Beside the site's folder, so that visitors cannot request it. */
export const MANIFEST = "manifest.json";
/** The folder of the site in a delivery. */
export const SITE = "site";

/**
 * Serializes a manifest.
 * @param files sorted by name
 */
export const manifestText = (pages: number, files: ReadonlyMap<string, ManifestFile>): string => {
  // Three times as fast as JSON.stringify for 100,000 files, and without an object of them all.
  const entries = Array.from(
    files,
    ([name, { size, sha256 }]) => `  ${JSON.stringify(name)}: {\n   "size": ${size},\n   "sha256": "${sha256}"\n  }`,
  );
  return `{\n "pages": ${pages},\n "files": {\n${entries.join(",\n")}\n }\n}\n`;
};

/** @throws if the delivery has no readable manifest. */
export const readManifest = (delivery: string): Manifest => {
  const file = join(delivery, MANIFEST);
  if (!existsSync(file))
    throw new Error(`${delivery} is no delivery: it has no ${MANIFEST}. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
};

/** Differences between a delivery and its manifest, one sentence each. */
export const differences = (delivery: string, { files } = readManifest(delivery)): string[] => {
  const there = new Set(walkDir(join(delivery, SITE)));
  const found = Object.entries(files).flatMap(([file, { sha256 }]) => {
    if (!there.delete(file)) return [`${file} is missing.`];
    return checksum(readFileSync(join(delivery, SITE, file))) === sha256 ? [] : [`${file} is not as it was built.`];
  });
  return [...found, ...[...there].map((file) => `${file} is not in the manifest.`)];
};
