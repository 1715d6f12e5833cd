/** Who changed what and when, from git, and the way back. */
import { contentDir } from "content-kit/read";
import { Obstacle } from "../http";
import { writeChanges } from "../saving";
import { changesOnDisk } from "./changes";
import { changeInWords, nameOfFile } from "./describe-files";
import { fieldChanges } from "./field-changes";
import { commitAt, publishedCommit, type Repository } from "./repository";
import { differences } from "./trees";

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

interface Logged extends CommittedChange {
  /** Of the first file: where it was before, and where it is. */
  paths: string[];
}

/** Commits, with their messages as words: a publication's says what it changed. */
const logOf = async ({ git }: Repository, args: readonly string[]): Promise<Logged[]> => {
  const format = "--format=%x1e%H%x1f%an%x1f%at%x1f%s%x1f%b%x1f";
  const output = await git.text(["log", format, "--name-status", "--relative", ...args]);
  return output
    .split("\x1e")
    .slice(1)
    .map((block) => {
      const [id = "", who = "", time = "", subject = "", body = "", files = ""] = block.split("\x1f");
      const words = body.split("\n").filter(Boolean);
      const paths = files.trim().split("\n")[0]?.split("\t").slice(1) ?? [];
      return { id, who, time: Number(time) * 1000, words: words.length > 0 ? words : [subject], paths };
    });
};

const bytesAt = ({ git }: Repository, commit: string, path: string): Promise<Buffer | undefined> =>
  git.maybeBytes(["cat-file", "blob", `${commit}:./${path}`]);

/** The versions of a file, the newest first, through renames. */
export const versionsOf = async (repository: Repository, path: string): Promise<Version[]> => {
  const logged = await logOf(repository, ["--follow", "-n", String(VERSIONS), "--", path]);
  return Promise.all(
    logged.map(async ({ id, who, time, paths: [from = path, at = from] }) => {
      const [before, after] = await Promise.all([bytesAt(repository, `${id}^`, from), bytesAt(repository, id, at)]);
      const words = at === from ? [] : [`Renamed from ${from}`];
      if (!before || !after) words.push(after ? "Created" : "Deleted");
      else words.push(...fieldChanges(at, before.toString(), after.toString()).map(changeInWords));
      return { id, path: at, who, time, words: words.length > 0 ? words : ["Its formatting only"] };
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
  writeChanges(contentDir(), new Map([[path, await bytesAt(repository, commit, path)]]));
  return { words: "It is as it is published." };
};

/** The latest changes of the content. */
export const committedChanges = (repository: Repository): Promise<CommittedChange[]> =>
  logOf(repository, ["--no-merges", "-n", String(COMMITS), "--", "."]);

/** Takes a commit's changes of the content back, as a save. @throws a `Refusal`, an `Obstacle` */
export const takeBackCommit = async (repository: Repository, commit: string): Promise<{ words: string }> => {
  const parent = (await commitAt(repository, `${commit}^`)) ?? gone();
  const { changes, conflicts } = changesOnDisk(await differences(repository, commit, parent));
  if (conflicts.length > 0)
    throw new Obstacle(
      `Changed since in the same place: ${conflicts.map((path) => nameOfFile(path)).join(", ")}. So nothing was taken back.\nFix: open the history of the entry, and bring an earlier version into its form.`,
    );
  writeChanges(contentDir(), changes);
  return { words: "It is taken back here. Publish to take it back on the site." };
};
