import type { CommandOptions } from "./run-command";
import { runCommand } from "./run-command";

/** Pages that a limit is measured with: enough of them that the code is warm. */
export const LIMIT_PAGES = 5000;

/** Runs what renders and writes pages and nothing else. @returns seconds for each page */
export const limitOf = async (command: readonly string[], options: CommandOptions): Promise<number> => {
  const { output } = await runCommand(command, options);
  const { pages, seconds } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}") as Record<string, number>;
  if (!pages || !seconds) throw new Error(`There is no limit:\n${output}`);
  return seconds / pages;
};
