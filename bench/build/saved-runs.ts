import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Results of finished runs, one line of JSON each; a saved run is not repeated. */
export class SavedRuns {
  readonly #results = new Map<string, unknown>();

  /** @param file the results file; without it nothing is saved */
  constructor(private readonly file?: string) {
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const { name, result } = JSON.parse(line) as { name: string; result: unknown };
      this.#results.set(name, result);
    }
  }

  /** The saved result of this name, or runs and saves it. */
  async runOnce<R>(name: string, run: () => Promise<R>): Promise<R> {
    if (this.#results.has(name)) return this.#results.get(name) as R;
    const result = await run();
    if (this.file) appendFileSync(this.file, `${JSON.stringify({ name, result })}\n`);
    return result;
  }
}
