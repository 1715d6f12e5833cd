/** A copy of the project with the fixture agency's content, for journeys: npm's commands as its users run them. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copyProject } from "./copy-project";
import { copyContent } from "./copy-site";
import { freePort } from "./free-port";

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Both. */
  output: string;
}

export interface Running {
  port: number;
  stdout: () => string;
  stderr: () => string;
  output: () => string;
  /** Ends the command and its children, by default as Ctrl+C does. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface Project {
  readonly folder: string;
  read: (file: string) => string;
  write: (file: string, text: string | Uint8Array) => void;
  remove: (file: string) => void;
  /** Puts the fixture's content back. */
  restore: () => void;
  exists: (file: string) => boolean;
  /** Runs `npm run --silent …` to its end. */
  npm: (args: readonly string[], env?: Readonly<Record<string, string>>) => Outcome;
  /** Starts `npm …`, with PORT set to a free port, and waits until it prints `ready`. */
  start: (args: readonly string[], ready: RegExp, env?: Readonly<Record<string, string>>) => Promise<Running>;
}

export const FIXTURE = "__tests__/fixtures/other-agency";
/** What a build leaves for the next one. */
export const BUILT = [".cache", "public", "delivery"];

const JOURNEYS = resolve(".fixture-site/journeys");
/** Where `npm test` builds the fixture site. */
export const FIXTURE_PROJECT = join(JOURNEYS, "fixture");

const environment = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const {
    JEST_WORKER_ID: _worker,
    NODE_OPTIONS: _options,
    NODE_ENV: _mode,
    SITE_CONTENT: _content,
    CI: _ci,
    ...own
  } = process.env;
  return { ...own, NO_COLOR: "1", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1", ...env };
};

const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) process.kill(-child.pid, signal);
};

const projectIn = (folder: string): Project => ({
  folder,
  read: (file) => readFileSync(join(folder, file), "utf8"),
  write: (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  },
  remove: (file) => rmSync(join(folder, file)),
  restore: () => copyContent(folder, FIXTURE),
  exists: (file) => existsSync(join(folder, file)),
  npm: (args, env = {}) => {
    const options = { cwd: folder, env: environment(env), encoding: "utf8" as const };
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], options);
    return { code: status, stdout, stderr, output: stdout + stderr };
  },
  start: async (args, ready, env = {}) => {
    const port = await freePort();
    const child = spawn("npm", args, {
      cwd: folder,
      env: environment({ PORT: String(port), ...env }),
      // Its own process group, so that its children end with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const)
      child[name].on("data", (part: Buffer) => void (said[name] += part.toString()));
    const output = (): string => said.stdout + said.stderr;
    // The children have the pipes until they end, too.
    const ended = once(child, "close");
    while (!ready.test(output())) {
      if (child.exitCode !== null) throw new Error(`npm ${args.join(" ")} ended before it was ready:\n${output()}`);
      await new Promise((next) => setTimeout(next, 100));
    }
    return {
      port,
      stdout: () => said.stdout,
      stderr: () => said.stderr,
      output,
      stop: async (signal = "SIGINT") => {
        killGroup(child, signal);
        await ended;
      },
    };
  },
});

/**
 * @param name of the copy, below a folder that tools ignore
 * @param isBuilt true to begin with the fixture site as `npm test` has built it
 */
export const copiedProject = (name: string, isBuilt = false): Project => {
  const folder = join(JOURNEYS, name);
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder, FIXTURE);
  if (isBuilt)
    for (const part of BUILT)
      cpSync(resolve(".fixture-site", part), join(folder, part), { recursive: true, preserveTimestamps: true });
  return projectIn(folder);
};

/**
 * The folder in which `npm test` has built the fixture site: Gatsby's cache knows paths, so that builds are warm only
 * there. For one journey.
 */
export const builtProject = (): Project => {
  mkdirSync(FIXTURE_PROJECT, { recursive: true });
  for (const name of readdirSync(FIXTURE_PROJECT))
    if (!BUILT.includes(name)) rmSync(join(FIXTURE_PROJECT, name), { recursive: true });
  copyProject(FIXTURE_PROJECT, FIXTURE);
  return projectIn(FIXTURE_PROJECT);
};
