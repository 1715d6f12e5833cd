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
  type ReadEntry,
  type SavedEntry,
  type SaveOptions,
} from "./backends";
import { Refused, Undecided } from "./decisions";
import { hostFailure, isMissing } from "./host-failure";
import { settings } from "./settings";

/** A request to a git host that says why it failed. */
const explained = <Answer>(request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown): never => {
    throw new Refused([{ text: hostFailure(error) }]);
  });

/** Decap CMS's backends for GitHub, Gitea and Forgejo read nothing, whatever went wrong; a file of media says what. */
const withReasons = (Backend: BackendClass<HostBackend>): BackendClass<HostBackend> =>
  class extends Backend {
    override async getEntry(path: string): Promise<ReadEntry> {
      try {
        const entry = await super.getEntry(path);
        return entry.data ? entry : { ...entry, data: (await (await super.getMediaFile(path)).file?.text()) ?? null };
      } catch (error) {
        if (isMissing(error)) return { data: null, file: { path } };
        throw error;
      }
    }
  };

/** Problems across files are found by the check before the next build. */
export const withMerging = (Backend: BackendClass<HostBackend>): BackendClass<FormBackend> =>
  class extends withReasons(Backend) {
    async write(entry: SavedEntry, options: SaveOptions, { base, decision }: Known): Promise<void> {
      const [file] = entry.dataFiles;
      const path = file.path.slice(settings.root.length);
      const now = await textOf(explained(super.getEntry(file.path)));
      const result = mergeEntry(path, { base, now, edited: file.raw }, choicesFor(decision, now));
      if ("conflicts" in result) throw new Undecided(result.conflicts, now ?? null);
      const bytes = new TextEncoder().encode(result.text);
      const problems = checkFile({ path, bytes }).problems.filter(isError);
      if (problems.length > 0) throw new Refused(explainProblems(problems, path, new Map([[path, bytes]])));
      await explained(super.persistEntry({ ...entry, dataFiles: [{ ...file, raw: result.text }] }, options));
    }

    async remove(paths: readonly string[], message: string, base: string | undefined): Promise<void> {
      const read = (): Promise<string | undefined> => textOf(explained(super.getEntry(paths[0] ?? "")));
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
