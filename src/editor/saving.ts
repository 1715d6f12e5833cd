/** What stands between the form and the files: the form of the repository is kept, and what would break the site is refused. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEDIA_ENDINGS, MEDIA_NAME, MEDIA_SIGNS } from "../content-model/fields";
import { matchKind } from "../content-model/kinds/match-kind";
import type { Changes } from "../gatsby/content/read-content";
import { preserveFormatting } from "./preserve-formatting";
import { inPlainWords } from "./plain-words";
import { problemsAfter } from "./save-check";

interface DataFile {
  path: string;
  raw: string;
  newPath?: string;
}

interface Asset {
  path: string;
  /** Base64. */
  content: string;
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
  };
}

/** Why something is not saved, in words for the editor. */
export class Refusal extends Error {}

const isMediaPath = (path: string): boolean =>
  path.startsWith("media/") &&
  MEDIA_NAME.test(path) &&
  MEDIA_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

const checkMediaName = ({ path }: Asset): void => {
  if (!isMediaPath(path))
    throw new Refusal(
      `"${path}" cannot be used.\nPictures and audio are files that end in ${MEDIA_ENDINGS.join(", ")}, and their names have only ${MEDIA_SIGNS}.`,
    );
};

const refuseProblems = (folder: string, changes: Changes, edited: string): void => {
  const problems = problemsAfter(folder, changes);
  if (problems.length > 0) throw new Refusal(inPlainWords(problems, edited));
};

const formKept = (folder: string, { path, raw, newPath }: DataFile): string => {
  const match = matchKind(path);
  if (!match || newPath !== undefined) throw new Refusal(`No kind of content is kept in ${newPath ?? path}.`);
  const file = join(folder, path);
  return preserveFormatting(match.kind, existsSync(file) ? readFileSync(file, "utf8") : undefined, raw);
};

const saveEntry = (folder: string, { entry, dataFiles, assets = [] }: NonNullable<EditorRequest["params"]>): void => {
  const files = dataFiles ?? (entry ? [entry] : []);
  const changes = new Map<string, Uint8Array | undefined>();
  for (const asset of assets) {
    checkMediaName(asset);
    changes.set(asset.path, Buffer.from(asset.content, "base64"));
  }
  for (const file of files) {
    file.raw = formKept(folder, file);
    changes.set(file.path, Buffer.from(file.raw));
  }
  refuseProblems(folder, changes, files[0]?.path ?? "");
};

const removeFiles = (folder: string, paths: readonly string[]): void => {
  for (const path of paths)
    // One that was put there by other ways may have any name.
    if (!matchKind(path) && !path.startsWith("media/")) throw new Refusal(`${path} is no file of the content.`);
  refuseProblems(folder, new Map(paths.map((path) => [path, undefined])), "");
};

/**
 * Looks at a request before Decap CMS's own server carries it out, and gives what it will write the form that the files
 * keep.
 * @param folder the content folder
 * @throws a `Refusal` where the result would not pass the check of the content
 */
export const beforeSaving = (folder: string, { action, params = {} }: EditorRequest): void => {
  if (action === "persistEntry") saveEntry(folder, params);
  if (action === "persistMedia" && params.asset) checkMediaName(params.asset);
  if (action === "deleteFile" && params.path !== undefined) removeFiles(folder, [params.path]);
  if (action === "deleteFiles") removeFiles(folder, params.paths ?? []);
};
