/** Reads and writes the content folder: a save is merged into what is there, and rejected if it would break the site. */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { MEDIA_ENDINGS, MEDIA_NAME, MEDIA_SIGNS } from "content-kit";
import { checksum } from "content-kit/lib/digest";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import type { Changes } from "content-kit/read";
import { explainProblems, type ExplainedProblem } from "./explain-problems";
import type { EditorRequest } from "./forms-api";
import { Declined } from "./http";
import { matchKind } from "./kinds";
import { CHANGED, choicesFor, mergeEntry, type Conflict, type Decision } from "./merge-entry";
import { problemsAfter } from "./save-check";

/** Why a save was rejected, for the editor. */
export class Refusal extends Declined {
  constructor(
    readonly problems: readonly ExplainedProblem[],
    said: { error?: string } = {},
  ) {
    super(422, problems.map(({ text }) => text).join("\n\n"), { problems, ...said });
  }
}

/** A conflict that the editor has to resolve before writing. */
class Undecided extends Declined {
  /** @param now the current file */
  constructor(conflicts: readonly Conflict[], now: string | undefined) {
    super(409, "The file was changed meanwhile.", { conflicts, now: now ?? null });
  }
}

const refuse = (text: string): never => {
  throw new Refusal([{ text }]);
};

type Params<Action extends EditorRequest["action"]> = Extract<EditorRequest, { action: Action }>["params"];
type Asset = Params<"persistMedia">["asset"];

const bytesOf = ({ path, content }: Pick<Asset, "path" | "content">): Buffer => {
  if (!path.startsWith("media/")) refuse(`"${path}" cannot be used: pictures and audio are kept in content/media.`);
  if (!MEDIA_NAME.test(path) || !MEDIA_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`)))
    refuse(
      `"${basename(path)}" cannot be used.\nFix: give it a name that ends in ${MEDIA_ENDINGS.join(", ")} and has only ${MEDIA_SIGNS}.`,
    );
  return Buffer.from(content, "base64");
};

const textAt = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;

/** Removes a file, and the folder of a service with its last one. */
const remove = (folder: string, path: string): void => {
  rmSync(join(folder, path), { force: true });
  const around = dirname(path);
  if (around.includes("/") && existsSync(join(folder, around)) && readdirSync(join(folder, around)).length === 0)
    rmdirSync(join(folder, around));
};

/** @param changes files by their path, with their bytes or to be deleted */
export const writeFiles = (folder: string, changes: Changes): void => {
  for (const [path, bytes] of changes) {
    if (bytes) writeFileAtomic(join(folder, path), Buffer.from(bytes));
    else remove(folder, path);
  }
};

const NOT_DONE = { error: "Not done: the site would have errors. Each leads to its field." };

/**
 * Writes and deletes files, unless the site would break.
 * @param edited the file of the form that is saved, if it is one
 * @throws a `Refusal`
 */
export const writeChanges = (folder: string, changes: Changes, edited?: string): void => {
  const problems = explainProblems(problemsAfter(folder, changes), edited, changes);
  if (problems.length > 0) throw new Refusal(problems, edited === undefined ? NOT_DONE : {});
  writeFiles(folder, changes);
};

/** What a form saves. */
export interface SavedForm {
  dataFiles: readonly { path: string; raw: string; base?: string | undefined }[];
  assets: readonly Pick<Asset, "path" | "content">[];
  decision?: Decision | undefined;
}

/** Merges a form into its file. @throws a `Refusal` if the result is invalid, an `Undecided` for a conflict */
export const saveForm = (folder: string, { dataFiles, assets, decision }: SavedForm): void => {
  const changes = new Map<string, Uint8Array>();
  for (const asset of assets) changes.set(asset.path, bytesOf(asset));
  for (const { path, raw, base } of dataFiles) {
    if (!matchKind(path)) refuse(`No kind of content is kept in ${path}.`);
    const now = textAt(folder, path);
    const merged = mergeEntry(path, { base, now, edited: raw }, choicesFor(decision, now));
    if ("conflicts" in merged) throw new Undecided(merged.conflicts, now);
    changes.set(path, Buffer.from(merged.text));
  }
  writeChanges(folder, changes, dataFiles[0]?.path);
};

/** Deletes files. @throws a `Refusal` if others need them, or if one is not as it was opened */
export const deleteFiles = (
  folder: string,
  { paths, bases = {} }: Pick<Params<"deleteFiles">, "paths" | "bases">,
): void => {
  // Another editor may have deleted one.
  const there = paths.filter((path) => existsSync(join(folder, path)));
  for (const path of there) if (textAt(folder, path) !== (bases[path] ?? textAt(folder, path))) refuse(CHANGED);
  writeChanges(folder, new Map(there.map((path) => [path, undefined])));
};

const entryAt = (folder: string, path: string, label?: string): object => {
  const data = textAt(folder, path) ?? null;
  return { data, file: { path, label, id: data && checksum(data) } };
};

const mediaAt = (folder: string, path: string): object => {
  if (!existsSync(join(folder, path))) throw new Declined(404, `There is no ${path}.`);
  const bytes = readFileSync(join(folder, path));
  return { id: checksum(bytes), content: bytes.toString("base64"), encoding: "base64", path, name: basename(path) };
};

/** The paths of the files in a folder, without those in folders in it. */
const filesOf = (content: string, folder: string, ending: string): string[] =>
  existsSync(join(content, folder))
    ? readdirSync(join(content, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map(({ name }) => `${folder}/${name}`)
        .sort()
    : [];

/** Does what a form asks for. @returns the answer, in the form of Decap CMS's own server */
export const answerForm = (content: string, { action, params }: EditorRequest): object => {
  switch (action) {
    case "entriesByFolder":
      return filesOf(content, params.folder, `.${params.extension}`).map((path) => entryAt(content, path));
    case "entriesByFiles":
      return params.files.map(({ path, label }) => entryAt(content, path, label));
    case "getEntry":
      return entryAt(content, params.path);
    case "getMedia":
      return filesOf(content, params.mediaFolder, "").map((path) => mediaAt(content, path));
    case "getMediaFile":
      return mediaAt(content, params.path);
    case "persistEntry":
      saveForm(content, params);
      return {};
    case "persistMedia":
      writeFileAtomic(join(content, params.asset.path), bytesOf(params.asset));
      return mediaAt(content, params.asset.path);
    case "deleteFiles":
      deleteFiles(content, params);
      return {};
  }
};
