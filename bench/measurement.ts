/** What every measurement needs beside what it measures: a place to work in, and an end. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeSection } from "./readme";

/** A new folder, which goes with the program, however that ends. */
export const workFolder = (name: string, parent = tmpdir()): string => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(resolve(parent), `bench-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // A program that a signal ends by itself has no "exit", and would leave the folder behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
};

/**
 * Prints what was measured, and writes it into bench/README.md; where it could not be, tells why and ends with 1.
 * @param isWhole false where only a part was measured, which is not to take the place of the whole there
 */
export const tellMeasurement = async (
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
  // Servers and browsers that were measured may still hold on to the program.
  process.exit();
};
