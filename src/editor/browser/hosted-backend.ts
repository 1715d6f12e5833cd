/** What the site's own server does while developing, for a team whose files are on a git host: see src/editor/saving.ts. */
import { checkFile } from "../../content-model/checks";
import { matchKind } from "../../content-model/kinds/match-kind";
import { isError } from "../../content-model/messages/problem";
import { preserveFormatting } from "../preserve-formatting";
import { inPlainWords } from "../plain-words";
import { tellRefusal } from "./refusal";

interface DataFile {
  path: string;
  raw: string;
}

/** What is used of a backend of Decap CMS. */
export interface HostBackend {
  getEntry: (path: string) => Promise<{ data: string }>;
  persistEntry: (entry: { dataFiles: DataFile[] }, options: unknown) => Promise<unknown>;
}

export interface Backends {
  getBackend: (name: string) => { init: (...settings: unknown[]) => HostBackend };
  registerBackend: (name: string, backend: new (...settings: never[]) => HostBackend) => void;
}

const textAt = (backend: HostBackend, path: string): Promise<string | undefined> =>
  backend.getEntry(path).then(
    ({ data }) => data || undefined,
    () => undefined,
  );

/**
 * Gives every file the form that it had before it goes to the host, and refuses one that the check of the file refuses.
 * What only shows between files is told by the check before the next build.
 * @param root the content folder's path in the repository, with a slash at its end
 */
export const preserveFormattingOf = (backend: HostBackend, root: string): HostBackend => {
  const persist = backend.persistEntry.bind(backend);
  backend.persistEntry = async (entry, options) => {
    for (const file of entry.dataFiles) {
      const path = file.path.slice(root.length);
      const kind = matchKind(path)?.kind;
      if (!kind) throw new Error(`No kind of content is kept in ${path}.`);
      file.raw = preserveFormatting(kind, await textAt(backend, file.path), file.raw);
      const problems = checkFile({ path, bytes: new TextEncoder().encode(file.raw) }).problems.filter(isError);
      if (problems.length === 0) continue;
      const message = inPlainWords(problems, path);
      tellRefusal(message);
      throw new Error(message);
    }
    return persist(entry, options);
  };
  return backend;
};

/** Puts this between the forms and the git host of a name. */
export const keepingBackend = (cms: Backends, name: string, root: string): void => {
  const { init } = cms.getBackend(name);
  cms.registerBackend(
    name,
    class {
      constructor(...settings: unknown[]) {
        return preserveFormattingOf(init(...settings), root);
      }
    } as unknown as new (...settings: never[]) => HostBackend,
  );
};
