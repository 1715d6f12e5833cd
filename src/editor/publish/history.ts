/** Who changed what and when, from git and from the saves on this computer, and the way back. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchKind } from "../../content-model/kinds/match-kind";
import { contentDir } from "../../site/content/content-dir";
import type { RecentSaves } from "../saves";
import { describeTrees } from "./changes";
import { changeInWords, fileInWords, nameOfFile, type FileChange } from "./describe-files";
import { fieldChanges, withoutChange, type FieldChange } from "./field-changes";
import { mergeTrees } from "./merge-trees";
import { commitAt, Obstacle, publishedCommit, type Repository } from "./repository";
import { bytesOf, textOf, treeAt, treeOnDisk, type TreeFile } from "./trees";
import { writeChanges } from "./write-changes";

/** A state of a file. */
export interface Version {
  /** A commit, or a save on this computer: after it `save-3`, before it `before-3`. */
  id: string;
  /** Where the file was then. */
  path: string;
  who: string;
  /** In milliseconds since 1970. */
  time: number;
  /** What it changed. */
  words: string[];
}

interface LoggedFile {
  path: string;
  /** Where it was before, if it was renamed. */
  from: string;
}

interface Logged {
  id: string;
  who: string;
  time: number;
  files: LoggedFile[];
}

const FORMAT = "--format=%x1e%H%x1f%an%x1f%at";

const loggedFiles = (lines: readonly string[]): LoggedFile[] =>
  lines.filter(Boolean).map((line) => {
    const [, from = "", path = from] = line.split("\t");
    return { path, from };
  });

const logOf = async ({ git }: Repository, args: readonly string[]): Promise<Logged[]> => {
  const said = await git.text(["log", FORMAT, "--name-status", "--relative", ...args]);
  return said
    .split("\x1e")
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const [id = "", who = "", time = ""] = head.split("\x1f");
      return { id, who, time: Number(time) * 1000, files: loggedFiles(lines) };
    });
};

/** Versions that are listed at once. */
const MOST = 30;
/** Files of a commit that are described. */
const MOST_DESCRIBED = 20;

const blobAt = async (repository: Repository, commit: string, path: string): Promise<Buffer | undefined> => {
  const id = await repository.git.maybe(["rev-parse", "--verify", "--quiet", `${commit}:./${path}`]);
  return id === undefined ? undefined : bytesOf(repository, { mode: "", id });
};

const onDisk = (path: string): Buffer | undefined =>
  existsSync(join(contentDir(), path)) ? readFileSync(join(contentDir(), path)) : undefined;

const wordsBetween = (path: string, before: string | undefined, after: string | undefined): string[] => {
  if (before === undefined) return ["Created"];
  if (after === undefined) return ["Deleted"];
  const words = fieldChanges(path, before, after).map(changeInWords);
  return words.length > 0 ? words : ["Formatting only"];
};

/** The versions of a file, the newest first, through renames. */
export const versionsOf = async (
  repository: Repository,
  path: string,
  saves: RecentSaves,
): Promise<{ versions: Version[]; note?: string }> => {
  // Following renames leaves out what was changed on another branch under the old name; all names together do not.
  const followed = await logOf(repository, ["--follow", "--", path]);
  const names = new Set([path, ...followed.flatMap(({ files }) => files.flatMap((file) => [file.path, file.from]))]);
  const logged = await logOf(repository, [
    "--full-history",
    "--no-merges",
    "--find-renames",
    "-n",
    String(MOST + 1),
    "--",
    ...names,
  ]);
  const versions = await Promise.all(
    logged.slice(0, MOST).map(async ({ id, who, time, files: [file = { path, from: path }] }) => {
      const [before, after] = await Promise.all([
        blobAt(repository, `${id}^`, file.from),
        blobAt(repository, id, file.path),
      ]);
      if (repository.oldest.has(id)) return { id, path: file.path, who, time, words: ["The oldest version here"] };
      const isRenamed = file.from !== file.path;
      const words =
        isRenamed && before && after?.equals(before) ? [] : wordsBetween(path, before?.toString(), after?.toString());
      if (isRenamed) words.unshift(`Renamed from ${file.from}`);
      return { id, path: file.path, who, time, words };
    }),
  );
  const here = saves.of(path).map(({ id, time, before, after }) => ({
    id: `save-${id}`,
    path,
    who: "Saved on this computer",
    time,
    words: wordsBetween(path, before, after),
  }));
  const all = [...here, ...versions].sort((a, b) => b.time - a.time);
  const note =
    repository.oldest.size > 0
      ? "This folder has only the latest commits (a shallow clone).\nFix: for the whole history, run git fetch --unshallow in a terminal."
      : logged.length > MOST
        ? `The newest ${MOST} versions are listed; git log has all.`
        : undefined;
  return note === undefined ? { versions: all } : { versions: all, note };
};

const gone = (): never => {
  throw new Obstacle("This version is not there any more.\nFix: open the history again.");
};

const COMMIT = /^[0-9a-f]{40}$/;

/** A file's bytes in a version; undefined if it was not there. */
const versionAt = async (
  repository: Repository,
  path: string,
  { version, at = path, saves }: { version: string; at?: string | undefined; saves: RecentSaves },
): Promise<Buffer | undefined> => {
  if (version === "now") return onDisk(path);
  const [, side, number] = /^(save|before)-(\d+)$/.exec(version) ?? [];
  if (side !== undefined) {
    const save = saves.of(path).find(({ id }) => id === Number(number)) ?? gone();
    const saved = side === "save" ? save.after : save.before;
    return saved === undefined ? undefined : Buffer.from(saved);
  }
  const commit = version === "published" ? await publishedCommit(repository) : version;
  if (commit === undefined || !COMMIT.test(commit) || !(await commitAt(repository, commit))) return gone();
  return blobAt(repository, commit, at);
};

export interface VersionRequest {
  path: string;
  version: string;
  /** Where the file was in that version, if it was renamed since. */
  at?: string | undefined;
  /** One difference only. */
  change?: string | undefined;
}

/** The bytes of a picture in a version. @throws an `Obstacle` if it was not there */
export const pictureIn = async (
  repository: Repository,
  { path, version }: VersionRequest,
  saves: RecentSaves,
): Promise<Buffer> => (await versionAt(repository, path, { version, saves })) ?? gone();

/** What differs between a version and the file as it is. */
export const compareWith = async (
  repository: Repository,
  { path, version, at }: VersionRequest,
  saves: RecentSaves,
): Promise<{ before: string | null; now: string | null; fields: FieldChange[] }> => {
  const then = (await versionAt(repository, path, { version, at, saves }))?.toString();
  const now = onDisk(path)?.toString();
  const isText = matchKind(path) !== undefined;
  const fields = isText && then !== undefined && now !== undefined ? fieldChanges(path, then, now) : [];
  return { before: isText ? (then ?? null) : null, now: isText ? (now ?? null) : null, fields };
};

/** A file's bytes with a version brought back, or one field of it; undefined if it was not there then. */
const broughtBack = async (
  repository: Repository,
  { path, version, at, change }: VersionRequest,
  saves: RecentSaves,
): Promise<Buffer | undefined> => {
  const then = await versionAt(repository, path, { version, at, saves });
  if (change === undefined) return then;
  const now = onDisk(path);
  const text = then && now && withoutChange(path, then.toString(), now.toString(), change);
  if (text === undefined)
    throw new Obstacle("This was changed meanwhile, so nothing was brought back.\nFix: look at the list again.");
  return Buffer.from(text);
};

/** The text of an entry with a version or a field brought back, for its form. @throws an `Obstacle` */
export const earlierText = async (
  repository: Repository,
  request: VersionRequest,
  saves: RecentSaves,
): Promise<{ text: string }> => ({ text: ((await broughtBack(repository, request, saves)) ?? gone()).toString() });

/** Brings a version or a field back in the file. @throws a `Refusal` if the result has errors, an `Obstacle` */
export const restore = async (
  repository: Repository,
  request: VersionRequest,
  saves: RecentSaves,
): Promise<{ words: string }> => {
  const bytes = await broughtBack(repository, request, saves);
  writeChanges(new Map([[request.path, bytes]]), saves);
  if (request.change !== undefined) return { words: "The field is as it was then." };
  return { words: bytes ? "It is as it was then." : "It is gone, as it was then." };
};

/** A file that was deleted, with the last version that has it. */
export interface Deleted {
  path: string;
  name: string;
  version: string;
  who: string;
  time: number;
}

/** Deleted entries and pictures, the latest first. */
export const deletedFiles = async (repository: Repository, saves: RecentSaves): Promise<Deleted[]> => {
  const logged = await logOf(repository, ["--diff-filter=D", "--find-renames", "-n", "200", "--", "."]);
  const found = new Map<string, Deleted>();
  for (const { id, path, time } of saves.deletions())
    if (!onDisk(path))
      found.set(path, { path, name: path, version: `before-${id}`, who: "Deleted on this computer", time });
  for (const { id, who, time, files } of logged)
    for (const { path } of files) {
      if (found.has(path) || onDisk(path)) continue;
      const version = (await commitAt(repository, `${id}^`)) ?? "";
      found.set(path, { path, name: path, version, who, time });
    }
  const named = [...found.values()].slice(0, MOST).map(async (file) => {
    const beside = async (path: string) => onDisk(path)?.toString();
    const text = (await versionAt(repository, file.path, { version: file.version, saves }))?.toString();
    return { ...file, name: await nameOfFile(file.path, text, beside) };
  });
  return Promise.all(named);
};

/** A change that was committed, by anybody. */
export interface CommittedChange {
  id: string;
  who: string;
  time: number;
  words: string[];
}

/** The latest changes of the content. */
export const committedChanges = async (repository: Repository): Promise<CommittedChange[]> => {
  const logged = await logOf(repository, ["--no-merges", "-n", "15", "--", "."]);
  // What the oldest commit of a shallow clone has changed is not known.
  const known = logged.filter(({ id }) => !repository.oldest.has(id));
  return Promise.all(
    known.map(async ({ id, who, time, files }) => {
      const words = (await changesOf(repository, id)).flatMap(fileInWords);
      if (files.length > MOST_DESCRIBED) words.push(`and ${files.length - MOST_DESCRIBED} more files`);
      return { id, who, time, words };
    }),
  );
};

const changesOf = async (repository: Repository, commit: string): Promise<FileChange[]> => {
  const parent = await commitAt(repository, `${commit}^`);
  const before = parent === undefined ? new Map<string, TreeFile>() : await treeAt(repository, parent);
  return describeTrees(repository, before, await treeAt(repository, commit), MOST_DESCRIBED);
};

/** Takes a commit's changes of the content back, as a save. @throws a `Refusal`, an `Obstacle` */
export const takeBackCommit = async (
  repository: Repository,
  commit: string,
  saves: RecentSaves,
): Promise<{ words: string }> => {
  const [head, parent] = await Promise.all([commitAt(repository, "HEAD"), commitAt(repository, `${commit}^`)]);
  if (head === undefined || parent === undefined) return gone();
  const disk = await treeOnDisk(repository, head);
  const [base, ours, theirs] = await Promise.all([commit, disk, parent].map((name) => treeAt(repository, name)));
  if (!base || !ours || !theirs) return gone();
  const before = new Map(ours);
  const merged = await mergeTrees(repository, { base, ours, theirs }, { base: commit, ours: disk, theirs: parent }, {});
  if ("conflicts" in merged) {
    const textIn = (path: string) => textOf(repository, before.get(path));
    const names = await Promise.all(
      merged.conflicts.map(async ({ path }) => nameOfFile(path, await textIn(path), textIn)),
    );
    throw new Obstacle(
      `Changed since in the same place: ${names.join(", ")}. So nothing was taken back.\nFix: open the history of the entry, and bring back single fields.`,
    );
  }
  const changes = new Map<string, Buffer | undefined>();
  for (const path of new Set([...before.keys(), ...merged.content.keys()])) {
    const file = merged.content.get(path);
    if (file?.id !== before.get(path)?.id) changes.set(path, file && (await bytesOf(repository, file)));
  }
  writeChanges(changes, saves);
  return { words: "It is taken back here. Publish to take it back on the site." };
};
