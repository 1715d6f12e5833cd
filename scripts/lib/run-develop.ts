/** `npm run develop` and `npm run edit`: Gatsby's develop server, as soon as the content is valid. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { LockedError, takeLock, type Lock } from "../../src/deploy/lock";
import { CONTENT_ERRORS } from "../../src/gatsby/stop-on-errors";
import { clearInterrupted, LOCK } from "./build-cache";
import { writeSchemas } from "./code-editor";
import { ContentCheck, isValid } from "./content-check";
import { packageProblem, placeOf, portProblem } from "./develop-arguments";
import { developEnvironment, GATSBY, withProgress } from "./gatsby-env";
import { serveProblems } from "./problem-server";
import { folderProblem } from "./project-folder";

/** Prints why the command cannot go on. What its caller does next needs the server. */
const stop = (problem: string): never => {
  console.error(problem);
  process.exit(1);
};

const takeLockOrStop = (): Lock => {
  try {
    return takeLock(LOCK);
  } catch (error) {
    if (error instanceof LockedError) return stop(error.message);
    throw error;
  }
};

interface Options {
  environment?: Readonly<Record<string, string>>;
  /** Called when browsers can see the errors that keep the site from starting. */
  onWaiting?: () => void;
  /** Called when the site is starting. */
  onStarting?: () => void;
}

/** Runs `gatsby develop` as a child process that ends with this one. Until the content is valid, serves its errors. */
export const runDevelop = async (
  command: "develop" | "edit",
  args: readonly string[],
  { environment, onWaiting, onStarting }: Options = {},
): Promise<void> => {
  const place = placeOf(args);
  const problem = folderProblem() ?? packageProblem() ?? (await portProblem(place, command));
  if (problem !== undefined) stop(problem);
  let site: ChildProcess | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => (site ? site.kill(signal) : process.exit(0)));

  /** Its memory is not kept: Gatsby needs it. */
  const waitForValidContent = async (): Promise<void> => {
    const check = new ContentCheck();
    const content = check.run();
    if (!isValid(content)) await serveProblems(place, content, () => check.run(true), onWaiting);
  };
  const startSite = async (): Promise<void> => {
    await waitForValidContent();
    const lock = takeLockOrStop();
    clearInterrupted();
    site = spawn(process.execPath, [GATSBY, "develop", ...args], {
      stdio: "inherit",
      env: { ...developEnvironment(withProgress()), ...environment },
    });
    lock.share(site.pid);
    onStarting?.();
    const [code] = (await once(site, "exit")) as [number | null];
    site = undefined;
    lock.release();
    // A file was broken after the check.
    if (code === CONTENT_ERRORS) return startSite();
    process.exit(code ?? 0);
  };
  writeSchemas();
  await startSite().catch((error: Error) => stop(error.message));
};
