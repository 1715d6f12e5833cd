/** Deploys a delivery to a folder that a web server serves, and rolls back; going online is one atomic rename. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "content-kit/lib/error-code";
import { checkLive } from "./live-check";
import { takeLock } from "content-kit/lib/lock";
import { damages, differences, listed, MANIFEST, readableManifest, readManifest, RefusedError } from "./manifest";
import { hasOtherRules, nginxTest, reloadNginx } from "./nginx-command";
import {
  copyHashedFiles,
  copyInto,
  copyRenamedPages,
  copySite,
  currentRelease,
  findRelease,
  KEPT,
  nextRelease,
  RELEASE_FILE,
  releaseFolder,
  RELEASES,
  releasesIn,
  removeOld,
  removeUnfinished,
  switchTo,
  syncDisk,
  unfinishedFolder,
} from "./releases";

/** The steps of a deploy, in order; only "switch" changes the site online. */
export const STEPS = ["lock", "clean up", "check", "copy", "keep", "finish", "switch", "request", "remove"] as const;
type Step = (typeof STEPS)[number];

interface Options {
  /** The folder on the server. */
  to: string;
  /** Reloads nginx after the switch. */
  reload?: boolean;
  /** Receives a sentence for each result on the way. */
  report?: (sentence: string) => void;
}

interface DeployOptions extends Options {
  /** The output of `npm run build`. */
  delivery: string;
  /** Checks the live site after the switch. */
  check?: boolean;
  /** Where the live site is checked; `url` of site.yaml by default. */
  url?: string | undefined;
  /** Called before each step. */
  onStep?: (step: Step) => void;
}

/** The release that a command has put online, and the one before; null for the first. */
interface Switched {
  release: string;
  before: string | null;
  /** Why nginx could not be reloaded. */
  notReloaded?: string | undefined;
}

/** The live site failed its check, or nginx refuses its rules. */
export class FailedCheckError extends Error {}

/** True for an error of a system call, such as a full disk. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && "syscall" in error;

/** Runs what changes nothing online if it fails. @throws RefusedError for an error of the system */
const refusing = <T>(task: () => T): T => {
  try {
    return task();
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof RefusedError)) throw error;
    throw new RefusedError(`${error.message}\nThe live site is unchanged.`);
  }
};

/** Runs a step after the switch that may fail without harm. */
const attempt = (step: () => unknown, failed: string, report: (sentence: string) => void): void => {
  try {
    step();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    report(`${failed}: ${error.message}`);
  }
};

/** Runs `task` with the lock of a folder, and so that the web server can read what it writes, whatever the umask. */
const withLock = async <T>(to: string, task: () => Promise<T>): Promise<T> => {
  const umask = process.umask();
  process.umask(umask & ~0o055);
  try {
    const lock = refusing(() => {
      mkdirSync(join(to, RELEASES), { recursive: true });
      return takeLock(join(to, ".deploy.lock"));
    });
    return await task().finally(lock.release);
  } finally {
    process.umask(umask);
  }
};

/** Copies a delivery as a release. */
const addRelease = (delivery: string, to: string, release: string, onStep: (step: Step) => void): void => {
  const online = currentRelease(to);
  const onlineFolder = online && releaseFolder(to, online);
  const unfinished = unfinishedFolder(to, release);
  try {
    onStep("copy");
    const manifest = readManifest(delivery);
    copySite(manifest, delivery, unfinished, onlineFolder);
    for (const name of [MANIFEST, ...Object.keys(manifest.beside)])
      copyInto(join(delivery, name), join(unfinished, name));
    const short = damages(unfinished);
    if (short.length > 0) throw new RefusedError(`The delivery could not be copied whole:\n${listed(short)}`);

    onStep("keep");
    for (const earlier of releasesIn(to).slice(0, KEPT - 1)) copyHashedFiles(releaseFolder(to, earlier), unfinished);
    if (onlineFolder) copyRenamedPages(onlineFolder, unfinished);

    onStep("finish");
    writeFileSync(join(unfinished, RELEASE_FILE), `${JSON.stringify({ before: online })}\n`);
    syncDisk(unfinished);
    renameSync(unfinished, releaseFolder(to, release));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};

/** Reloads nginx, or says that somebody has to. @returns why it could not be reloaded */
const letNginxRead = ({ to, reload, report }: Required<Options>, release: string, before: string | null) => {
  if (reload) {
    const failure = reloadNginx();
    if (failure === undefined) report("nginx was reloaded.");
    return failure;
  }
  if (hasOtherRules(releaseFolder(to, release), before && releaseFolder(to, before)))
    report("nginx.conf has changed, so reload nginx: nginx -t && nginx -s reload");
  return undefined;
};

/** Puts the release before online again. @returns the error that says so */
const goBack = (
  { to, reload, report }: Required<Options>,
  release: string,
  before: string | null,
  failed: string,
): FailedCheckError => {
  if (before === null) return new FailedCheckError(`${failed}\nIt stays online: there is no earlier release.`);
  if (before === release)
    return new FailedCheckError(`${failed}\nIt was online before.\nFix: correct the cause, or go back with --back.`);
  try {
    switchTo(to, before);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return new FailedCheckError(`${failed}\nIt is still online: ${error.message}`);
  }
  if (reload) reloadNginx();
  // Repeated attempts would push out the good releases.
  const folder = releaseFolder(to, release);
  attempt(() => rmSync(folder, { recursive: true, force: true }), `${folder} could not be removed`, report);
  return new FailedCheckError(
    `${failed}\nRelease ${before} is online again.\nFix: correct the cause and deploy again.`,
  );
};

/** Verifies a delivery, and adds it as a release unless it is online already. */
const prepare = ({ delivery, to, report, onStep }: Required<Omit<DeployOptions, "url">>): Switched => {
  onStep("clean up");
  removeUnfinished(to);
  onStep("check");
  const before = currentRelease(to);
  const found = differences(delivery);
  const fix = `Fix: delete the folder ${delivery} and run "npm run build".`;
  if (found.length > 0) throw new RefusedError(`The delivery is not as its build left it:\n${listed(found)}\n${fix}`);
  const { sha256 } = readManifest(delivery);
  if (before !== null) {
    const folder = releaseFolder(to, before);
    const isSame = readableManifest(folder)?.sha256 === sha256;
    if (isSame && damages(folder).length === 0) return { release: before, before };
    if (isSame) report(`Release ${before} is damaged on the disk: the delivery is deployed again.`);
  }
  const release = nextRelease(to, sha256);
  addRelease(delivery, to, release, onStep);
  return { release, before };
};

const nothing = (): undefined => undefined;

const cannotJudge = (error: unknown) => ({ summary: "", failures: [errorMessage(error)] });

/**
 * Deploys a delivery. One that is online already is only checked.
 * @throws RefusedError if it must not go online or the system reports an error, LockedError if another deploy is
 * running: the live site is unchanged. FailedCheckError if the live site fails its check.
 */
export const deploy = (options: DeployOptions): Promise<Switched> => {
  const all = { check: false, url: undefined, reload: false, report: nothing, onStep: nothing, ...options };
  const { to, check, url, reload, report, onStep } = all;
  onStep("lock");
  return withLock(to, async () => {
    const { release, before } = refusing(() => prepare(all));
    const folder = releaseFolder(to, release);
    const folderBefore = before && releaseFolder(to, before);
    const testNginx = hasOtherRules(folder, folderBefore) ? nginxTest(reload, report) : nothing;
    onStep("switch");
    if (release !== before) refusing(() => switchTo(to, release));
    const refused = testNginx();
    if (refused !== undefined) throw goBack(all, release, before, `nginx refuses ${folder}/nginx.conf: ${refused}`);
    const notReloaded = letNginxRead(all, release, before);

    onStep("request");
    if (check) {
      const { summary, failures } = await checkLive(folder, folderBefore ?? folder, url).catch(cannotJudge);
      if (failures.length > 0) {
        const failed = `The live site does not respond as it should with release ${release}:\n${listed(failures)}`;
        throw goBack(all, release, before, `${failed}\nAdd --no-check where its domain does not lead to this folder.`);
      }
      report(summary);
    }
    onStep("remove");
    attempt(() => removeOld(to), "Old releases could not be removed", report);
    return { release, before, notReloaded };
  });
};

/**
 * Puts an earlier release online again.
 * @param wanted its name or number; the one before by default
 * @throws RefusedError if there is none
 */
export const rollBack = (to: string, wanted?: string, options: Omit<Options, "to"> = {}): Promise<Switched> => {
  const all = { to, reload: false, report: nothing, ...options };
  return withLock(to, async () => {
    const before = refusing(() => currentRelease(to));
    const release = refusing(() => findRelease(to, before, wanted));
    const keepFiles = () => before && copyHashedFiles(releaseFolder(to, before), releaseFolder(to, release));
    if (release !== before) {
      attempt(keepFiles, "Pages that are open in a browser have to load again", all.report);
      refusing(() => switchTo(to, release));
    }
    return { release, before, notReloaded: letNginxRead(all, release, before) };
  });
};
