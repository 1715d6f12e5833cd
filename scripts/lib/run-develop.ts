/** `npm run develop` and `npm run edit`: Gatsby's develop server, as soon as the content is valid. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { LockedError, takeLock, type Lock } from "content-kit/lib/lock";
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

/** Why the server has ended, in one sentence. */
const endOf = (command: string, code: number | null, signal: NodeJS.Signals | null): string => {
  const reason =
    code === 134 || signal === "SIGABRT"
      ? "it ran out of memory"
      : signal === "SIGKILL"
        ? "the system stopped it (SIGKILL), perhaps for lack of memory"
        : signal === null
          ? `of the error above (exit code ${code})`
          : `it ${signal === "SIGSEGV" ? "crashed" : "was stopped"} (${signal})`;
  return `\nThe server has ended because ${reason}; what is saved is kept.\nFix: npm run ${command}`;
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
  let isStopping = false;
  const end = (signal: "SIGINT" | "SIGTERM"): void => {
    isStopping = true;
    if (site) site.kill(signal);
    else process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(signal));

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
    const [code, signal] = (await once(site, "exit")) as [number | null, NodeJS.Signals | null];
    site = undefined;
    lock.release();
    // A file was broken after the check.
    if (code === CONTENT_ERRORS) return startSite();
    if (isStopping || code === 0) process.exit(code ?? 0);
    console.error(endOf(command, code, signal));
    process.exit(code ?? 1);
  };
  writeSchemas();
  await startSite().catch((error: Error) => stop(error.message));
};
