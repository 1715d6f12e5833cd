/**
 * What a run leaves the next one, on the disk, in the cache that a build seals: forgotten where other code has left it, or other
 * packages were installed, as the same might mean something else then.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { memoizeByValue } from "../lib/memoize";
import { installed } from "./installed";

/**
 * Stands for the code, in one file, and for what is installed.
 * @returns undefined where that is not known, and nothing can be relied on
 */
const codeOf = (file: string): string | undefined => {
  const packages = installed();
  // Node brings the names of time zones, languages and currencies.
  return (
    packages && createHash("sha256").update(process.version).update(packages).update(readFileSync(file)).digest("hex")
  );
};

/** What is written to the disk. */
interface Left<T> {
  code: string | undefined;
  value: T;
}

export class RunMemory<T> {
  private readonly codeOf = memoizeByValue(codeOf);

  /**
   * @param file where it is kept
   * @param code what the compiled code of the site is in
   */
  constructor(
    private readonly file: string,
    private readonly code: string,
  ) {}

  /** @returns what the run before has left; undefined where it left nothing that can be relied on */
  read(): T | undefined {
    const code = this.codeOf(this.code);
    if (code === undefined) return undefined;
    try {
      const left = deserialize(readFileSync(this.file)) as Left<T>;
      return left.code === code ? left.value : undefined;
    } catch {
      return undefined; // There is none yet, or it was cut off.
    }
  }

  /** Leaves a value to the next run: whatever can be cloned, maps and sets among it. */
  write(value: T): void {
    const left: Left<T> = { code: this.codeOf(this.code), value };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, serialize(left));
  }
}
