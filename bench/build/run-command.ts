/** Runs a command, and measures how long it takes and how much memory it and all that it starts take together. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** What a run took. */
export interface Run {
  seconds: number;
  /** The time that processors worked for it and for all that it started, in seconds; 0 where the system does not tell. */
  processorSeconds: number;
  /** The largest sum of the memory of all its processes at one moment, in MiB; 0 where the system does not tell. */
  peakMemory: number;
  /** What it wrote to its output and its errors. */
  output: string;
}

/** Milliseconds between two looks at the memory, at least. */
const LOOK = 500;
/**
 * How many times as long as a look it is to the next one. Linux goes through every page of a process's memory for it, which
 * takes a tenth of a second for a gigabyte or two, and halts the process meanwhile: at every half second, builds took longer.
 */
const REST = 50;

/** What Linux tells of a process, from its state on: the field before is a name in brackets, which may hold anything. */
const statOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");

/** What `read` tells of a process; undefined where it has ended meanwhile. */
const ifThere = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A process and all below it. */
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

/**
 * A process's part of the memory in bytes, its "proportional set size" (proc_pid_smaps(5)): what several processes share,
 * as Gatsby's workers share its database, is divided by them.
 */
const memoryOf = (pid: number): number =>
  Number(/^Pss:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;

/** The memory of a process and all below it together, in bytes. */
const memoryBelow = (root: number): number =>
  processesBelow(root).reduce((sum, pid) => sum + (ifThere(() => memoryOf(pid)) ?? 0), 0);

/** Ticks of the clock by which Linux counts the time of processors, a second. */
const TICKS = 100;

/** How long processors have worked for all processes that this one started and that have ended, in seconds. */
const processorSeconds = (): number => {
  if (process.platform !== "linux") return 0;
  const fields = statOf("self");
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
};

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** @throws where the command ends with another code than 0; the message has the end of what it wrote. */
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
    next = setTimeout(look, Math.max(LOOK, (performance.now() - start) * REST));
  };
  if (process.platform === "linux") next = setTimeout(look, LOOK);
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
