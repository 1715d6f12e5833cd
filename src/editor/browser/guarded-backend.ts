/** What is put between the forms and where they save: others' changes are kept, and what is refused is said at its field. */
import { checkFile } from "../../content-model/checks";
import { matchKind } from "../../content-model/kinds/match-kind";
import { isError } from "../../content-model/messages/problem";
import { mergeEntry, saysTheSame, type Conflict } from "../merge-entry";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import type { Decision } from "../saving";
import { askChoices, askWhole } from "./conflict-dialog";
import { noteOpened, noteSaved, openedWith } from "./opened-files";
import { clearProblems, showProblems } from "./problem-panel";
import { compareAgain, markAsSaved, openEntry, reopen, store, untilPersisted } from "./store";

interface DataFile {
  path: string;
  raw: string;
  base?: string;
}

interface SavedEntry {
  dataFiles: DataFile[];
  assets?: unknown[];
  decision?: Decision;
}

/** What is used of a backend of Decap CMS. */
export interface HostBackend {
  getEntry: (path: string) => Promise<{ data: string }>;
  persistEntry: (entry: SavedEntry, options: unknown) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string, decision?: Decision) => Promise<unknown>;
}

type Reader = Pick<HostBackend, "getEntry">;

/** The backend that speaks with the server beside the site that is being developed. */
export interface ServerBackend extends HostBackend {
  proxyUrl: string;
  branch: string;
  request: (payload: { action: string; params: object }) => Promise<unknown>;
}

export interface Backends {
  getBackend: (name: string) => { init: (...settings: unknown[]) => HostBackend };
}

/** Why something was not done, where the editor has been told. */
export class AlreadyReported extends Error {}

/** What the editor has to choose before something is written. */
class Undecided extends Error {
  constructor(
    readonly conflicts: readonly Conflict[],
    readonly now: string | null,
  ) {
    super("The file was changed meanwhile.");
  }
}

/** What would break the site. */
class Refused extends Error {
  constructor(readonly problems: readonly ExplainedProblem[]) {
    super(problems.map(({ text }) => text).join("\n\n"));
  }
}

const nameOf = (path: string): string => matchKind(path)?.kind.noun ?? "a file";

const isWhole = ({ conflicts: [conflict] }: Undecided): boolean => conflict?.path.length === 0;

/** Asks the editor about a save; `undefined` where they go back to the form. */
const decideSave = async (path: string, question: Undecided): Promise<Decision | undefined> => {
  const { conflicts, now } = question;
  if (!isWhole(question)) {
    const choices = await askChoices(conflicts);
    return choices && { choices, seen: now };
  }
  const asked =
    now === null
      ? {
          title: "Deleted by somebody else",
          text: `The file ${path} was deleted while this form was open.`,
          go: "Save it again",
        }
      : {
          title: "There is one already",
          text: `While this form was open, somebody else made ${nameOf(path)} with the same address (${path}).`,
          go: "Put mine in its place",
        };
  return (await askWhole(asked, now ?? undefined)) ? { choices: ["ours"], seen: now } : undefined;
};

const decideDeletion = async (path: string, { now }: Undecided): Promise<Decision | undefined> => {
  const asked = {
    title: "Changed by somebody else",
    text: `While this form was open, ${path} was changed. It now says:`,
    go: "Delete it all the same",
  };
  return (await askWhole(asked, now ?? "")) ? { choices: ["ours"], seen: now } : undefined;
};

/** Tries until there is nothing left to choose. */
const untilDecided = async (
  title: string,
  attempt: (decision: Decision | undefined) => Promise<unknown>,
  decide: (question: Undecided) => Promise<Decision | undefined>,
): Promise<void> => {
  clearProblems();
  for (let decision: Decision | undefined; ;) {
    try {
      await attempt(decision);
      return;
    } catch (error) {
      if (error instanceof Refused) {
        showProblems(title, error.problems);
        throw new AlreadyReported(error.message);
      }
      if (!(error instanceof Undecided)) throw error;
      decision = await decide(error);
      if (!decision) throw new AlreadyReported(error.message);
    }
  }
};

/** A new entry gets a number where its address is taken: the editor says whether that is what they want. */
const checkNewAddress = async (backend: Reader, path: string, root: string): Promise<void> => {
  const plain = path.replace(/-\d+(\.\w+)$/, "$1");
  if (plain === path) return;
  const taken = await textAt(backend, plain);
  if (taken === undefined) return;
  const asked = {
    title: "There is one already",
    text: `There is ${nameOf(plain.slice(root.length))} with this address (${plain}). Yours would be saved as ${path}; or go back and give it another title.`,
    go: `Save as ${path.split("/").at(-1) ?? path}`,
  };
  if (!(await askWhole(asked, taken))) throw new AlreadyReported(asked.title);
};

/** What a backend says of a file; nothing where there is none. */
const textAt = (backend: Reader, path: string): Promise<string | undefined> =>
  backend.getEntry(path).then(
    ({ data }) => data || undefined,
    () => undefined,
  );

const isUploaded = (path: string): boolean => store.getState().medias[path]?.asset !== undefined;

/** Puts all of this in front of a backend. */
const guard = (backend: HostBackend, root: string): void => {
  const { getEntry, persistEntry, deleteFiles } = backend;
  const read = getEntry.bind(backend);
  const persist = persistEntry.bind(backend);
  const remove = deleteFiles.bind(backend);

  backend.getEntry = async (path) => {
    const entry = await read(path);
    noteOpened(path, entry.data);
    return entry;
  };

  backend.persistEntry = async (entry, options) => {
    const [file] = entry.dataFiles;
    const form = openEntry();
    if (!file || !form) return;
    const { newEntry: isNew = false } = options as { newEntry?: boolean };
    const { path, raw } = file;
    const inContent = path.slice(root.length);
    if (isNew) await checkNewAddress({ getEntry: read }, path, root);
    const attempt = (decision: Decision | undefined): Promise<unknown> => {
      const base = isNew ? undefined : openedWith(path);
      return persist({ ...entry, dataFiles: [{ ...file, base }], decision }, options);
    };
    await untilDecided("Not saved", attempt, (question) => decideSave(inContent, question));
    noteSaved(path, raw);
    if (isNew) return;
    const now = await textAt({ getEntry: read }, path);
    void untilPersisted().then(() => {
      if (now !== undefined && !saysTheSame(inContent, now, raw)) return reopen(form);
      markAsSaved(form);
      compareAgain(form);
    });
  };

  backend.deleteFiles = (paths, message) =>
    untilDecided(
      "Not deleted",
      (decision) => remove(paths, message, decision),
      (question) => decideDeletion((paths[0] ?? "").slice(root.length), question),
    );
};

/** A picture that is put in the place of another one is deleted first, which the check refuses as it is in use. */
const allowReplacing = (backend: HostBackend, root: string): void => {
  const remove = backend.deleteFiles.bind(backend);
  backend.deleteFiles = async (paths, message) => {
    const [path = ""] = paths;
    if (matchKind(path.slice(root.length))) return remove(paths, message);
    try {
      await remove(paths, message);
    } catch (error) {
      if (!(error instanceof AlreadyReported)) throw error;
      clearProblems();
      // The new picture is there a moment later, where there is one.
      setTimeout(() => {
        if (!isUploaded(path)) showProblems("Not deleted", [{ text: error.message }]);
      }, REPLACED_AFTER);
    }
  };
};

/** In milliseconds; Decap CMS takes the new picture within the same task. */
const REPLACED_AFTER = 200;

/** The server merges and checks; it answers with what has to be chosen, and with what is wrong. */
const askServer = (backend: ServerBackend): void => {
  // Decap CMS's own method sends no more than it knows.
  let decision: Decision | undefined;
  backend.request = async ({ action, params }) => {
    const more = action === "persistEntry" ? { decision } : {};
    const response = await fetch(backend.proxyUrl, {
      method: "POST",
      headers: { "content-type": "application/json;charset=utf-8" },
      body: JSON.stringify({ branch: backend.branch, action, params: { ...params, ...more } }),
    });
    const answer = (await response.json()) as {
      error?: string;
      problems?: ExplainedProblem[];
      conflicts?: Conflict[];
      now?: string | null;
    };
    if (response.ok) return answer;
    if (answer.conflicts) throw new Undecided(answer.conflicts, answer.now ?? null);
    if (answer.problems) throw new Refused(answer.problems);
    throw new Error(answer.error ?? response.statusText);
  };
  const persist = backend.persistEntry.bind(backend);
  backend.persistEntry = (entry, options) => {
    ({ decision } = entry);
    return persist(entry, options);
  };
  backend.deleteFiles = (paths, message, choice) =>
    backend.request({
      action: "deleteFiles",
      params: {
        branch: backend.branch,
        paths,
        options: { commitMessage: message },
        bases: Object.fromEntries(paths.flatMap((path) => [[path, openedWith(path)]])),
        decision: choice,
      },
    });
};

/**
 * For a git host: merges and checks here. What only shows between files is told by the check before the next build.
 * @param root the content folder's path in the repository, with a slash at its end
 */
const mergeHere = (backend: HostBackend, root: string): void => {
  const persist = backend.persistEntry.bind(backend);
  const remove = backend.deleteFiles.bind(backend);
  const seenBy = (decision: Decision | undefined, now: string | undefined): Decision["choices"] =>
    decision && decision.seen === (now ?? null) ? decision.choices : [];

  backend.persistEntry = async ({ decision, ...entry }, options) => {
    const dataFiles: DataFile[] = [];
    for (const { base, ...file } of entry.dataFiles) {
      const path = file.path.slice(root.length);
      const now = await textAt(backend, file.path);
      const merged = mergeEntry(path, { base, now, edited: file.raw }, seenBy(decision, now));
      if ("conflicts" in merged) throw new Undecided(merged.conflicts, now ?? null);
      const bytes = new TextEncoder().encode(merged.text);
      const problems = checkFile({ path, bytes }).problems.filter(isError);
      if (problems.length > 0) throw new Refused(explainProblems(problems, path, new Map([[path, bytes]])));
      dataFiles.push({ ...file, raw: merged.text });
    }
    return persist({ ...entry, dataFiles }, options);
  };

  backend.deleteFiles = async (paths, message, decision) => {
    for (const path of paths) {
      const [base, now] = [openedWith(path), await textAt(backend, path)];
      if (base === undefined || now === undefined || base === now || seenBy(decision, now)[0] === "ours") continue;
      throw new Undecided([{ path: [], label: "", theirs: now }], now);
    }
    return remove(paths, message);
  };
};

/** Guards a backend that is there already; for the tests, too. */
export const guardedBackend = (backend: HostBackend, root: string): HostBackend => {
  if ("proxyUrl" in backend) askServer(backend as ServerBackend);
  else mergeHere(backend, root);
  guard(backend, root);
  allowReplacing(backend, root);
  return backend;
};

/** Puts the guard between the forms and the place of a name to which they save. */
export const guardBackend = (cms: Backends, name: string, root: string): void => {
  // A second backend of one name is not registered, so the one that is there is given another way to begin.
  const backend = cms.getBackend(name);
  const { init } = backend;
  backend.init = (...settings) => guardedBackend(init(...settings), root);
};
