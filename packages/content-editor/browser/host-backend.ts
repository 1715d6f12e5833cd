/** Backends of git hosts, which merge and check in the browser. */
import { checkFile } from "../kinds";
import { isError } from "content-kit";
import { explainProblems } from "../explain-problems";
import { CHANGED, choicesFor, mergeEntry } from "../merge-entry";
import {
  textOf,
  type BackendClass,
  type FormBackend,
  type HostBackend,
  type Known,
  type SavedEntry,
  type SaveOptions,
} from "./backends";
import { Refused, Undecided } from "./decisions";
import { hostFailure } from "./host-failure";
import { settings } from "./settings";

/** A request to a git host that says why it failed. */
const explained = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown): never => {
    throw new Refused([{ text: hostFailure(error) }]);
  });

/** Problems across files are found by the check before the next build. */
export const withMerging = (Backend: BackendClass<HostBackend>): BackendClass<FormBackend> =>
  class extends Backend {
    async write({ dataFiles, assets }: SavedEntry, options: SaveOptions, { base, decision }: Known): Promise<void> {
      const merged = [];
      for (const file of dataFiles) {
        const path = file.path.slice(settings.root.length);
        const now = await textOf(super.getEntry(file.path));
        const result = mergeEntry(path, { base, now, edited: file.raw }, choicesFor(decision, now));
        if ("conflicts" in result) throw new Undecided(result.conflicts, now ?? null);
        const bytes = new TextEncoder().encode(result.text);
        const problems = checkFile({ path, bytes }).problems.filter(isError);
        if (problems.length > 0) throw new Refused(explainProblems(problems, path, new Map([[path, bytes]])));
        merged.push({ ...file, raw: result.text });
      }
      await explained(super.persistEntry({ dataFiles: merged, assets }, options));
    }

    async remove(paths: readonly string[], message: string, base: string | undefined): Promise<void> {
      const read = (): Promise<string | undefined> => textOf(super.getEntry(paths[0] ?? ""));
      const now = await read();
      if (base !== undefined && now !== undefined && base !== now) throw new Refused([{ text: CHANGED }]);
      await explained(super.deleteFiles(paths, message));
      // Gitea's backend does not wait for the host, nor say that it refused.
      for (let pause = 0; (await read()) !== undefined; pause += 500) {
        if (pause > 2000) throw new Refused([{ text: hostFailure({ status: 403 }) }]);
        await new Promise((next) => setTimeout(next, pause));
      }
    }
  };
