/** Reads a content folder from the disk and checks all of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkContent, type Entry } from "../content-model/check";
import { checkEpisodes } from "../content-model/check-episodes";
import type { ContentProblem } from "../content-model/problem";
import type { ContentFile } from "../content-model/source";
import { readEpisodeMedia } from "./audio/episode-media";
import { checkAddresses } from "./check-addresses";
import { contentFolder } from "./content-folder";

export interface Content {
  folder: string;
  entries: Entry[];
  problems: ContentProblem[];
}

/** Files that editors and operating systems leave behind, and notes that belong to no page. */
const isIgnored = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".") || part.endsWith("~")) || /(?:^|\/)README\.md$/.test(path);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"))
    .filter((path) => !isIgnored(path))
    .sort();

/**
 * Reads and checks every file of a content folder.
 * @throws where the folder itself cannot be read.
 */
export const readContent = (folder = contentFolder()): Content => {
  let paths: string[];
  try {
    paths = filesBelow(folder);
  } catch (error) {
    throw new Error(`The content folder ${folder} cannot be read: ${(error as Error).message}`);
  }
  const media = new Set(paths.filter((path) => path.startsWith("media/")).map((path) => path.slice("media/".length)));
  const files: ContentFile[] = paths
    .filter((path) => !path.startsWith("media/"))
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  const { entries, problems } = checkContent(files, media);
  return {
    folder,
    entries,
    problems: [
      ...problems,
      ...checkEpisodes(entries, readEpisodeMedia(folder, entries, media)),
      ...checkAddresses(
        entries,
        files.map(({ path }) => path),
      ),
    ],
  };
};
