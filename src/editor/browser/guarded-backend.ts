/** Wraps Decap CMS's backends: merges concurrent changes, and shows rejected values at their fields. */
import { checkFile } from "../../content-model/checks";
import { isOneOfMany } from "../../content-model/kinds/kind";
import { matchKind } from "../../content-model/kinds/match-kind";
import { isError } from "../../content-model/messages/problem";
import { mergeEntry, saysTheSame, type Conflict } from "../merge-entry";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import type { Decision } from "../saving";
import { checkNewAddress, decideDeletion, decideSave, Refused, retryUntilResolved, Undecided } from "./decisions";
import { hostFailure, isMissing, isUnanswered } from "./host-failure";
import { noteSaved, openedWith, readText, wasLeftUnsaved } from "./opened-files";
import { forgetPicture, readPicturesFrom } from "./pictures";
import { compareAgain, markAsSaved, openEntry, reopen, showLinkToPage, untilPersisted } from "./store";

interface DataFile {
  path: string;
  raw: string;
  base?: string;
}

interface SavedEntry {
  dataFiles: DataFile[];
  decision?: Decision;
}

/** The used part of a Decap CMS backend. */
interface HostBackend {
  getMedia: (folder?: string) => Promise<unknown[]>;
  getMediaFile: (path: string) => Promise<{ url?: string }>;
  /** `data` is null where the server has no such file; a git host rejects. */
  getEntry: (path: string) => Promise<{ data: string | null }>;
  persistEntry: (entry: SavedEntry, options: unknown) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string, decision?: Decision) => Promise<unknown>;
}

type Reader = Pick<HostBackend, "getEntry">;

/** The backend that uses the develop server. */
interface ServerBackend extends HostBackend {
  proxyUrl: string;
  branch: string;
  request: (payload: { action: string; params: object }) => Promise<unknown>;
}

export interface Backends {
  getBackend: (name: string) => { init: (...settings: unknown[]) => HostBackend };
}

/** Where the server was stopped while a form is open. */
const NO_RESPONSE = "The site does not respond. Your text is kept here.\nFix: start `npm run edit` again and save.";

/** Where an entry is opened whose file was deleted or renamed: its form would be empty. */
const GONE = "This entry is no longer there: somebody has deleted it, or given it another address.";

/** The text of a file; undefined if it does not exist. */
const textAt = (backend: Reader, path: string): Promise<string | undefined> =>
  backend.getEntry(path).then(
    ({ data }) => data || undefined,
    (error: unknown) => {
      if (isUnanswered(error)) throw new Refused([{ text: hostFailure(error) }]);
      return undefined;
    },
  );

/** Adds all guards to a backend. */
const guard = (backend: HostBackend, root: string): void => {
  const { getEntry, persistEntry, deleteFiles } = backend;
  const read = getEntry.bind(backend);
  const persist = persistEntry.bind(backend);
  const remove = deleteFiles.bind(backend);

  backend.getEntry = async (path) => {
    const entry = await read(path).catch((error: unknown) => {
      if (isMissing(error)) return { data: null };
      throw error;
    });
    const text = readText(path, entry.data ?? "");
    const kind = matchKind(path.slice(root.length))?.kind;
    const isGone = entry.data === null && text === "" && kind && isOneOfMany(kind);
    // What was typed before is offered in the empty form.
    if (isGone && !wasLeftUnsaved(path)) throw new Error(GONE);
    return { ...entry, data: text };
  };

  backend.persistEntry = async (entry, options) => {
    const [file] = entry.dataFiles;
    const form = openEntry();
    if (!file || !form) return;
    const { newEntry: isNew = false } = options as { newEntry?: boolean };
    const { path, raw } = file;
    const inContent = path.slice(root.length);
    if (isNew) await checkNewAddress((taken) => textAt({ getEntry: read }, taken), path, root);
    const attempt = (decision: Decision | undefined): Promise<unknown> => {
      const base = isNew ? undefined : openedWith(path);
      return persist({ ...entry, dataFiles: [{ ...file, base }], decision }, options);
    };
    await retryUntilResolved("Not saved", attempt, (question) => decideSave(inContent, question));
    noteSaved(path, raw);
    if (isNew) return showLinkToPage(path);
    const now = await textAt({ getEntry: read }, path);
    void untilPersisted().then(() => {
      if (now !== undefined && !saysTheSame(inContent, now, raw)) return reopen(form);
      markAsSaved(form);
      compareAgain(form);
    });
  };

  backend.deleteFiles = (paths, message) =>
    retryUntilResolved(
      "Not deleted",
      (decision) => remove(paths, message, decision),
      (question) => decideDeletion((paths[0] ?? "").slice(root.length), question),
    );
};

/** Whether Decap CMS deletes a file to replace it by an upload with its name. */
let isReplacing = false;

/** Decap CMS's confirmation is the only sign of a replacement. */
const noteReplacing = (): void => {
  const confirm = window.confirm.bind(window);
  window.confirm = (question = "") => {
    const answer = confirm(question);
    isReplacing = answer && /already exists\. Do you want to replace it/.test(question);
    return answer;
  };
};

/** Keeps a replaced file until the save overwrites it, for entries that show it. */
const keepReplaced = (backend: HostBackend): void => {
  const remove = backend.deleteFiles.bind(backend);
  noteReplacing();
  backend.deleteFiles = (paths, message) => {
    if (!isReplacing) return remove(paths, message);
    isReplacing = false;
    for (const path of paths) forgetPicture(path);
    return Promise.resolve();
  };
};

/** Uses the server's merge and check; its response has conflicts or problems. */
const mergeOnServer = (backend: ServerBackend): void => {
  // Decap CMS's own method sends only known fields.
  let decision: Decision | undefined;
  backend.request = async ({ action, params }) => {
    const more = action === "persistEntry" ? { decision } : {};
    const response = await fetch(backend.proxyUrl, {
      method: "POST",
      headers: { "content-type": "application/json;charset=utf-8" },
      body: JSON.stringify({ branch: backend.branch, action, params: { ...params, ...more } }),
    }).catch((): never => {
      throw new Refused([{ text: NO_RESPONSE }]);
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

/** A request to a git host that says why it failed. */
const explained =
  <Given extends unknown[], Answer>(request: (...given: Given) => Promise<Answer>) =>
  (...given: Given): Promise<Answer> =>
    request(...given).catch((error: unknown): never => {
      throw new Refused([{ text: hostFailure(error) }]);
    });

/**
 * For git hosts: merges and checks in the browser. Cross-file problems are found by the check before the next build.
 * @param root the content folder's path in the repository, with a trailing slash
 */
const mergeInBrowser = (backend: HostBackend, root: string): void => {
  const persist = explained(backend.persistEntry.bind(backend));
  const remove = explained(backend.deleteFiles.bind(backend));
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

/** Lists files of all media folders; Decap CMS lists the top level only. */
const listAllMedia = (backend: HostBackend, folders: readonly string[]): void => {
  const list = backend.getMedia.bind(backend);
  const listIn = (folder: string): Promise<unknown[]> => list(folder).catch(() => []);
  backend.getMedia = async (folder) =>
    folder === undefined || folder === folders[0] ? (await Promise.all(folders.map(listIn))).flat() : list(folder);
};

/** Paths of a backend. */
export interface ContentPlace {
  /** The content folder with a trailing slash; empty if it is the backend's root. */
  root: string;
  /** The media folder and its subfolders. */
  mediaFolders: readonly string[];
}

const guardedBackend = (backend: HostBackend, { root, mediaFolders }: ContentPlace): HostBackend => {
  readPicturesFrom(backend, root);
  listAllMedia(backend, mediaFolders);
  if ("proxyUrl" in backend) mergeOnServer(backend as ServerBackend);
  else mergeInBrowser(backend, root);
  guard(backend, root);
  keepReplaced(backend);
  return backend;
};

/** Guards the backend with a name. */
export const guardBackend = (cms: Backends, name: string, place: ContentPlace): void => {
  // A backend cannot be registered twice, so the existing one's `init` is replaced.
  const backend = cms.getBackend(name);
  const { init } = backend;
  backend.init = (...settings) => guardedBackend(init(...settings), place);
};
