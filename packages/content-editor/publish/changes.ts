/** What differs from the published site. */
import { memoizeByValue } from "content-kit/lib/memoize";
import { contentDir } from "content-kit/read";
import { readerOf } from "../save-check";
import { describeFile, type FileChange } from "./describe-files";
import { mergeCommits } from "./merge";
import { commitAt, Obstacle, publishedCommit, type Repository } from "./repository";
import { allBytesOf, commitTree, textOf, treeAt, treeOnDisk, type Tree, type TreeFile } from "./trees";

/**
 * What differs between two trees, in words.
 * @param most how many files are described
 */
export const describeTrees = async (
  repository: Repository,
  before: Tree,
  after: Tree,
  most = Infinity,
): Promise<FileChange[]> => {
  const { today } = readerOf(contentDir()).read();
  const beside = memoizeByValue((path: string) => textOf(repository, after.get(path) ?? before.get(path)));
  const paths = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path)?.id !== after.get(path)?.id)
    .sort()
    .slice(0, most);
  // What is in media is no text.
  const texts = paths.filter((path) => !path.startsWith("media/"));
  const ids = texts.flatMap((path) => [before.get(path), after.get(path)].flatMap((file) => file?.id ?? []));
  const bytes = await allBytesOf(repository, ids);
  const textAt = (file: TreeFile | undefined): string | undefined => file && (bytes.get(file.id)?.toString() ?? "");
  const changes: FileChange[] = [];
  for (const path of paths) {
    const two = { before: textAt(before.get(path)), after: textAt(after.get(path)) };
    changes.push(await describeFile(path, two, { beside, today }));
  }
  return changes;
};

/** What a publication would change, without what colleagues have published meanwhile. */
export const unpublishedChanges = async (repository: Repository): Promise<FileChange[]> => {
  const head = await commitAt(repository, "HEAD");
  if (head === undefined) throw new Obstacle(NO_COMMIT);
  const published = (await publishedCommit(repository)) ?? head;
  const mine = await treeOnDisk(repository, head);
  const merged = await mergeCommits(repository, await commitTree(repository, mine, [head]), published);
  // Where something has to be asked first, the list shows what is here.
  const after = "tree" in merged ? merged.tree : mine;
  return describeTrees(repository, await treeAt(repository, published), await treeAt(repository, after));
};

export const NO_COMMIT =
  "The repository has no commit yet, so nothing can be compared or published.\nFix: ask a developer to make the first commit.";
