/**
 * Releases on the server:
 *
 *     releases/0007-1a2b3c4d5e6f/   site/, nginx.conf, manifest.json, rules.json, release.json
 *     current                       symbolic link to the release that is online
 */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import type { PageChanges } from "./page-changes";
import { RefusedError } from "./refused-error";

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

/** A path for a shell. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

/**
 * The release online; null before the first deploy.
 * @throws RefusedError if `current` is anything but a link to a release
 */
export const currentRelease = (to: string): string | null => {
  const current = join(to, CURRENT);
  const found = lstatSync(current, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isSymbolicLink())
    throw new RefusedError(
      `${current} is a ${found.isDirectory() ? "folder" : "file"}, not a link to a release.\n` +
        `Fix: mv ${quoted(current)} ${quoted(`${current}.old`)}\nThen deploy again.`,
    );
  const target = readlinkSync(current);
  const release = basename(target);
  const folder = releaseFolder(to, release);
  if (NAME.test(release) && existsSync(folder) && existsSync(current) && realpathSync(current) === realpathSync(folder))
    return release;
  throw new RefusedError(
    `${current} is a link to ${target}, which ${existsSync(current) ? "is no release of this folder" : "does not exist"}.\n` +
      `Fix: rm ${quoted(current)}\nThen deploy again.`,
  );
};

/** Puts a release online by one atomic rename. */
export const switchTo = (to: string, release: string): void => {
  const next = join(to, NEXT_CURRENT);
  rmSync(next, { force: true });
  try {
    symlinkSync(join(RELEASES, release), next);
    renameSync(next, join(to, CURRENT));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
};

/** Metadata of a release. */
export interface ReleaseFile {
  /** The release online before it; null for the first. */
  before: string | null;
  /** When it was deployed, in ISO 8601. */
  deployed: string;
  /** The pages that differ from the release before; null if unknown. */
  changes: PageChanges | null;
}

export const releaseText = (release: ReleaseFile): [name: string, text: string] => [
  RELEASE_FILE,
  `${JSON.stringify(release)}\n`,
];

const parseRelease = (file: string): Partial<ReleaseFile> => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<ReleaseFile>;
  } catch {
    return {};
  }
};

/** Releases of former versions have neither date nor changes; a damaged one has nothing. */
export const readRelease = (to: string, release: string): ReleaseFile => {
  const folder = releaseFolder(to, release);
  const deployed = statSync(folder).mtime.toISOString();
  return { before: null, deployed, changes: null, ...parseRelease(join(folder, RELEASE_FILE)) };
};

/** Removes what interrupted deploys left. */
export const removeUnfinished = (to: string): void => {
  rmSync(join(to, NEXT_CURRENT), { force: true });
  if (!existsSync(join(to, RELEASES))) return;
  for (const name of readdirSync(join(to, RELEASES)))
    if (name.startsWith(UNFINISHED)) rmSync(join(to, RELEASES, name), { recursive: true, force: true });
};
