import { spawn } from "node:child_process";
import { developEnvironment, GATSBY, withProgress } from "./gatsby-env";

/** Runs `gatsby develop` for as long as this program runs, which ends with it. */
export const runDevelop = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): void => {
  const site = spawn(process.execPath, [GATSBY, "develop", ...args], {
    stdio: "inherit",
    env: { ...developEnvironment(withProgress()), ...environment },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
  // This program only stands for that one, and ends as it ended.
  site.on("exit", (code) => process.exit(code ?? 0));
};
