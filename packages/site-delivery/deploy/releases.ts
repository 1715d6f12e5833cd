/**
 * Releases on the server:
 *
 *     releases/0007-1a2b3c4d5e6f/   site/, nginx.conf, manifest.json, rules.json, release.json
 *     current                       symbolic link to the release that is online
 */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { withCopies } from "./compress";
import { damages, isFile, listed, readableManifest, readRules, RefusedError, SITE, type Manifest } from "./manifest";
import { pageFile } from "./public-files";

export const RELEASES = "releases";
const CURRENT = "current";
/** Names the release that was online before. */
export const RELEASE_FILE = "release.json";
/** Prefix of a release or link that is still being written. */
const UNFINISHED = ".unfinished-";
/** Number of releases kept, including the one online. */
export const KEPT = 5;

const NAME = /^\d{4,}-[0-9a-f]{12}$/;
const numberOf = (release: string): number => Number.parseInt(release, 10);

/** The names of all finished releases, newest first. */
export const releasesIn = (to: string): string[] =>
  (fs.existsSync(join(to, RELEASES)) ? fs.readdirSync(join(to, RELEASES)) : [])
    .filter((name) => NAME.test(name))
    .sort((a, b) => numberOf(b) - numberOf(a));

export const releaseFolder = (to: string, release: string): string => join(to, RELEASES, release);

export const unfinishedFolder = (to: string, release: string): string => join(to, RELEASES, UNFINISHED + release);

/** The name of the next release; it contains the checksum of the delivery. */
export const nextRelease = (to: string, sha256: string): string => {
  const [newest = "0"] = releasesIn(to);
  return `${String(numberOf(newest) + 1).padStart(4, "0")}-${sha256.slice(0, 12)}`;
};

/**
 * The release online; null before the first deploy.
 * @throws RefusedError if `current` is anything but a link to a release
 */
export const currentRelease = (to: string): string | null => {
  const current = join(to, CURRENT);
  const found = fs.lstatSync(current, { throwIfNoEntry: false });
  if (!found) return null;
  const target = fs.existsSync(current) ? fs.realpathSync(current) : "";
  const release = releasesIn(to).find((name) => fs.realpathSync(releaseFolder(to, name)) === target);
  if (found.isSymbolicLink() && release !== undefined) return release;
  throw new RefusedError(
    `${current} is no link to a release of this folder.\nFix: mv "${current}" "${current}.old"\nThen deploy again.`,
  );
};

/** Puts a release online by one atomic rename. */
export const switchTo = (to: string, release: string): void => {
  const next = unfinishedFolder(to, CURRENT);
  fs.rmSync(next, { force: true });
  fs.symlinkSync(join(RELEASES, release), next);
  fs.renameSync(next, join(to, CURRENT));
};

/** The release that was online before another; null if it is gone, or there was none. */
const releaseBefore = (to: string, release: string): string | null => {
  const file = join(releaseFolder(to, release), RELEASE_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  return releasesIn(to).find((name) => text.includes(name)) ?? null;
};

/** Removes what interrupted deploys left. */
export const removeUnfinished = (to: string): void => {
  for (const name of fs.readdirSync(join(to, RELEASES)))
    if (name.startsWith(UNFINISHED)) fs.rmSync(join(to, RELEASES, name), { recursive: true, force: true });
};

/** Removes all but the last releases, the one online, and the one to go back to from there. */
export const removeOld = (to: string): void => {
  const online = currentRelease(to);
  const kept = [online, online && releaseBefore(to, online), ...releasesIn(to).slice(0, KEPT)];
  for (const release of releasesIn(to))
    if (!kept.includes(release)) fs.rmSync(releaseFolder(to, release), { recursive: true, force: true });
};

/** The releases, newest first, with the date and the number of pages. */
export const listReleases = (to: string): string => {
  if (!fs.existsSync(to)) throw new RefusedError(`There is no folder ${to}.\nFix: correct --to.`);
  const online = currentRelease(to);
  const lines = releasesIn(to).map((release) => {
    const folder = releaseFolder(to, release);
    const date = fs.statSync(folder).mtime.toISOString().slice(0, 16).replace("T", " ");
    const pages = readableManifest(folder)?.pages;
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
    release === wanted || String(numberOf(release)) === wanted?.replace(/^0+/, "");
  const before = online && releaseBefore(to, online);
  const found = wanted === undefined ? before : releasesIn(to).find(isMeant);
  if (!found) {
    const what = wanted === undefined ? "earlier release to go back to" : `release ${wanted}`;
    throw new RefusedError(`There is no ${what}.\n${fix}`);
  }
  const manifest = readableManifest(releaseFolder(to, found));
  const wrong = manifest ? damages(releaseFolder(to, found), manifest) : ["Its manifest.json cannot be read."];
  if (wrong.length > 0 && found !== online)
    throw new RefusedError(`Release ${found} is damaged on the disk:\n${listed(wrong)}\n${fix}`);
  return found;
};

/**
 * Copies a file, readable for the web server under any umask. Releases share no bytes (except as copy-on-write): a
 * damaged file is damaged in one release only.
 * @param like a file whose modification time the copy gets
 */
export const copyInto = (source: string, target: string, like?: string): void => {
  fs.mkdirSync(dirname(target), { recursive: true });
  // A release may be online already: what is killed here must leave no short file.
  const temporary = `${target}.tmp`;
  fs.copyFileSync(source, temporary, fs.constants.COPYFILE_FICLONE);
  fs.chmodSync(temporary, 0o644);
  if (like !== undefined) fs.utimesSync(temporary, new Date(), fs.statSync(like).mtime);
  fs.renameSync(temporary, target);
};

/**
 * Copies the manifest's files to the folder of a site. Those unchanged from the release online keep their modification
 * time, and so their Last-Modified and ETag.
 */
export const copySite = ({ files }: Manifest, source: string, target: string, online: string | null): void => {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const before = online === null ? undefined : join(online, SITE, name);
    const isUnchanged = before !== undefined && isFile(before, sha256);
    copyInto(join(source, SITE, name), join(target, SITE, name), isUnchanged ? before : undefined);
  }
};

/** Copies files of one release that another lacks; damaged ones are left out. */
const copyMissing = (from: string, to: string, isWanted: (name: string) => boolean): void => {
  for (const [name, { sha256 }] of Object.entries(readableManifest(from)?.files ?? {})) {
    const [file, copy] = [join(from, SITE, name), join(to, SITE, name)];
    if (isWanted(name) && !fs.existsSync(copy) && isFile(file, sha256)) copyInto(file, copy, file);
  }
};

/** Copies hashed files into another release, so that pages opened before a switch still find theirs. */
export const copyHashedFiles = (from: string, to: string): void =>
  copyMissing(from, to, (name) => name.startsWith("static/"));

/**
 * Copies pages whose path redirects by new rules. Until nginx reads those, it serves the page as it was; then, the
 * redirect comes before the file.
 */
export const copyRenamedPages = (from: string, to: string): void => {
  const pages = readRules(to).redirects.map((redirect) => pageFile(safeDecodeUri(redirect.from) ?? redirect.from));
  const names = new Set(pages.flatMap(withCopies));
  copyMissing(from, to, (name) => names.has(name));
};

/**
 * Waits until everything that was written to a folder's disk is there, so that a power loss cannot leave short files.
 * One call for the disk takes a twentieth of the time of one for each file, and Node only has the latter.
 */
export const syncDisk = (folder: string): void => {
  // Some systems can only write all disks.
  if (spawnSync("sync", ["-f", folder]).status !== 0) spawnSync("sync");
};
