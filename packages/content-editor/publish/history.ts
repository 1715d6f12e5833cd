/** Who changed what and when, from git, and the way back. */
import { describeTrees } from "./changes";
import { changeInWords, fileInWords, nameOfFile } from "./describe-files";
import { fieldChanges } from "./field-changes";
import { mergeCommits } from "./merge";
import { commitAt, Obstacle, publishedCommit, type Repository } from "./repository";
import { bytesOf, commitTree, textOf, treeAt, treeOnDisk, type TreeFile } from "./trees";
import { writeChanges } from "./write-changes";

/** A commit, and what it changed. */
export interface CommittedChange {
  id: string;
  who: string;
  /** In milliseconds since 1970. */
  time: number;
  words: string[];
}

/** A state of a file. */
export interface Version extends CommittedChange {
  /** Where the file was then. */
  path: string;
}

/** How many versions of a file, and how many commits, are listed. */
const VERSIONS = 30;
const COMMITS = 15;
/** Files of a commit that are described. */
const DESCRIBED = 20;

type Logged = Omit<CommittedChange, "words"> & { files: string[][] };

/** @returns each commit with its files: where each was before, and where it is */
const logOf = async ({ git }: Repository, args: readonly string[]): Promise<Logged[]> => {
  const output = await git.text(["log", "--format=%x1e%H%x1f%an%x1f%at", "--name-status", "--relative", ...args]);
  return output
    .split("\x1e")
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const [id = "", who = "", time = ""] = head.split("\x1f");
      return {
        id,
        who,
        time: Number(time) * 1000,
        files: lines.filter(Boolean).map((line) => line.split("\t").slice(1)),
      };
    });
};

const bytesAt = async (repository: Repository, commit: string, path: string): Promise<Buffer | undefined> => {
  const id = await repository.git.maybe(["rev-parse", "--verify", "--quiet", `${commit}:./${path}`]);
  return id === undefined ? undefined : bytesOf(repository, { mode: "", id });
};

const wordsBetween = (path: string, before: string | undefined, after: string | undefined): string[] => {
  if (before === undefined) return ["Created"];
  if (after === undefined) return ["Deleted"];
  return fieldChanges(path, before, after).map(changeInWords);
};

/** The versions of a file, the newest first, through renames. */
export const versionsOf = async (repository: Repository, path: string): Promise<Version[]> => {
  const logged = await logOf(repository, ["--follow", "-n", String(VERSIONS), "--", path]);
  return Promise.all(
    logged.map(async ({ id, who, time, files: [names = []] }) => {
      const [from = path, at = from] = names;
      const [before, after] = await Promise.all([bytesAt(repository, `${id}^`, from), bytesAt(repository, id, at)]);
      const words = wordsBetween(at, before?.toString(), after?.toString());
      return { id, path: at, who, time, words: at === from ? words : [`Renamed from ${from}`, ...words] };
    }),
  );
};

const gone = (): never => {
  throw new Obstacle("This version is not there any more.\nFix: open the history again.");
};

/** The text of an entry in a version, for its form. @throws an `Obstacle` */
export const earlierText = async (
  repository: Repository,
  { path, version }: { path: string; version: string },
): Promise<{ text: string }> => ({ text: ((await bytesAt(repository, version, path)) ?? gone()).toString() });

/** Brings a file back as it is published. @throws a `Refusal` if the result has errors, an `Obstacle` */
export const discard = async (repository: Repository, path: string): Promise<{ words: string }> => {
  const commit = (await publishedCommit(repository)) ?? gone();
  writeChanges(new Map([[path, await bytesAt(repository, commit, path)]]));
  return { words: "It is as it is published." };
};

/** The latest changes of the content. */
export const committedChanges = async (repository: Repository): Promise<CommittedChange[]> => {
  const logged = await logOf(repository, ["--no-merges", "-n", String(COMMITS), "--", "."]);
  return Promise.all(
    logged.map(async ({ id, who, time, files }) => {
      const parent = await commitAt(repository, `${id}^`);
      const before = parent === undefined ? new Map<string, TreeFile>() : await treeAt(repository, parent);
      const described = await describeTrees(repository, before, await treeAt(repository, id), DESCRIBED);
      const more = files.length - DESCRIBED;
      const words = [...described.flatMap(fileInWords), ...(more > 0 ? [`and ${more} more files`] : [])];
      return { id, who, time, words };
    }),
  );
};

/** Takes a commit's changes of the content back, as a save. @throws a `Refusal`, an `Obstacle` */
export const takeBackCommit = async (repository: Repository, commit: string): Promise<{ words: string }> => {
  const head = (await commitAt(repository, "HEAD")) ?? gone();
  const disk = await treeOnDisk(repository, head);
  // The content folder alone: what developers have changed since is no matter of the editor's.
  const contentOf = async (name: string): Promise<string> =>
    (await repository.top.maybe(["rev-parse", "--verify", "--quiet", `${name}:${repository.prefix}`])) ?? gone();
  const base = await commitTree(repository, await contentOf(commit), []);
  const ours = await commitTree(repository, await contentOf(disk), [base]);
  const theirs = await commitTree(repository, await contentOf(`${commit}^`), [base]);
  const merged = await mergeCommits({ ...repository, prefix: "" }, ours, theirs);
  const before = await treeAt(repository, disk);
  if ("conflicts" in merged) {
    const textIn = (path: string) => textOf(repository, before.get(path));
    const names = merged.conflicts.map(async ({ path }) => nameOfFile(path, await textIn(path), textIn));
    throw new Obstacle(
      `Changed since in the same place: ${(await Promise.all(names)).join(", ")}. So nothing was taken back.\nFix: open the history of the entry, and bring an earlier version into its form.`,
    );
  }
  const after = await treeAt({ ...repository, git: repository.top }, merged.tree);
  const changes = new Map<string, Buffer | undefined>();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const file = after.get(path);
    if (file?.id !== before.get(path)?.id) changes.set(path, file && (await bytesOf(repository, file)));
  }
  writeChanges(changes);
  return { words: "It is taken back here. Publish to take it back on the site." };
};
