/** The content folder as commits and trees have it. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Repository } from "./repository";

/** A file in a tree. */
export interface TreeFile {
  mode: string;
  /** The id of its bytes. */
  id: string;
}

/** Files by their path in the content folder. */
export type Tree = Map<string, TreeFile>;

/** The content files of a commit or tree. */
export const treeAt = async ({ git }: Repository, name: string): Promise<Tree> => {
  const listed = await git.text(["ls-tree", "-r", "-z", name]);
  return new Map(
    listed
      .split("\0")
      .filter(Boolean)
      .map((line) => {
        const [facts = "", path = ""] = line.split("\t");
        const [mode = "", , id = ""] = facts.split(" ");
        return [path, { mode, id }];
      }),
  );
};

export const bytesOf = ({ git }: Repository, { id }: TreeFile): Promise<Buffer> => git.bytes(["cat-file", "blob", id]);

/** The bytes of many files, from one process. */
export const allBytesOf = async ({ git }: Repository, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>();
  if (ids.length === 0) return found;
  const output = await git.bytes(["cat-file", "--batch"], { input: `${ids.join("\n")}\n` });
  // Each is a line "<id> blob <size>", the bytes, and a line end.
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    const [id = "", , size = ""] = output.subarray(at, end).toString().split(" ");
    found.set(id, output.subarray(end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
  return found;
};

export const textOf = async (repository: Repository, file: TreeFile | undefined): Promise<string | undefined> =>
  file && (await bytesOf(repository, file)).toString();

export const writeBlob = ({ git }: Repository, text: string): Promise<string> =>
  git.text(["hash-object", "-w", "--stdin"], { input: text });

/** Works with an index of its own, so that nothing that a developer has staged is touched. */
const withIndex = async <T>(
  { git }: Repository,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  const index = join(folder, "index");
  try {
    // Knows which files are unchanged since they were read last.
    const own = resolve(git.folder, await git.text(["rev-parse", "--git-path", "index"]));
    if (existsSync(own)) copyFileSync(own, index);
    return await work({ GIT_INDEX_FILE: index });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The id of a tree like a commit's, with the content folder as it is on the disk. */
export const treeOnDisk = (repository: Repository, commit: string): Promise<string> =>
  withIndex(repository, async (env) => {
    const { git } = repository;
    await git.text(["read-tree", "--reset", commit], { env });
    await git.text(["add", "--all", "--", "."], { env });
    return git.text(["write-tree"], { env });
  });

/** The id of a tree like another, with some files replaced or removed, by their paths in the repository. */
export const treeWith = (
  repository: Repository,
  tree: string,
  files: ReadonlyMap<string, TreeFile | undefined>,
): Promise<string> =>
  withIndex(repository, async (env) => {
    const { top } = repository;
    await top.text(["read-tree", "--reset", tree], { env });
    const lines = [...files].map(([path, file]) =>
      file ? `${file.mode} ${file.id}\t${path}\0` : `0 ${"0".repeat(tree.length)}\t${path}\0`,
    );
    await top.text(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
    return top.text(["write-tree"], { env });
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
  git.text(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])], {
    input: message,
    env: {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    },
  });
