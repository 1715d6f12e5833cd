import { spawn } from "node:child_process";
import { packageProblem, placeOf, portProblem } from "./develop-arguments";
import { developEnvironment, GATSBY, withProgress } from "./gatsby-env";
import { folderProblem } from "./project-folder";

/** Runs `gatsby develop` as a child process that ends with this one. */
export const runDevelop = async (
  command: "develop" | "edit",
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const problem = folderProblem() ?? packageProblem() ?? (await portProblem(placeOf(args), command));
  if (problem !== undefined) {
    console.error(problem);
    // What the caller does next needs the server.
    process.exit(1);
  }
  const site = spawn(process.execPath, [GATSBY, "develop", ...args], {
    stdio: "inherit",
    env: { ...developEnvironment(withProgress()), ...environment },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
  // Exit with its code.
  site.on("exit", (code) => process.exit(code ?? 0));
};
