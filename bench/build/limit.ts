import type { CommandOptions } from "./run-command";
import { runCommand } from "./run-command";

/** Enough pages for the JIT to be warm. */
export const LIMIT_PAGES = 5000;

/** Runs the lower bound. @returns seconds per page */
export const limitOf = async (command: readonly string[], options: CommandOptions): Promise<number> => {
  const { output } = await runCommand(command, options);
  const { pages, seconds } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}") as Record<string, number>;
  if (!pages || !seconds) throw new Error(`The lower bound printed no result:\n${output}`);
  return seconds / pages;
};
