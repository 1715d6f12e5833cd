/** Deploys a delivery to a folder that a web server serves, and rolls back; going online is one atomic rename. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { headersFor, isUnchanging, type HostingRules } from "../hosting/rules";
import { takeLock } from "./lock";
import { checksum } from "../lib/digest";
import { differences, MANIFEST, readManifest, SITE, type Manifest } from "./manifest";
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

/** The steps of a deploy, in order; only "switch" changes the site online. */
export const STEPS = ["lock", "clean up", "check", "copy", "keep", "finish", "switch", "remove"] as const;
type Step = (typeof STEPS)[number];

export interface DeployOptions {
  /** The output of `npm run build`. */
  delivery: string;
  /** The folder on the server. */
  to: string;
  /** Deploys even with over a tenth fewer pages. */
  fewerPages?: boolean;
  /** Called before each step. */
  onStep?: (step: Step) => void;
}

/** Number of releases kept, including the one online. */
const KEPT = 5;
/** A build that lost a larger share of its pages has probably lost content by mistake. */
const MAX_LOST_SHARE = 0.1;
const LOCK = ".deploy.lock";
/** Files of a release that visitors cannot request. */
const BESIDE = [MANIFEST, "nginx.conf", "rules.json"];

/** A delivery that must not go online; the message says why, and the fix. */
class RefusedError extends Error {}

const MAX_LISTED = 10;

const refuseBroken = (delivery: string): void => {
  const found = differences(delivery);
  if (found.length === 0) return;
  const told = found.slice(0, MAX_LISTED);
  if (found.length > told.length) told.push(`… and ${found.length - told.length} more.`);
  throw new RefusedError(
    `The delivery is not as its build left it; run "npm run build" again.\n  ${told.join("\n  ")}`,
  );
};

const refuseLoss = (manifest: Manifest, online: Manifest): void => {
  if (manifest.pages >= online.pages * (1 - MAX_LOST_SHARE)) return;
  throw new RefusedError(
    `The site online has ${online.pages} pages, this build ${manifest.pages}: more than a tenth would be gone. ` +
      "Where that is meant, add --fewer-pages.",
  );
};

const isFile = (file: string, sha256: string): boolean => existsSync(file) && checksum(readFileSync(file)) === sha256;

/**
 * Copies the manifest's files to `target`. Files that are unchanged from the release online are hard-linked, saving
 * space and keeping their modification time, and so their Last-Modified header.
 * @throws if a copy does not match its checksum
 */
const copySite = ({ files }: Manifest, source: string, target: string, online: string | null): void => {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const copy = join(target, name);
    mkdirSync(dirname(copy), { recursive: true });
    if (online !== null && isFile(join(online, name), sha256)) linkSync(join(online, name), copy);
    else copyFileSync(join(source, name), copy);
    if (!isFile(copy, sha256)) throw new Error(`${name} could not be copied whole: the site online is as it was.`);
  }
};

/** Links hashed files of one release into another, so that pages opened before a deploy still find theirs. */
const linkHashedFiles = (from: string, to: string): void => {
  const rules = JSON.parse(readFileSync(join(from, "rules.json"), "utf8")) as HostingRules;
  for (const name of Object.keys(readManifest(from).files)) {
    const copy = join(to, SITE, name);
    if (!isUnchanging(headersFor(rules, `/${name}`)) || existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(join(from, SITE, name), copy);
  }
};

const removeOld = (to: string): void => {
  const online = currentRelease(to);
  for (const release of releasesIn(to).slice(KEPT))
    if (release !== online) rmSync(releaseFolder(to, release), { recursive: true, force: true });
};

/** Runs `task` while holding the deploy lock. */
const withLock = <T>(to: string, task: () => T): T => {
  mkdirSync(join(to, RELEASES), { recursive: true });
  const unlock = takeLock(join(to, LOCK), "deploy");
  try {
    return task();
  } finally {
    unlock();
  }
};

/**
 * Deploys a delivery.
 * @returns the name of the release
 * @throws RefusedError if it must not go online, LockedError if another deploy is running, or a file system error. An
 * error before the switch leaves the site online unchanged.
 */
export const deploy = ({ delivery, to, fewerPages = false, onStep = () => undefined }: DeployOptions): string => {
  onStep("lock");
  return withLock(to, () => {
    onStep("clean up");
    removeUnfinished(to);

    onStep("check");
    const manifest = readManifest(delivery);
    refuseBroken(delivery);
    const online = currentRelease(to);
    if (online !== null && !fewerPages) refuseLoss(manifest, readManifest(releaseFolder(to, online)));

    const release = nextRelease(to, checksum(readFileSync(join(delivery, MANIFEST))));
    const unfinished = unfinishedFolder(to, release);
    try {
      onStep("copy");
      copySite(
        manifest,
        join(delivery, SITE),
        join(unfinished, SITE),
        online === null ? null : join(releaseFolder(to, online), SITE),
      );
      for (const name of BESIDE) copyFileSync(join(delivery, name), join(unfinished, name));

      onStep("keep");
      for (const earlier of releasesIn(to).slice(0, KEPT - 1)) linkHashedFiles(releaseFolder(to, earlier), unfinished);

      onStep("finish");
      const [name, text] = releaseText({ before: online });
      writeFileSync(join(unfinished, name), text);
      renameSync(unfinished, releaseFolder(to, release));
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }

    onStep("switch");
    switchTo(to, release);

    onStep("remove");
    removeOld(to);
    return release;
  });
};

/**
 * Rolls back to the release before the current one.
 * @returns its name
 * @throws RefusedError if there is none
 */
export const rollBack = (to: string): string =>
  withLock(to, () => {
    const online = currentRelease(to);
    const before = online === null ? null : readRelease(to, online).before;
    if (online === null || before === null || !existsSync(releaseFolder(to, before)))
      throw new RefusedError("There is no earlier release to go back to.");
    // Pages of the withdrawn release that are still open must find their files.
    linkHashedFiles(releaseFolder(to, online), releaseFolder(to, before));
    switchTo(to, before);
    return before;
  });
