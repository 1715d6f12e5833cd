import { pagesIn, queriesIn, stepsOf } from "./gatsby-steps";
import type { GatsbyBuilt } from "./results";
import { runCommand, type CommandOptions } from "./run-command";

/** Builds a Gatsby site, and parses its step times. */
export const gatsbyBuild = async (command: readonly string[], options: CommandOptions): Promise<GatsbyBuilt> => {
  const { output, ...run } = await runCommand(command, options);
  return { ...run, queries: queriesIn(output), pages: pagesIn(output), steps: stepsOf(output) };
};
