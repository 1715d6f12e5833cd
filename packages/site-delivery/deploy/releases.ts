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
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { damages, listed, readableManifest, RefusedError } from "./manifest";

export const RELEASES = "releases";
const CURRENT = "current";
const NEXT_CURRENT = ".current.next";
const RELEASE_FILE = "release.json";
/** Prefix of a release that is still being written. */
const UNFINISHED = ".unfinished-";
/** Number of releases kept, including the one online. */
export const KEPT = 5;

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

/**
 * The release online; null before the first deploy.
 * @throws RefusedError if `current` is anything but a link to a release
 */
export const currentRelease = (to: string): string | null => {
  const current = join(to, CURRENT);
  const found = lstatSync(current, { throwIfNoEntry: false });
  if (!found) return null;
  const target = existsSync(current) ? realpathSync(current) : "";
  const release = releasesIn(to).find((name) => realpathSync(releaseFolder(to, name)) === target);
  if (found.isSymbolicLink() && release !== undefined) return release;
  throw new RefusedError(
    `${current} is no link to a release of this folder.\nFix: mv "${current}" "${current}.old"\nThen deploy again.`,
  );
};

/** Puts a release online by one atomic rename. */
export const switchTo = (to: string, release: string): void => {
  const next = join(to, NEXT_CURRENT);
  rmSync(next, { force: true });
  symlinkSync(join(RELEASES, release), next);
  renameSync(next, join(to, CURRENT));
};

/** Metadata of a release. */
interface ReleaseFile {
  /** The release online before it; null for the first. */
  before: string | null;
  /** When it was deployed, in ISO 8601. */
  deployed: string;
}

export const writeRelease = (folder: string, before: string | null): void =>
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify({ before, deployed: new Date().toISOString() })}\n`);

const readRelease = (to: string, release: string): ReleaseFile => {
  const folder = releaseFolder(to, release);
  try {
    return JSON.parse(readFileSync(join(folder, RELEASE_FILE), "utf8")) as ReleaseFile;
  } catch {
    return { before: null, deployed: statSync(folder).mtime.toISOString() };
  }
};

/** The release that was online before another; null if it is gone, or there was none. */
const releaseBefore = (to: string, release: string): string | null => {
  const { before } = readRelease(to, release);
  return before !== null && existsSync(releaseFolder(to, before)) ? before : null;
};

/** Removes what interrupted deploys left. */
export const removeUnfinished = (to: string): void => {
  rmSync(join(to, NEXT_CURRENT), { force: true });
  for (const name of readdirSync(join(to, RELEASES)))
    if (name.startsWith(UNFINISHED)) rmSync(join(to, RELEASES, name), { recursive: true, force: true });
};

/** Removes all but the last releases, the one online, and the one to go back to from there. */
export const removeOld = (to: string): void => {
  const online = currentRelease(to);
  const kept = [online, online && releaseBefore(to, online), ...releasesIn(to).slice(0, KEPT)];
  for (const release of releasesIn(to))
    if (!kept.includes(release)) rmSync(releaseFolder(to, release), { recursive: true, force: true });
};

/** The releases, newest first, with the date and the number of pages. */
export const listReleases = (to: string): string => {
  if (!existsSync(to)) throw new RefusedError(`There is no folder ${to}.\nFix: correct --to.`);
  const online = currentRelease(to);
  const lines = releasesIn(to).map((release) => {
    const date = readRelease(to, release).deployed.slice(0, 16).replace("T", " ");
    const pages = readableManifest(releaseFolder(to, release))?.pages;
    return `${release === online ? "live" : "    "}   ${release}   ${date} UTC   ${pages ? `${pages} pages` : "damaged"}`;
  });
  return lines.length === 0 ? `There are no releases in ${to}.` : lines.join("\n");
};

/**
 * The release to go back to.
 * @param wanted its name or number; the one before the one online by default
 * @throws RefusedError if there is none, or it is damaged
 */
export const findRelease = (to: string, online: string | null, wanted?: string): string => {
  const others = releasesIn(to).filter((release) => release !== online);
  const fix =
    others.length === 0
      ? "No other release is kept. Fix: build what you want online, and deploy it."
      : `Fix: name one of these after --back:\n${listed(others)}`;
  const isMeant = (release: string): boolean =>
    release === wanted || (/^\d+$/.test(wanted ?? "") && numberOf(release) === Number(wanted));
  const before = online === null ? null : releaseBefore(to, online);
  const found = wanted === undefined ? before : releasesIn(to).find(isMeant);
  if (found === null || found === undefined) {
    const what = wanted === undefined ? "earlier release to go back to" : `release ${wanted}`;
    throw new RefusedError(`There is no ${what}.\n${fix}`);
  }
  const folder = releaseFolder(to, found);
  const manifest = readableManifest(folder);
  const wrong = manifest ? damages(folder, manifest) : ["Its manifest.json cannot be read."];
  if (wrong.length > 0 && found !== online)
    throw new RefusedError(`Release ${found} is damaged on the disk:\n${listed(wrong)}\n${fix}`);
  return found;
};
