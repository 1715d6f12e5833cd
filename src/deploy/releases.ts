/**
 * Releases on the server:
 *
 *     releases/0007-1a2b3c4d5e6f/   site/, nginx.conf, manifest.json, rules.json, release.json
 *     current                       symbolic link to the release that is online
 */
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

export const RELEASES = "releases";
const CURRENT = "current";
const NEXT_CURRENT = ".current.next";
const RELEASE_FILE = "release.json";
/** Prefix of a release that is still being written. */
const UNFINISHED = ".unfinished-";

const NAME = /^\d{4,}-[0-9a-f]{12}$/;
const numberOf = (release: string): number => Number.parseInt(release, 10);

/** The names of all finished releases, newest first. */
export const releasesIn = (to: string): string[] =>
  (existsSync(join(to, RELEASES)) ? readdirSync(join(to, RELEASES)) : [])
    .filter((name) => NAME.test(name))
    .sort((a, b) => numberOf(b) - numberOf(a));

export const releaseFolder = (to: string, release: string): string => join(to, RELEASES, release);

export const unfinishedFolder = (to: string, release: string): string => join(to, RELEASES, UNFINISHED + release);

/** The name of the next release; it contains the manifest's checksum. */
export const nextRelease = (to: string, manifestChecksum: string): string => {
  const [newest = "0"] = releasesIn(to);
  return `${String(numberOf(newest) + 1).padStart(4, "0")}-${manifestChecksum.slice(0, 12)}`;
};

/** The release online; null before the first deploy. */
export const currentRelease = (to: string): string | null => {
  try {
    return basename(readlinkSync(join(to, CURRENT)));
  } catch {
    return null;
  }
};

/** Puts a release online by one atomic rename. */
export const switchTo = (to: string, release: string): void => {
  rmSync(join(to, NEXT_CURRENT), { force: true });
  symlinkSync(join(RELEASES, release), join(to, NEXT_CURRENT));
  renameSync(join(to, NEXT_CURRENT), join(to, CURRENT));
};

/** Metadata of a release. */
export interface ReleaseFile {
  /** The release online before it; null for the first. */
  before: string | null;
}

export const releaseText = (release: ReleaseFile): [name: string, text: string] => [
  RELEASE_FILE,
  `${JSON.stringify(release)}\n`,
];

export const readRelease = (to: string, release: string): ReleaseFile =>
  JSON.parse(readFileSync(join(releaseFolder(to, release), RELEASE_FILE), "utf8")) as ReleaseFile;

/** Removes what interrupted deploys left. */
export const removeUnfinished = (to: string): void => {
  rmSync(join(to, NEXT_CURRENT), { force: true });
  if (!existsSync(join(to, RELEASES))) return;
  for (const name of readdirSync(join(to, RELEASES)))
    if (name.startsWith(UNFINISHED)) rmSync(join(to, RELEASES, name), { recursive: true, force: true });
};
