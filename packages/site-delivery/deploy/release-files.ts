/** Copies files into releases. */
import { spawnSync } from "node:child_process";
import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import type { HostingRules } from "../hosting/rules";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { COPIES } from "./compress";
import { isFile, readableManifest, SITE, type Manifest } from "./manifest";
import { pageFile } from "./public-files";

/**
 * Copies a file, readable for the web server under any umask. Releases share no bytes (except as copy-on-write): a
 * damaged file is damaged in one release only.
 * @param like a file whose modification time the copy gets
 */
export const copyInto = (source: string, target: string, like?: string): void => {
  mkdirSync(dirname(target), { recursive: true });
  // A release may be online already: what is killed here must leave no short file.
  const temporary = `${target}.tmp`;
  copyFileSync(source, temporary, constants.COPYFILE_FICLONE);
  chmodSync(temporary, 0o644);
  if (like !== undefined) utimesSync(temporary, new Date(), statSync(like).mtime);
  renameSync(temporary, target);
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
    if (isWanted(name) && !existsSync(copy) && isFile(file, sha256)) copyInto(file, copy, file);
  }
};

/** Copies hashed files into another release, so that pages opened before a switch still find theirs. */
export const copyHashedFiles = (from: string, to: string): void =>
  copyMissing(from, to, (name) => name.startsWith("static/"));

/**
 * Copies pages whose path redirects by new rules. Until nginx reads those, it serves the page as it was; then, the
 * redirect comes before the file.
 */
export const copyRenamedPages = (from: string, to: string, { redirects }: HostingRules): void => {
  const pages = redirects.map(({ from: path }) => pageFile(safeDecodeUri(path) ?? path));
  const names = new Set(pages.flatMap((page) => ["", ...COPIES].map((ending) => page + ending)));
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
