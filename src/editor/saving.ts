/** What stands between the form and the files: changes are merged into the files, and what would break the site is refused. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEDIA_ENDINGS, MEDIA_NAME, MEDIA_SIGNS } from "../content-model/fields";
import { matchKind } from "../content-model/kinds/match-kind";
import type { Changes } from "../gatsby/content/read-content";
import { mergeEntry, type Choice, type Conflict } from "./merge-entry";
import { explainProblems, type ExplainedProblem } from "./explain-problems";
import { problemsAfter } from "./save-check";

interface DataFile {
  path: string;
  raw: string;
  newPath?: string;
  /** The file as the form was opened with it; not there for a new entry. */
  base?: string;
}

interface Asset {
  path: string;
  /** Base64. */
  content: string;
}

/** What an editor chose after a conflict, and for which text of the file. */
export interface Decision {
  choices: Choice[];
  /** The file as it was when the editor chose; `null` where there was none. */
  seen: string | null;
}

/** What Decap CMS's server is asked to do; only what writes is looked at. */
export interface EditorRequest {
  action: string;
  params?: {
    entry?: DataFile;
    dataFiles?: DataFile[];
    assets?: Asset[];
    asset?: Asset;
    path?: string;
    paths?: string[];
    /** The files that are to be deleted, as the form was opened with them. */
    bases?: Record<string, string>;
    decision?: Decision;
  };
}

/** Why something is not saved, in words for the editor. */
export class Refusal extends Error {
  constructor(readonly problems: readonly ExplainedProblem[]) {
    super(problems.map(({ text }) => text).join("\n\n"));
  }
}

/** What an editor has to choose before something is written or deleted. */
export class Undecided extends Error {
  constructor(
    readonly conflicts: readonly Conflict[],
    /** The file as it is now; `null` where there is none. */
    readonly now: string | null,
  ) {
    super("The file was changed meanwhile.");
  }
}

const refuse = (text: string): never => {
  throw new Refusal([{ text }]);
};

const isMediaPath = (path: string): boolean =>
  path.startsWith("media/") &&
  MEDIA_NAME.test(path) &&
  MEDIA_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

const checkMediaName = ({ path }: Asset): void => {
  if (!path.startsWith("media/")) refuse(`"${path}" cannot be used: pictures and audio are kept in content/media.`);
  if (!isMediaPath(path))
    refuse(
      `"${path.split("/").at(-1)}" cannot be used.\nFix: give it a name that ends in ${MEDIA_ENDINGS.join(", ")} and has only ${MEDIA_SIGNS}.`,
    );
};

const textAt = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;

const refuseProblems = (folder: string, changes: Changes, edited: string | undefined): void => {
  const problems = problemsAfter(folder, changes);
  if (problems.length > 0) throw new Refusal(explainProblems(problems, edited, changes));
};

/** The choices of an editor, where the file is still the one that they saw. */
const choicesFor = (decision: Decision | undefined, now: string | undefined): Choice[] =>
  decision && decision.seen === (now ?? null) ? decision.choices : [];

const mergedText = (folder: string, { path, raw, newPath, base }: DataFile, decision?: Decision): string => {
  if (!matchKind(path) || newPath !== undefined) refuse(`No kind of content is kept in ${newPath ?? path}.`);
  const now = textAt(folder, path);
  const merged = mergeEntry(path, { base, now, edited: raw }, choicesFor(decision, now));
  if ("conflicts" in merged) throw new Undecided(merged.conflicts, now ?? null);
  return merged.text;
};

const saveEntry = (
  folder: string,
  { entry, dataFiles, assets = [], decision }: NonNullable<EditorRequest["params"]>,
): void => {
  const files = dataFiles ?? (entry ? [entry] : []);
  const changes = new Map<string, Uint8Array | undefined>();
  for (const asset of assets) {
    checkMediaName(asset);
    changes.set(asset.path, Buffer.from(asset.content, "base64"));
  }
  for (const file of files) {
    file.raw = mergedText(folder, file, decision);
    delete file.base;
    changes.set(file.path, Buffer.from(file.raw));
  }
  refuseProblems(folder, changes, files[0]?.path);
};

/** Asks before a file goes that is another one than the editor has seen. */
const checkSeen = (folder: string, path: string, base: string | undefined, decision?: Decision): void => {
  const now = textAt(folder, path);
  if (base === undefined || now === undefined || now === base || choicesFor(decision, now)[0] === "ours") return;
  throw new Undecided([{ path: [], label: "", theirs: now }], now);
};

const removeFiles = (
  folder: string,
  paths: readonly string[],
  { bases = {}, decision }: NonNullable<EditorRequest["params"]>,
): void => {
  for (const path of paths) {
    // One that was put there by other ways may have any name.
    if (!matchKind(path) && !path.startsWith("media/")) refuse(`${path} is no file of the content.`);
    checkSeen(folder, path, bases[path], decision);
  }
  refuseProblems(folder, new Map(paths.map((path) => [path, undefined])), undefined);
};

/**
 * Looks at a request before Decap CMS's own server carries it out, and gives what it will write the changes of others and
 * the formatting of the files.
 * @param folder the content folder
 * @returns false where nothing is left to do
 * @throws a `Refusal` where the result would not pass the check of the content, an `Undecided` where somebody must choose
 */
export const beforeSaving = (folder: string, { action, params = {} }: EditorRequest): boolean => {
  if (action === "persistEntry") saveEntry(folder, params);
  if (action === "persistMedia" && params.asset) checkMediaName(params.asset);
  if (action === "deleteFile" && params.path !== undefined) removeFiles(folder, [params.path], params);
  if (action === "deleteFiles") {
    // Somebody else may have deleted one meanwhile.
    params.paths = params.paths?.filter((path) => existsSync(join(folder, path))) ?? [];
    removeFiles(folder, params.paths, params);
  }
  delete params.bases;
  delete params.decision;
  return action !== "deleteFiles" || (params.paths?.length ?? 0) > 0;
};
