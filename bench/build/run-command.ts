/** Runs a command and measures time and memory of its process tree. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Measurements of a run. */
export interface Run {
  seconds: number;
  /** CPU time of the process tree in seconds; 0 if unknown. */
  processorSeconds: number;
  /** Peak memory of all processes together in MiB; 0 if unknown. */
  peakMemory: number;
  /** stdout and stderr. */
  output: string;
}

/** Minimum interval between memory samples, in milliseconds. */
const SAMPLE_INTERVAL = 500;
/**
 * Interval as a multiple of a sample's duration. The kernel walks all pages of a process for a sample (0.1 s per GB),
 * and pauses it meanwhile: sampling every half second slowed builds down.
 */
const SAMPLE_REST = 50;

/** Fields of /proc/<pid>/stat after the name in parentheses, which may contain anything. */
const statOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");

/** Result of reading /proc; undefined if the process has exited. */
const ifThere = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A process and its descendants. */
const processesBelow = (root: number): number[] => {
  const parents = new Map<number, number>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = ifThere(() => Number(statOf(pid)[1]));
    if (parent !== undefined) parents.set(Number(pid), parent);
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
};

/** Proportional set size in bytes (proc_pid_smaps(5)): shared pages, such as Gatsby's database, are divided. */
const memoryOf = (pid: number): number =>
  Number(/^Pss:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;

/** Memory of a process tree in bytes. */
const memoryBelow = (root: number): number =>
  processesBelow(root).reduce((sum, pid) => sum + (ifThere(() => memoryOf(pid)) ?? 0), 0);

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** CPU seconds of all exited children of this process. */
const processorSeconds = (): number => {
  if (process.platform !== "linux") return 0;
  const fields = statOf("self");
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
};

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** @throws if the exit code is not 0; the message has the end of the output. */
export const runCommand = async (
  [program = "", ...args]: readonly string[],
  { cwd, env = {} }: CommandOptions,
): Promise<Run> => {
  const began = performance.now();
  const workedBefore = processorSeconds();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", CI: "true", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  let peak = 0;
  let next: NodeJS.Timeout | undefined;
  const look = (): void => {
    const start = performance.now();
    peak = Math.max(peak, memoryBelow(child.pid ?? 0));
    next = setTimeout(look, Math.max(SAMPLE_INTERVAL, (performance.now() - start) * SAMPLE_REST));
  };
  if (process.platform === "linux") next = setTimeout(look, SAMPLE_INTERVAL);
  const stop = (): void => {
    child.kill("SIGTERM");
  };
  process.once("exit", stop);
  try {
    const code = await new Promise<number | null>((done, fail) => child.on("close", done).on("error", fail));
    const seconds = (performance.now() - began) / 1e3;
    if (code !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${code}.\n${output.slice(-4000)}`);
    return { seconds, processorSeconds: processorSeconds() - workedBefore, peakMemory: peak / 2 ** 20, output };
  } finally {
    clearTimeout(next);
    process.removeListener("exit", stop);
  }
};
