/** Gatsby's command and its environment. */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Absolute path of Gatsby's CLI script. */
export const GATSBY = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

/**
 * V8 young generation size in MiB (default 16). Gatsby allocates heavily; a larger semi-space means fewer scavenges.
 */
const SEMI_SPACE = 64;

/** Compiles gatsby-config.ts and gatsby-node.ts; Gatsby does so before it loads any plugin. */
const REGISTER = resolve(__dirname, "../../plugins/gatsby-plugin-fast-builds/register.js");

/** Gatsby's reporters: plain lines, and a progress display, which takes each process half a second to load. */
const LINES = "yurnalist";
const PROGRESS = "ink";

/** Uses the progress display in a terminal; pipes and CI get plain lines. */
export const withProgress = (environment = process.env, isTerminal = process.stdout.isTTY): NodeJS.ProcessEnv =>
  isTerminal && !environment["CI"] ? { GATSBY_LOGGER: PROGRESS, ...environment } : environment;

/**
 * The environment of `gatsby build`. `GATSBY_PLAIN=1` turns gatsby-plugin-fast-builds off.
 *
 * @param workers Gatsby's default is CPUs − 1, but the main process is idle while workers run
 */
export const gatsbyEnvironment = (environment = process.env, workers = availableParallelism()): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(workers + 1),
  GATSBY_LOGGER: LINES,
  ...environment,
  NODE_OPTIONS: [
    `--max-semi-space-size=${SEMI_SPACE}`,
    // Parcel, which then compiles those files, leaves the workspaces to Node.
    `--require ${environment["GATSBY_PLAIN"] ? "tsx/cjs" : JSON.stringify(REGISTER)}`,
    environment["NODE_OPTIONS"],
  ]
    .filter(Boolean)
    .join(" "),
});

/** The environment of `gatsby develop`, which renders one empty page; a second worker would only load. */
export const developEnvironment = (environment = process.env): NodeJS.ProcessEnv => gatsbyEnvironment(environment, 1);
