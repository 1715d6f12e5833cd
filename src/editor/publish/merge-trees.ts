/** Merges the content of two commits field by field. */
import { MEDIA_ENDINGS } from "../../content-model/fields";
import { matchKind } from "../../content-model/kinds/match-kind";
import { mergeEntry, type Choice, type Conflict } from "../merge-entry";
import type { Repository } from "./repository";
import { textOf, writeBlob, type Tree, type TreeFile } from "./trees";

/** Conflicts of one file. */
export interface FileConflicts {
  path: string;
  conflicts: Conflict[];
}

export interface ThreeTrees {
  base: Tree;
  ours: Tree;
  theirs: Tree;
}

/** An editor's choices by file, in the order of the conflicts. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

const isText = (path: string): boolean => matchKind(path) !== undefined;

/** What a dialog shows of a whole file. */
const shownWhole = async (
  repository: Repository,
  path: string,
  file: TreeFile | undefined,
): Promise<string | undefined> => {
  if (!file || isText(path)) return textOf(repository, file);
  const isMedia = MEDIA_ENDINGS.some((ending) => path.endsWith(`.${ending}`));
  return `${isMedia ? "The picture or file" : "The file"} ${path} (version ${file.id.slice(0, 7)})`;
};

interface Three {
  base: TreeFile | undefined;
  ours: TreeFile | undefined;
  theirs: TreeFile | undefined;
}

type Merged = { file: TreeFile | undefined } | { conflicts: Conflict[] };

const wholeFile = async (
  repository: Repository,
  path: string,
  { ours, theirs }: Three,
  choices: readonly Choice[],
): Promise<Merged> => {
  if (choices[0]) return { file: choices[0] === "ours" ? ours : theirs };
  const [our, their] = await Promise.all([ours, theirs].map((file) => shownWhole(repository, path, file)));
  return { conflicts: [{ path: [], label: "", ours: our, theirs: their }] };
};

const mergeFile = async (
  repository: Repository,
  path: string,
  three: Three,
  choices: readonly Choice[],
): Promise<Merged> => {
  const { base, ours, theirs } = three;
  if (ours?.id === theirs?.id || ours?.id === base?.id) return { file: theirs };
  if (theirs?.id === base?.id) return { file: ours };
  if (!isText(path) || !ours || !theirs) return wholeFile(repository, path, three, choices);
  const [was, mine, their] = await Promise.all([base, ours, theirs].map((file) => textOf(repository, file)));
  const merged = mergeEntry(path, { base: was, now: their, edited: mine ?? "" }, choices);
  if ("conflicts" in merged) return merged;
  return { file: { mode: theirs.mode, id: await writeBlob(repository, merged.text) } };
};

/** Renames of content files between two commits, from the old path to the new one. */
const renames = async ({ git }: Repository, from: string, to: string): Promise<[string, string][]> => {
  const args = ["diff", "--find-renames", "--diff-filter=R", "--name-status", "--relative", "-z", from, to, "--", "."];
  const parts = (await git.text(args)).split("\0");
  return parts.flatMap((part, index) =>
    /^R\d+$/.test(part) ? [[parts[index + 1] ?? "", parts[index + 2] ?? ""] as [string, string]] : [],
  );
};

const move = (tree: Tree, from: string, to: string): void => {
  const file = tree.get(from);
  if (!file || tree.has(to)) return;
  tree.delete(from);
  tree.set(to, file);
};

/** Lets a file that one side has renamed be the same file on the other. */
const followRenames = async (
  repository: Repository,
  { base, ours, theirs }: ThreeTrees,
  ids: { base: string; ours: string; theirs: string },
): Promise<void> => {
  const [our, their] = await Promise.all([
    renames(repository, ids.base, ids.ours),
    renames(repository, ids.base, ids.theirs),
  ]);
  for (const [other, moved] of [
    [theirs, our],
    [ours, their],
  ] as const)
    for (const [from, to] of moved)
      if (other.has(from) && !other.has(to)) for (const tree of [base, other]) move(tree, from, to);
};

/** The merged content, or what has to be asked first. */
export const mergeTrees = async (
  repository: Repository,
  trees: ThreeTrees,
  ids: { base: string; ours: string; theirs: string },
  choices: Choices,
): Promise<{ content: Tree } | { conflicts: FileConflicts[] }> => {
  await followRenames(repository, trees, ids);
  const { base, ours, theirs } = trees;
  const content: Tree = new Map();
  const conflicts: FileConflicts[] = [];
  for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const three = { base: base.get(path), ours: ours.get(path), theirs: theirs.get(path) };
    const merged = await mergeFile(repository, path, three, choices[path] ?? []);
    if ("conflicts" in merged) conflicts.push({ path, conflicts: merged.conflicts });
    else if (merged.file) content.set(path, merged.file);
  }
  return conflicts.length > 0 ? { conflicts } : { content };
};
