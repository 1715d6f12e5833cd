/** A small site for fault injection into builds. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copySite } from "./copy-site";
import { readManifest, type Manifest } from "site-delivery/deploy/manifest";

/** In a folder that tools ignore. */
export const FAULTY_SITE = resolve(".fixture-site/faults");

const TSX = resolve("node_modules/.bin/tsx");
const BUILD = resolve("scripts/build.ts");

/** The last day of a year, when errors of a day or an hour show. */
const ENVIRONMENT = {
  SITE_TODAY: "2026-12-31",
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  GATSBY_TELEMETRY_DISABLED: "1",
};

const environment = (more: Record<string, string>): NodeJS.ProcessEnv => {
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, NODE_ENV: _mode, ...own } = process.env;
  return { ...own, ...ENVIRONMENT, ...more };
};

/** Copies the site, without results of earlier builds. */
export const copyCleanSite = (): void => {
  rmSync(FAULTY_SITE, { recursive: true, force: true });
  copySite(FAULTY_SITE, "__tests__/fixtures/other-agency");
};

export interface Outcome {
  status: number | null;
  output: string;
}

/** Builds to the end. */
export const build = (more: Record<string, string> = {}): Outcome => {
  const { status, stdout, stderr } = spawnSync(TSX, [BUILD], {
    cwd: FAULTY_SITE,
    env: environment(more),
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
};

/** Starts a build in its own process group. */
export const startBuild = (): ChildProcess & { text: () => string } => {
  const child = spawn(TSX, [BUILD], { cwd: FAULTY_SITE, env: environment({}), detached: true });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return Object.assign(child, { text: () => text });
};

/** True until the build has exited or was killed. */
export const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Waits for an output of a build; false if it exits first. */
export const waitForOutput = async (child: ReturnType<typeof startBuild>, words: string): Promise<boolean> => {
  while (!child.text().includes(words)) {
    if (!isRunning(child)) return false;
    await new Promise((next) => setTimeout(next, 20));
  }
  return true;
};

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (isRunning(child)) child.once("exit", () => done());
    else done();
  });

/** Kills a build with its children, like a power cut. */
export const kill = async (child: ChildProcess): Promise<void> => {
  const gone = ended(child);
  if (child.pid !== undefined && isRunning(child)) process.kill(-child.pid, "SIGKILL");
  await gone;
};

/** The delivered files with their checksums. */
export const delivered = (): Manifest["files"] => readManifest(join(FAULTY_SITE, "delivery")).files;

export const deliveredText = (file: string): string => readFileSync(join(FAULTY_SITE, "delivery/site", file), "utf8");

/** All delivered text files by name, without compressed copies. */
export const deliveredTexts = (): Map<string, string> =>
  new Map(
    Object.keys(delivered())
      .filter((name) => /\.(?:html|json|js|css|xml|txt|webmanifest|vtt|svg)$|^_/.test(name))
      .map((name) => [name, deliveredText(name)]),
  );
