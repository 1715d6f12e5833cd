import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Runs that have ended, in a file with a line of JSON for each: what stands there is not run again. */
export class KeptRuns {
  readonly #results = new Map<string, unknown>();

  /** @param file where the runs are kept; without one they are not */
  constructor(private readonly file?: string) {
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const { name, result } = JSON.parse(line) as { name: string; result: unknown };
      this.#results.set(name, result);
    }
  }

  /** The kept result of this name, or the result of running it. */
  async runOnce<R>(name: string, run: () => Promise<R>): Promise<R> {
    if (this.#results.has(name)) return this.#results.get(name) as R;
    const result = await run();
    if (this.file) appendFileSync(this.file, `${JSON.stringify({ name, result })}\n`);
    return result;
  }
}
