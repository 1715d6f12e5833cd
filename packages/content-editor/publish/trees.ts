/** The content folder as commits and trees have it. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Repository } from "./repository";

/** A file in a tree. */
export interface TreeFile {
  mode: string;
  /** The id of its bytes. */
  id: string;
}

/** A file that differs between two trees: its bytes before and after, where it is there. */
export interface Difference {
  /** In the content folder. */
  path: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** The bytes of objects by their ids, from one process. */
const blobsOf = async ({ git }: Repository, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>();
  const output = await git.bytes(["cat-file", "--batch"], { input: ids.map((id) => `${id}\n`).join("") });
  // Each is a line "<id> blob <size>", the bytes, and a line end.
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    const [id = "", , size = ""] = output.subarray(at, end).toString().split(" ");
    found.set(id, output.subarray(end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
  return found;
};

/** The files of the content folder that differ. @param isRead false for those whose bytes are not needed */
export const differences = async (
  repository: Repository,
  before: string,
  after: string,
  isRead: (path: string) => unknown = () => true,
): Promise<Difference[]> => {
  const output = await repository.git.text(["diff-tree", "-r", "-z", "--no-renames", "--relative", before, after]);
  const isThere = (id: string): boolean => !/^0+$/.test(id);
  const found = [...output.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g)];
  const ids = found.flatMap(([, old = "", now = "", path = ""]) => (isRead(path) ? [old, now] : []));
  const blobs = await blobsOf(repository, ids.filter(isThere));
  const bytesOf = (id = ""): Buffer | undefined => (isThere(id) ? (blobs.get(id) ?? Buffer.of()) : undefined);
  return found.map(([, old, now, path = ""]) => ({ path, before: bytesOf(old), after: bytesOf(now) }));
};

/** Works with an index of its own, so that nothing that a developer has staged is touched. */
const withIndex = async (
  { git, top }: Repository,
  start: string,
  change: (top: Repository["top"], env: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  try {
    // Knows which files are unchanged since they were read last: by seconds, so its own time has to stay.
    const own = resolve(git.folder, await git.text(["rev-parse", "--git-path", "index"]));
    if (existsSync(own)) cpSync(own, env.GIT_INDEX_FILE, { preserveTimestamps: true });
    await top.text(["read-tree", "--reset", start], { env });
    await change(top, env);
    return await top.text(["write-tree"], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The id of a tree like a commit's, with the content folder as it is on the disk. */
export const treeOnDisk = (repository: Repository, commit: string): Promise<string> =>
  withIndex(repository, commit, (_top, env) => repository.git.text(["add", "--all", "--", "."], { env }));

/** The id of a tree like another, with some files replaced or removed, by their paths in the repository. */
export const treeWith = (
  repository: Repository,
  tree: string,
  files: ReadonlyMap<string, TreeFile | undefined>,
): Promise<string> =>
  withIndex(repository, tree, (top, env) => {
    const gone: TreeFile = { mode: "0", id: "0".repeat(tree.length) };
    const lines = [...files].map(([path, file = gone]) => `${file.mode} ${file.id}\t${path}\0`);
    return top.text(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
  });

/** Who commits. */
export interface Person {
  name: string;
  email: string;
}

const NOBODY: Person = { name: "Editor", email: "editor@localhost" };

/** Makes a commit that no branch leads to. */
export const commitTree = (
  { git }: Repository,
  tree: string,
  parents: readonly string[],
  { person: { name, email } = NOBODY, message = "" }: { person?: Person; message?: string } = {},
): Promise<string> =>
  git.text(
    [
      ...["-c", `user.name=${name}`, "-c", `user.email=${email}`, "commit-tree", tree],
      ...parents.flatMap((parent) => ["-p", parent]),
    ],
    { input: message },
  );
