/** Merges two commits: git merges what it can, and the content files that it cannot are merged field by field. */
import { Obstacle } from "../http";
import { matchKind } from "../kinds";
import { mergeEntry, type Choice, type Conflict } from "../merge-entry";
import { GitError } from "./git";
import type { Repository } from "./repository";
import { treeWith, type TreeFile } from "./trees";

/** Conflicts of one file. */
export interface FileConflicts {
  path: string;
  conflicts: Conflict[];
}

/** An editor's choices by file, in the order of the conflicts. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** The versions of a file that git could not merge. */
interface Versions {
  base?: TreeFile;
  ours?: TreeFile;
  theirs?: TreeFile;
}

const STAGES = { 1: "base", 2: "ours", 3: "theirs" } as const;

/** Git's exit codes for conflicts, and for an option that it does not know. */
const CONFLICTS = 1;
const USAGE = 129;

const mergeByGit = async (
  { top }: Repository,
  ours: string,
  theirs: string,
): Promise<{ tree: string; unmerged: ReadonlyMap<string, Versions> }> => {
  let output: string;
  try {
    output = (await top.bytes(["merge-tree", "--write-tree", "--no-messages", "-z", ours, theirs])).toString();
  } catch (error) {
    if (error instanceof GitError && error.code === USAGE)
      throw new Obstacle("Git is too old on this computer.\nFix: install version 2.38 or newer, from git-scm.com.");
    if (!(error instanceof GitError) || error.code !== CONFLICTS) throw error;
    ({ output } = error);
  }
  const [tree = "", ...lines] = output.split("\0").filter(Boolean);
  const unmerged = new Map<string, Versions>();
  for (const line of lines) {
    const [, mode = "", id = "", stage, path = ""] = /^(\d+) (\w+) ([123])\t([^]*)$/.exec(line) ?? [];
    unmerged.set(path, { ...unmerged.get(path), [STAGES[Number(stage) as 1 | 2 | 3]]: { mode, id } });
  }
  return { tree, unmerged };
};

type Merged = { file: TreeFile | undefined } | { conflicts: Conflict[] };

const mergeFile = async (
  repository: Repository,
  path: string,
  { base, ours, theirs }: Versions,
  choices: readonly Choice[],
): Promise<Merged> => {
  if (ours?.id === theirs?.id) return { file: theirs };
  const isText = matchKind(path) !== undefined;
  const textOf = async (file: TreeFile): Promise<string> =>
    (await repository.git.bytes(["cat-file", "blob", file.id])).toString();
  if (isText && ours && theirs) {
    const [edited, now] = await Promise.all([textOf(ours), textOf(theirs)]);
    const merged = mergeEntry(path, { base: base && (await textOf(base)), now, edited }, choices);
    if ("conflicts" in merged) return merged;
    const id = await repository.git.text(["hash-object", "-w", "--stdin"], { input: merged.text });
    return { file: { mode: theirs.mode, id } };
  }
  if (choices[0]) return { file: choices[0] === "ours" ? ours : theirs };
  const shown = async (file: TreeFile | undefined): Promise<string | undefined> =>
    file && (isText ? textOf(file) : `${path} (version ${file.id.slice(0, 7)})`);
  return { conflicts: [{ path: [], label: "", ours: await shown(ours), theirs: await shown(theirs) }] };
};

/** The id of the merged tree, or what has to be asked first. @throws an `Obstacle` for conflicts outside the content */
export const mergeCommits = async (
  repository: Repository,
  ours: string,
  theirs: string,
  choices: Choices = {},
): Promise<{ tree: string } | { conflicts: FileConflicts[] }> => {
  const { prefix } = repository;
  const { tree, unmerged } = await mergeByGit(repository, ours, theirs);
  const outside = [...unmerged.keys()].filter((path) => !path.startsWith(prefix));
  if (outside.length > 0)
    throw new Obstacle(
      `Developers changed ${outside.join(", ")} here and elsewhere at once, so nothing was published.\nFix: ask a developer to merge the branches: git pull.`,
    );
  const files = new Map<string, TreeFile | undefined>();
  const conflicts: FileConflicts[] = [];
  for (const [whole, versions] of unmerged) {
    const path = whole.slice(prefix.length);
    const merged = await mergeFile(repository, path, versions, choices[path] ?? []);
    if ("conflicts" in merged) conflicts.push({ path, conflicts: merged.conflicts });
    else files.set(whole, merged.file);
  }
  return conflicts.length > 0 ? { conflicts } : { tree: await treeWith(repository, tree, files) };
};
