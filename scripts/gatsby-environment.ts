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
const COMPILER = resolve(__dirname, "quick-compiler.cjs");

/**
 * The environment of `gatsby build` and `gatsby develop`: one worker for each processor, where Gatsby by itself takes one
 * less, for the main process, which rests while the workers work; and for each of them the quick compiler and room for new
 * objects.
 */
export const gatsbyEnvironment = (environment = process.env): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  ...environment,
  NODE_OPTIONS: [
    `--max-semi-space-size=${NEW_OBJECTS}`,
    `--require ${JSON.stringify(COMPILER)}`,
    environment["NODE_OPTIONS"],
  ]
    .filter(Boolean)
    .join(" "),
});
