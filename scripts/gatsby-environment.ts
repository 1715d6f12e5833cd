/** What Gatsby is to know of the machine, where nobody has said otherwise. */
import { availableParallelism } from "node:os";

/**
 * MiB of the part of the memory in which a process makes new objects; Node has 16. Gatsby makes and drops a great many with
 * each page, and clearing the part takes the longer the more often it is full.
 */
const NEW_OBJECTS = 64;

/**
 * The environment of a build: one worker for each processor, where Gatsby by itself takes one less, for the main process,
 * which rests while the workers work; and room for new objects in each of them.
 */
export const gatsbyEnvironment = (): NodeJS.ProcessEnv => ({
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  ...process.env,
  NODE_OPTIONS: [`--max-semi-space-size=${NEW_OBJECTS}`, process.env["NODE_OPTIONS"]].filter(Boolean).join(" "),
});
