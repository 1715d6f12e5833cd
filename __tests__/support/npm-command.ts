/** npm's commands as child processes, as a user runs them. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

const environment = (): NodeJS.ProcessEnv => {
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, NODE_ENV: _mode, CI: _ci, ...own } = process.env;
  return { ...own, NO_COLOR: "1", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1" };
};

const argumentsOf = (command: string, args: readonly string[]): string[] => [
  "run",
  "--silent",
  command,
  ...(args.length > 0 ? ["--", ...args] : []),
];

/** Runs `npm run <command>` to its end. */
export const npmRun = (cwd: string, command: string, ...args: string[]): Outcome => {
  const { status, stdout, stderr } = spawnSync("npm", argumentsOf(command, args), {
    cwd,
    env: environment(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

export interface NpmProcess {
  stdout: () => string;
  stderr: () => string;
  /** Sends a signal to the command and all its children, as a terminal does with Ctrl+C; waits for the end. */
  end: (signal: "SIGINT" | "SIGKILL") => Promise<void>;
}

/** Starts `npm run <command>`, which runs until it is ended. */
export const npmStart = (cwd: string, command: string, ...args: string[]): NpmProcess => {
  const child = spawn("npm", argumentsOf(command, args), {
    cwd,
    env: environment(),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (part: Buffer) => void (said[name] += part.toString()));
  // The children have the pipes until they end, too.
  const ended = once(child, "close");
  return {
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    end: async (signal) => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, signal);
      await ended;
    },
  };
};
