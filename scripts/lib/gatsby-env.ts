/** Gatsby's command, and what it is to know of the machine where nobody has said otherwise. */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The absolute path of the script behind `gatsby`, to be run by Node. */
export const GATSBY = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

/**
 * MiB of the part of the memory in which a process makes new objects; Node has 16. Gatsby makes and drops a great many with
 * each page, and clearing the part takes the longer the more often it is full.
 */
const NEW_OBJECTS = 64;

/** Loaded before Gatsby, in each of its processes. */
const BEFORE_GATSBY = resolve(__dirname, "../before-gatsby/index.cjs");

/** Gatsby's two reporters: plain lines, as on a build server, and moving progress, which takes each process half a second to load. */
const LINES = "yurnalist";
const PROGRESS = "ink";

/** Adds Gatsby's moving progress for a person at a terminal; pipes and build servers get lines. */
export const withProgress = (environment = process.env, isTerminal = process.stdout.isTTY): NodeJS.ProcessEnv =>
  isTerminal && !environment["CI"] ? { GATSBY_LOGGER: PROGRESS, ...environment } : environment;

/**
 * The environment of `gatsby build`: for each process what is loaded before Gatsby, and room for new objects.
 * @param workers how many there are beside the main process, which rests while they work; Gatsby by itself takes one less than
 *   there are processors
 */
export const gatsbyEnvironment = (environment = process.env, workers = availableParallelism()): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(workers + 1),
  GATSBY_LOGGER: LINES,
  ...environment,
  NODE_OPTIONS: [
    `--max-semi-space-size=${NEW_OBJECTS}`,
    `--require ${JSON.stringify(BEFORE_GATSBY)}`,
    environment["NODE_OPTIONS"],
  ]
    .filter(Boolean)
    .join(" "),
});

/** That of `gatsby develop`, which asks a worker for one empty page: a second one would only load, beside the start. */
export const developEnvironment = (environment = process.env): NodeJS.ProcessEnv => gatsbyEnvironment(environment, 1);
