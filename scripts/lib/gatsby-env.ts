/** Gatsby's command line, and the environment that the scripts start it with. */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The absolute path of the script behind `gatsby`, to be run by Node. */
export const GATSBY = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

/** V8 young generation size in MiB (default 16). Gatsby allocates heavily; a larger semi-space means fewer scavenges. */
const SEMI_SPACE = 64;

/** Compiles gatsby-config.ts and gatsby-node.ts; Gatsby does so before it loads any plugin. */
const REGISTER = resolve(__dirname, "../../plugins/gatsby-plugin-fast-builds/register.js");

/** Gatsby's two reporters: plain lines, as on a build server, and moving progress, which takes each process half a second to load. */
const LINES = "yurnalist";
const PROGRESS = "ink";

/** Adds Gatsby's moving progress for a person at a terminal; pipes and build servers get lines. */
export const withProgress = (environment = process.env, isTerminal = process.stdout.isTTY): NodeJS.ProcessEnv =>
  isTerminal && !environment["CI"] ? { GATSBY_LOGGER: PROGRESS, ...environment } : environment;

/**
 * The environment of `gatsby build`. `GATSBY_PLAIN=1` leaves the faster paths of gatsby-plugin-fast-builds out.
 *
 * @param workers Gatsby's default is one less than the number of CPUs, though the main process rests while workers run
 */
export const gatsbyEnvironment = (environment = process.env, workers = availableParallelism()): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(workers + 1),
  GATSBY_LOGGER: LINES,
  ...environment,
  NODE_OPTIONS: [
    `--max-semi-space-size=${SEMI_SPACE}`,
    environment["GATSBY_PLAIN"] ? undefined : `--require ${JSON.stringify(REGISTER)}`,
    environment["NODE_OPTIONS"],
  ]
    .filter(Boolean)
    .join(" "),
});

/** The environment of `gatsby develop`, which renders one empty page in a worker: a second one would only load. */
export const developEnvironment = (environment = process.env): NodeJS.ProcessEnv => gatsbyEnvironment(environment, 1);
