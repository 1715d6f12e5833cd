/** What differs between two states of the content, and what changes on the disk where one takes the place of the other. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDir } from "content-kit/read";
import { Obstacle } from "../http";
import { matchKind } from "../kinds";
import { mergeEntry, type Choice } from "../merge-entry";
import { describeFile, type FileChange } from "./describe-files";
import { mergeCommits } from "./merge";
import { commitAt, publishedCommit, type Repository } from "./repository";
import { commitTree, differences, treeOnDisk, type Difference } from "./trees";

export const NO_COMMIT =
  "The repository has no commit yet, so nothing can be compared or published.\nFix: ask a developer to make the first commit.";

/** What differs between two trees, in words. */
export const describeTrees = async (repository: Repository, from: string, to: string): Promise<FileChange[]> =>
  // What is in media is no text.
  (await differences(repository, from, to, matchKind)).map(describeFile);

/** What a publication would change, without what colleagues have published meanwhile. */
export const unpublishedChanges = async (repository: Repository): Promise<FileChange[]> => {
  const head = await commitAt(repository, "HEAD");
  if (head === undefined) throw new Obstacle(NO_COMMIT);
  const published = (await publishedCommit(repository)) ?? head;
  const mine = await treeOnDisk(repository, head);
  const merged = await mergeCommits(repository, await commitTree(repository, mine, [head]), published);
  // Where something has to be asked first, the list shows what is here.
  return describeTrees(repository, published, "tree" in merged ? merged.tree : mine);
};

const readIfThere = (path: string): Buffer | undefined => {
  try {
    return readFileSync(join(contentDir(), path));
  } catch {
    return undefined;
  }
};

const isSame = (a: Buffer | undefined, b: Buffer | undefined): boolean => (a && b ? a.equals(b) : a === b);

/**
 * What changes on the disk to make these differences there, too; reads it at once, so that no save comes between.
 * @param choices for fields that were changed on the disk, too; without them, the file is among the conflicts
 */
export const changesOnDisk = (
  found: readonly Difference[],
  choices: readonly Choice[] = [],
): { changes: Map<string, Buffer | undefined>; conflicts: string[] } => {
  const changes = new Map<string, Buffer | undefined>();
  const conflicts: string[] = [];
  for (const { path, before, after } of found) {
    const now = readIfThere(path);
    if (isSame(now, before)) changes.set(path, after);
    else if (now && after && matchKind(path)) {
      const texts = { base: before?.toString(), now: now.toString(), edited: after.toString() };
      const merged = mergeEntry(path, texts, choices);
      if ("text" in merged) changes.set(path, Buffer.from(merged.text));
      else conflicts.push(path);
    } else if (!isSame(now, after)) conflicts.push(path);
  }
  return { changes, conflicts };
};
