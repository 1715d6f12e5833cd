/** Lists the files of a content folder, and reports what cannot be content. */
import { finding, type Finding } from "../messages/finding";
import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { isSystemFile } from "../lib/system-files";
import type { ContentProblem } from "../messages/problem";

/** True for a file or folder that is never content. */
const isIgnored = (name: string): boolean => isSystemFile(name) || /^README\.md$/i.test(name);

const FOLDER = {
  is: "is a folder with the name of a file",
  fix: "rename it, or move its files and delete it.",
};
const LINK = {
  is: "is a symbolic link to a place on this computer, which other computers do not have",
  fix: "replace it with the file itself.",
};
export const CLOSED = { is: "cannot be opened", fix: "allow everybody to read it, in its properties." };

/** A problem with a file that cannot be read at all. */
export const unreadable = (file: string, found: Finding): ContentProblem => ({ file, line: 1, column: 1, ...found });

export interface FolderFiles {
  /** Paths relative to the folder, with forward slashes. */
  paths: string[];
  problems: ContentProblem[];
}

const classify = (entry: Dirent, path: string): "file" | "folder" | ContentProblem => {
  if (entry.isFile()) return "file";
  if (entry.isDirectory())
    return /\.(?:md|ya?ml)$/i.test(entry.name) ? unreadable(path, finding("unreadable-file", FOLDER)) : "folder";
  return entry.isSymbolicLink()
    ? unreadable(path, finding("unreadable-file", LINK))
    : unreadable(path, finding("unreadable-file", { is: "is not a regular file", fix: "delete it." }));
};

/**
 * Lists all files recursively, sorted.
 * @throws if the folder itself cannot be read
 */
export const filesIn = (folder: string, below = ""): FolderFiles => {
  const found: FolderFiles = { paths: [], problems: [] };
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !isIgnored(name))) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    const type = classify(entry, path);
    if (type === "file") found.paths.push(path);
    else if (type === "folder") {
      const inside = readable(folder, path);
      found.paths.push(...inside.paths);
      found.problems.push(...inside.problems);
    } else found.problems.push(type);
  }
  found.paths.sort();
  return found;
};

/** Lists a subfolder, or with "" the folder itself; reports it if it cannot be opened. */
export const readable = (folder: string, path: string): FolderFiles => {
  try {
    return filesIn(folder, path);
  } catch {
    return {
      paths: [],
      problems: [unreadable(path, finding("unreadable-file", CLOSED))],
    };
  }
};
