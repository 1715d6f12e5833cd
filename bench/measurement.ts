/** What all benchmarks share: a temporary folder, and reporting. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeSection } from "./readme";

/** A new folder that is deleted when the process exits. */
export const workFolder = (name: string, parent = tmpdir()): string => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(resolve(parent), `bench-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // A process killed by a signal emits no "exit".
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
};

/**
 * Prints the results and writes them into bench/README.md; on an error prints it and exits with 1.
 * @param isWhole false for a partial run, which must not replace complete results
 */
export const reportMeasurement = async (
  name: string,
  heading: string,
  measure: () => Promise<string>,
  isWhole = true,
): Promise<void> => {
  try {
    const text = await measure();
    console.log(text);
    if (isWhole) writeSection(name, heading, text);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  // Open servers and browsers may keep the process alive.
  process.exit();
};
