/** What lies in a content folder: the files that count, and what cannot be one of them. */
import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import type { ContentProblem } from "../../content-model/messages/problem";

/** What operating systems and editors' programs leave behind, hidden or half-written files, and notes that are no page. */
const IGNORED: readonly RegExp[] = [
  /^\./,
  /^~\$/,
  /~$/,
  /^#.*#$/,
  /\.(?:swp|swo|swx|tmp|part|crdownload)$/i,
  /^(?:Thumbs|ehthumbs)\.db$/i,
  /^desktop\.ini$/i,
  /^README\.md$/,
];

/** True for a file or a folder that is no content whatever it is called. */
export const isIgnored = (name: string): boolean => IGNORED.some((pattern) => pattern.test(name));

/** Files that the check can say nothing about but that they cannot be read. */
export const unreadable = (file: string, message: string, help: string): ContentProblem => ({
  file,
  line: 1,
  column: 1,
  code: "unreadable-file",
  message,
  help,
});

export interface FolderFiles {
  /** The paths of the files from the folder, with forward slashes. */
  paths: string[];
  problems: ContentProblem[];
}

const sortOut = (entry: Dirent, path: string): "file" | "folder" | ContentProblem => {
  if (entry.isFile()) return "file";
  if (entry.isDirectory())
    return /\.(?:md|ya?ml)$/i.test(entry.name)
      ? unreadable(
          path,
          "This is a folder, and is called like a file.",
          "rename it, or move what is in it and delete it.",
        )
      : "folder";
  return entry.isSymbolicLink()
    ? unreadable(
        path,
        "This is a link to another place on this computer, which others do not have.",
        "put the file itself here.",
      )
    : unreadable(path, "This is no ordinary file.", "delete it.");
};

/**
 * Everything in a folder, in order, however deep.
 * @throws where the folder itself cannot be read.
 */
export const filesIn = (folder: string, below = ""): FolderFiles => {
  const found: FolderFiles = { paths: [], problems: [] };
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !isIgnored(name))) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    const what = sortOut(entry, path);
    if (what === "file") found.paths.push(path);
    else if (what === "folder") {
      const inside = readable(folder, path);
      found.paths.push(...inside.paths);
      found.problems.push(...inside.problems);
    } else found.problems.push(what);
  }
  found.paths.sort();
  return found;
};

/** A folder below, or that it may not be opened. */
const readable = (folder: string, path: string): FolderFiles => {
  try {
    return filesIn(folder, path);
  } catch {
    return {
      paths: [],
      problems: [unreadable(path, "The folder may not be opened.", "allow reading it in the folder's properties.")],
    };
  }
};
