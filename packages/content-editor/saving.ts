/** Server side of a save: merges changes into files, and rejects what would break the site. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentProblem, MEDIA_ENDINGS, MEDIA_NAME, MEDIA_SIGNS } from "content-kit";
import { matchKind } from "./kinds";
import type { Changes } from "content-kit/read";
import { choicesFor, mergeEntry, type Conflict, type Decision } from "./merge-entry";
import { explainProblems, type ExplainedProblem } from "./explain-problems";
import { formAddress } from "./form-address";
import { problemsAfter } from "./save-check";

interface DataFile {
  path: string;
  raw: string;
  /** The file when the form was opened; missing for a new entry. */
  base?: string | undefined;
}

interface Asset {
  path: string;
  /** Base64. */
  content: string;
}

/** A request of Decap CMS's proxy backend, validated by request.ts. */
export interface EditorRequest {
  action: string;
  params?:
    | {
        branch?: string;
        dataFiles?: DataFile[];
        assets?: Asset[];
        asset?: Asset;
        path?: string;
        paths?: string[];
        files?: { path: string; label?: string | undefined }[];
        folder?: string;
        extension?: string;
        mediaFolder?: string;
        /** Files to delete, as they were opened. */
        bases?: Record<string, string> | undefined;
        decision?: Decision | undefined;
      }
    | undefined;
}

/** Why a save was rejected, for the editor. */
export class Refusal extends Error {
  constructor(readonly problems: readonly ExplainedProblem[]) {
    super(problems.map(({ text }) => text).join("\n\n"));
  }
}

/** A conflict that the editor has to resolve before writing or deleting. */
export class Undecided extends Error {
  constructor(
    readonly conflicts: readonly Conflict[],
    /** The current file; `null` if missing. */
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

/** The form of a file that a problem is in, at its field. */
const addressOf = ({ file, path = [] }: ContentProblem): string | undefined => {
  const match = matchKind(file);
  return match && formAddress(match, path);
};

const refuseProblems = (folder: string, changes: Changes, edited: string | undefined): void => {
  const problems = problemsAfter(folder, changes);
  if (problems.length > 0) throw new Refusal(explainProblems(problems, edited, changes, addressOf));
};

const mergedText = (folder: string, { path, raw, base }: DataFile, decision?: Decision): string => {
  if (!matchKind(path)) refuse(`No kind of content is kept in ${path}.`);
  const now = textAt(folder, path);
  const merged = mergeEntry(path, { base, now, edited: raw }, choicesFor(decision, now));
  if ("conflicts" in merged) throw new Undecided(merged.conflicts, now ?? null);
  return merged.text;
};

const saveEntry = (
  folder: string,
  { dataFiles: files = [], assets = [], decision }: NonNullable<EditorRequest["params"]>,
): void => {
  const changes = new Map<string, Uint8Array | undefined>();
  for (const asset of assets) {
    checkMediaName(asset);
    changes.set(asset.path, Buffer.from(asset.content, "base64"));
  }
  for (const file of files) {
    file.raw = mergedText(folder, file, decision);
    changes.set(file.path, Buffer.from(file.raw));
  }
  refuseProblems(folder, changes, files[0]?.path);
};

/** Asks before deleting a file that the editor has not seen in its current state. */
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
  for (const path of paths) checkSeen(folder, path, bases[path], decision);
  refuseProblems(folder, new Map(paths.map((path) => [path, undefined])), undefined);
};

/**
 * Prepares a request: merges concurrent changes, and keeps the files' formatting.
 * @param folder the content folder
 * @returns what is left to do
 * @throws a `Refusal` if the result is invalid, an `Undecided` for a conflict
 */
export const beforeSaving = (folder: string, request: EditorRequest): EditorRequest => {
  const { action, params = {} } = request;
  if (action === "persistEntry") saveEntry(folder, params);
  if (action === "persistMedia" && params.asset) checkMediaName(params.asset);
  if (action === "deleteFile" && params.path !== undefined) removeFiles(folder, [params.path], params);
  if (action === "deleteFiles") {
    // Another editor may have deleted one.
    params.paths = params.paths?.filter((path) => existsSync(join(folder, path))) ?? [];
    removeFiles(folder, params.paths, params);
  }
  return request;
};
