/** The files of releases, which the disk may have damaged. */
import { existsSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { readRules } from "../hosting/read-rules";
import { headersFor, isUnchanging, type HostingRules } from "../hosting/rules";
import { damages, readManifest, SITE, type Manifest } from "./manifest";

/** The manifest of a release; undefined if the disk has damaged it. */
export const readableManifest = (release: string): Manifest | undefined => {
  try {
    return readManifest(release);
  } catch {
    return undefined;
  }
};

const readableRules = (release: string): HostingRules | undefined => {
  try {
    return readRules(release);
  } catch {
    return undefined;
  }
};

/** Links hashed files of one release into another, so that pages opened before a deploy still find theirs. */
export const linkHashedFiles = (from: string, to: string): void => {
  const rules = readableRules(to);
  const manifest = readableManifest(from);
  if (!rules || !manifest) return;
  for (const name of Object.keys(manifest.files)) {
    const [file, copy] = [join(from, SITE, name), join(to, SITE, name)];
    if (!isUnchanging(headersFor(rules, `/${name}`)) || existsSync(copy) || !existsSync(file)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
};

/** True if no file of a release is missing or damaged. */
export const isWhole = (release: string): boolean => {
  const manifest = readableManifest(release);
  return manifest !== undefined && damages(release, manifest).length === 0;
};
