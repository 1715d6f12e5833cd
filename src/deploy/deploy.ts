/** Deploys a delivery to a folder that a web server serves, and rolls back; going online is one atomic rename. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checksum } from "../lib/digest";
import { checkLive, type LiveCheck } from "./live-check";
import { takeLock } from "./lock";
import { damages, deliveryChecksum, MANIFEST, readManifest, SITE, type Manifest } from "./manifest";
import { pageChanges, type PageChanges } from "./page-changes";
import { listed, refuseBroken, refuseConfiguration, refuseLoss, warnOfExpiry } from "./refusals";
import { RefusedError } from "./refused-error";
import { isWhole, linkHashedFiles, readableManifest } from "./release-files";
import {
  currentRelease,
  nextRelease,
  readRelease,
  releaseFolder,
  RELEASES,
  releasesIn,
  releaseText,
  removeUnfinished,
  switchTo,
  unfinishedFolder,
} from "./releases";
import { siteUrl } from "./site-url";
import { syncDisk } from "./sync-disk";
import { explainSystemError, isSystemError } from "./system-errors";

/** The steps of a deploy, in order; only "switch" changes the site online. */
export const STEPS = ["lock", "clean up", "check", "copy", "keep", "finish", "switch", "request", "remove"] as const;
type Step = (typeof STEPS)[number];

export interface DeployOptions {
  /** The output of `npm run build`. */
  delivery: string;
  /** The folder on the server. */
  to: string;
  /** Deploys even with over a tenth fewer pages. */
  fewerPages?: boolean;
  /** Checks the live site after the switch. */
  check?: boolean;
  /** Where the live site is checked; `url` of site.yaml by default. */
  url?: string | undefined;
  /** Receives a sentence for each result on the way. */
  report?: (sentence: string) => void;
  /** Called before each step. */
  onStep?: (step: Step) => void;
}

/** What a command has put online. */
export interface Switched {
  /** The name of the release that is online now. */
  release: string;
  /** The one that was online before; null for the first. */
  before: string | null;
  /** Differences between their pages; null if nothing was switched. */
  changes: PageChanges | null;
}

/** Number of releases kept, including the one online. */
const KEPT = 5;
const LOCK = ".deploy.lock";
const NGINX = "nginx.conf";

const UNCHANGED = "The live site is unchanged.";

/** The live site failed its check after the switch. */
export class FailedCheckError extends Error {}

const isFile = (file: string, sha256: string): boolean => existsSync(file) && checksum(readFileSync(file)) === sha256;

/**
 * Copies the manifest's files to `target`. Files that are unchanged from the release online are hard-linked, saving
 * space and keeping their modification time, and so their Last-Modified header.
 */
const copySite = ({ files }: Manifest, source: string, target: string, online: string | null): void => {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const copy = join(target, name);
    mkdirSync(dirname(copy), { recursive: true });
    if (online !== null && isFile(join(online, name), sha256)) linkSync(join(online, name), copy);
    else copyFileSync(join(source, name), copy);
  }
};

/** Removes all but the last releases, the one online, and the one to go back to from there. */
const removeOld = (to: string): void => {
  const online = currentRelease(to);
  const kept = [online, online && readRelease(to, online).before, ...releasesIn(to).slice(0, KEPT)];
  for (const release of releasesIn(to))
    if (!kept.includes(release)) rmSync(releaseFolder(to, release), { recursive: true, force: true });
};

/** Like Node's recursive mkdir, which never returns where the system allows no folder, as below /proc. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/**
 * Runs `task` while holding the deploy lock. Its errors say what is online then.
 * @throws RefusedError, LockedError or FailedCheckError
 */
const withLock = async <T>(to: string, task: () => T | Promise<T>): Promise<T> => {
  try {
    makeFolder(join(resolve(to), RELEASES));
    const unlock = takeLock(join(to, LOCK), "deploy");
    try {
      return await task();
    } finally {
      unlock();
    }
  } catch (error) {
    if (isSystemError(error)) throw new RefusedError(explainSystemError(error, UNCHANGED));
    if (error instanceof RefusedError) error.message += `\n${UNCHANGED}`;
    throw error;
  }
};

/** The changes between two releases; null if the first one is damaged. */
const changesBetween = (release: string, before: string | null): PageChanges | null =>
  before !== null && readableManifest(before) === undefined ? null : pageChanges(release, before);

/** Copies a delivery as a release. @returns what has changed in its pages */
const addRelease = (
  delivery: string,
  to: string,
  release: string,
  onStep: (step: Step) => void,
): PageChanges | null => {
  const online = currentRelease(to);
  const onlineFolder = online === null ? null : releaseFolder(to, online);
  const unfinished = unfinishedFolder(to, release);
  try {
    onStep("copy");
    const manifest = readManifest(delivery);
    copySite(manifest, join(delivery, SITE), join(unfinished, SITE), onlineFolder && join(onlineFolder, SITE));
    for (const name of [MANIFEST, ...Object.keys(manifest.beside)])
      copyFileSync(join(delivery, name), join(unfinished, name));
    const short = damages(unfinished);
    if (short.length > 0) throw new RefusedError(`The delivery could not be copied whole:\n${listed(short)}`);

    onStep("keep");
    for (const earlier of releasesIn(to).slice(0, KEPT - 1)) linkHashedFiles(releaseFolder(to, earlier), unfinished);

    onStep("finish");
    const changes = changesBetween(unfinished, onlineFolder);
    const [name, text] = releaseText({ before: online, deployed: new Date().toISOString(), changes });
    writeFileSync(join(unfinished, name), text);
    syncDisk(unfinished);
    renameSync(unfinished, releaseFolder(to, release));
    return changes;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};

const describeCheck = (url: string, { pages, redirect }: LiveCheck & { reached: true }): string =>
  `${url}: ${pages} pages, one of each kind, respond as they should` +
  (redirect
    ? `, and ${redirect.from} redirects.`
    : ". No redirect was requested: the server has none of this release yet.");

/** What is wrong, with the fix; other errors than those of the system are bugs. */
const explain = (error: unknown, state: string): string => {
  if (!isSystemError(error)) throw error;
  return explainSystemError(error, state);
};

/** Removes a release that was withdrawn: otherwise, repeated attempts would push out the good ones. */
const removeWithdrawn = (to: string, release: string, online: string): string => {
  try {
    linkHashedFiles(releaseFolder(to, release), releaseFolder(to, online));
    rmSync(releaseFolder(to, release), { recursive: true, force: true });
    return `Release ${online} is online again.`;
  } catch (error) {
    return explain(error, `Release ${online} is online again, and the other could not be removed.`);
  }
};

/** Checks the live site, and puts the release before online again if that fails. @throws FailedCheckError then */
const keepIfLive = async (
  to: string,
  url: string,
  { release, before }: Switched,
  report: (sentence: string) => void,
): Promise<void> => {
  const check = await checkLive(url, releaseFolder(to, release), before === null ? null : releaseFolder(to, before));
  if (!check.reached) return report(`${url} cannot be reached (${check.why}): the check of the live site was skipped.`);
  if (check.failures.length === 0) return report(describeCheck(url, check));
  const failed = `The live site does not respond as it should with release ${release}:\n${listed(check.failures)}`;
  const fix = `Fix: correct the cause and deploy again. Add --no-check if ${url} does not show this folder.`;
  if (before === null)
    throw new FailedCheckError(`${failed}\nIt stays online: there is no earlier release to go back to.\n${fix}`);
  try {
    switchTo(to, before);
  } catch (error) {
    throw new FailedCheckError(`${failed}\n${explain(error, "It is still online: it could not be withdrawn.")}`);
  }
  throw new FailedCheckError(`${failed}\n${removeWithdrawn(to, release, before)}\n${fix}`);
};

/**
 * Deploys a delivery. One that is online already changes nothing.
 * @throws RefusedError if it must not go online or the system reports an error, LockedError if another deploy is
 * running, FailedCheckError if the live site fails its check. An error before the switch leaves the site online
 * unchanged.
 */
export const deploy = ({
  delivery,
  to,
  fewerPages = false,
  check = false,
  url,
  report = () => undefined,
  onStep = () => undefined,
}: DeployOptions): Promise<Switched> => {
  onStep("lock");
  return withLock(to, async () => {
    onStep("clean up");
    removeUnfinished(to);

    onStep("check");
    const before = currentRelease(to);
    refuseBroken(delivery);
    warnOfExpiry(delivery, report);
    const sum = deliveryChecksum(delivery);
    if (before !== null) {
      const folder = releaseFolder(to, before);
      const isSame = readableManifest(folder) !== undefined && deliveryChecksum(folder) === sum;
      if (isSame && isWhole(folder)) return { release: before, before, changes: null };
      if (isSame) report(`Release ${before} is damaged on the disk: the delivery is deployed again.`);
      const online = readableManifest(folder);
      if (online && !fewerPages) refuseLoss(readManifest(delivery), online);
    }
    refuseConfiguration(join(delivery, NGINX), report);

    const release = nextRelease(to, sum);
    const switched = { release, before, changes: addRelease(delivery, to, release, onStep) };
    onStep("switch");
    switchTo(to, release);

    onStep("request");
    if (check) await keepIfLive(to, url ?? siteUrl(delivery), switched, report);

    onStep("remove");
    try {
      removeOld(to);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      report(
        `Warning: old releases could not be removed. ${explainSystemError(error, `Release ${release} is online.`)}`,
      );
    }
    return switched;
  });
};

const choice = (to: string): string => {
  const others = releasesIn(to).filter((release) => release !== currentRelease(to));
  return others.length === 0
    ? "No other release is kept. Fix: build what you want online, and deploy it."
    : `Fix: name one of these after --back:\n${listed(others)}`;
};

/** The release that a name or number means. */
const findRelease = (to: string, wanted: string): string => {
  const isMeant = (release: string): boolean =>
    release === wanted || (/^\d+$/.test(wanted) && Number.parseInt(release, 10) === Number(wanted));
  const found = releasesIn(to).find(isMeant);
  if (found !== undefined) return found;
  throw new RefusedError(`There is no release ${wanted}.\n${choice(to)}`);
};

/** The release before the one online. */
const releaseBefore = (to: string, online: string | null): string => {
  const before = online === null ? null : readRelease(to, online).before;
  if (before !== null && existsSync(releaseFolder(to, before))) return before;
  throw new RefusedError(`There is no earlier release to go back to.\n${choice(to)}`);
};

/**
 * Puts an earlier release online again.
 * @param wanted its name or number; the one before by default
 * @throws RefusedError if there is none
 */
export const rollBack = (to: string, wanted?: string): Promise<Switched> =>
  withLock(to, () => {
    const before = currentRelease(to);
    const release = wanted === undefined ? releaseBefore(to, before) : findRelease(to, wanted);
    if (release === before) return { release, before, changes: null };
    const folder = releaseFolder(to, release);
    if (!isWhole(folder)) throw new RefusedError(`Release ${release} is damaged on the disk.\n${choice(to)}`);
    // Pages of the withdrawn release that are still open must find their files.
    if (before !== null) linkHashedFiles(releaseFolder(to, before), folder);
    const changes = changesBetween(folder, before === null ? null : releaseFolder(to, before));
    switchTo(to, release);
    return { release, before, changes };
  });
