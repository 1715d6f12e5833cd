import { spawn } from "node:child_process";
import { developEnvironment, GATSBY, withProgress } from "./gatsby-env";
import { checkFolder } from "./project-folder";

/** Runs `gatsby develop` as a child process that ends with this one. */
export const runDevelop = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): void => {
  checkFolder();
  const site = spawn(process.execPath, [GATSBY, "develop", ...args], {
    stdio: "inherit",
    env: { ...developEnvironment(withProgress()), ...environment },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
  // Exit with its code.
  site.on("exit", (code) => process.exit(code ?? 0));
};
