/**
 * Publishes the content: commits, merges and pushes it. Everything is prepared as objects in git's store; the remote's
 * branch then moves at once, and this folder follows. Whenever it is interrupted, the next publication goes on from
 * what it finds: nothing was published, or this folder lacks what is published already.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { matchKind } from "../kinds";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import { contentDir } from "content-kit/read";
import type { ExplainedProblem } from "../explain-problems";
import { mergeEntry } from "../merge-entry";
import { readerOf } from "../save-check";
import { describeTrees, NO_COMMIT } from "./changes";
import { fileInWords, type FileChange } from "./describe-files";
import { explainErrors } from "./explain-errors";
import { GitError } from "./git";
import { mergeCommits, type Choices, type FileConflicts } from "./merge";
import {
  checkFinished,
  commitAt,
  NO_REMOTE,
  Obstacle,
  remoteObstacle,
  repositoryOf,
  targetOf,
  type Repository,
  type Target,
} from "./repository";
import { bytesOf, commitTree, treeAt, treeOnDisk, type Person, type Tree } from "./trees";

/** The states that an editor's choices were made for. */
interface Seen {
  mine: string;
  theirs: string;
}

export interface PublishRequest {
  /** Asked for once, if git does not know it. */
  person?: Person | undefined;
  decision?: { seen: Seen; choices: Choices } | undefined;
}

export type Published =
  | { state: "published"; commit: string; words: string[]; note?: string }
  /** The person has to be asked for. */
  | { state: "anonymous" }
  | { state: "undecided"; seen: Seen; files: (FileConflicts & { name: string })[] }
  /** The errors are here, or come with what somebody else has published meanwhile. */
  | { state: "refused"; problems: ExplainedProblem[]; isMerged: boolean };

/** The person whom git knows here; remembers one in this repository only. */
const personOf = async ({ git }: Repository, asked: Person | undefined): Promise<Person | undefined> => {
  if (asked) {
    await git.text(["config", "--local", "user.name", asked.name]);
    await git.text(["config", "--local", "user.email", asked.email]);
    return asked;
  }
  const [name, email] = await Promise.all(
    ["user.name", "user.email"].map((key) => git.maybe(["config", "--get", key])),
  );
  return name && email ? { name, email } : undefined;
};

const LONGEST_SUBJECT = 72;

/** A commit's message from what it changes. */
const messageFor = (files: readonly FileChange[]): string => {
  const [first] = files;
  if (!first) return "Publish the content";
  const verb = { added: "Add", changed: "Change", removed: "Remove" }[first.state];
  const more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  const room = LONGEST_SUBJECT - verb.length - 1 - more.length;
  const name = first.name.length > room ? `${first.name.slice(0, room - 1)}…` : first.name;
  return `${verb} ${name}${more}\n\n${files.flatMap(fileInWords).join("\n")}\n`;
};

/** The errors of a content that differs from the folder's. */
const problemsOf = async (repository: Repository, content: Tree, disk: Tree): Promise<ExplainedProblem[]> => {
  const changes = new Map<string, Uint8Array | undefined>();
  for (const path of new Set([...content.keys(), ...disk.keys()])) {
    const file = content.get(path);
    if (file?.id !== disk.get(path)?.id) changes.set(path, file && (await bytesOf(repository, file)));
  }
  return explainErrors(contentDir(), readerOf(contentDir()).read(changes).problems, changes);
};

/** A publication that is ready to be pushed. */
interface Prepared {
  disk: Tree;
  content: Tree;
  /** The commit to push. */
  commit: string;
  files: FileChange[];
}

type Unready = Exclude<Published, { state: "published" }>;

const prepare = async (
  repository: Repository,
  { tracking }: Target,
  person: Person,
  { decision }: PublishRequest,
): Promise<Prepared | Unready> => {
  const [head, theirs] = await Promise.all([commitAt(repository, "HEAD"), commitAt(repository, tracking)]);
  if (head === undefined || theirs === undefined) throw new Obstacle(NO_COMMIT);
  const mine = await treeOnDisk(repository, head);
  const choices = decision?.seen.mine === mine && decision.seen.theirs === theirs ? decision.choices : {};
  const merged = await mergeCommits(repository, await commitTree(repository, mine, [head]), theirs, choices);
  const [disk, published] = await Promise.all([treeAt(repository, mine), treeAt(repository, theirs)]);
  if ("conflicts" in merged) {
    const named = await describeTrees(repository, published, disk);
    const nameOf = (path: string) => named.find((file) => file.path === path)?.name ?? path;
    const files = merged.conflicts.map((file) => ({ ...file, name: nameOf(file.path) }));
    return { state: "undecided", seen: { mine, theirs }, files };
  }
  const content = await treeAt(repository, merged.tree);
  const problems = await problemsOf(repository, content, disk);
  if (problems.length > 0) return { state: "refused", problems, isMerged: true };
  const files = await describeTrees(repository, published, content);
  const ready = { disk, content, files };
  const [isBehind, isAhead, headTree] = await Promise.all([
    repository.git.succeeds(["merge-base", "--is-ancestor", head, theirs]),
    repository.git.succeeds(["merge-base", "--is-ancestor", theirs, head]),
    repository.git.text(["rev-parse", `${head}^{tree}`]),
  ]);
  // Where all is published, as after an interruption, this folder only has to follow.
  if (files.length === 0 && isBehind) return { ...ready, commit: theirs };
  const own =
    mine === headTree ? head : await commitTree(repository, mine, [head], { person, message: messageFor(files) });
  if (isAhead) return { ...ready, commit: own };
  const message = "Merge what was published meanwhile\n";
  return { ...ready, commit: await commitTree(repository, merged.tree, [own, theirs], { person, message }) };
};

/** Writes what colleagues have changed; of what was saved since the publication began, nothing is lost. */
const writeContent = async (repository: Repository, { disk, content }: Prepared): Promise<void> => {
  const folder = contentDir();
  const writes: [path: string, before: Buffer | undefined, after: Buffer | undefined][] = [];
  for (const path of new Set([...content.keys(), ...disk.keys()])) {
    const [was, file] = [disk.get(path), content.get(path)];
    if (was?.id === file?.id) continue;
    writes.push([path, was && (await bytesOf(repository, was)), file && (await bytesOf(repository, file))]);
  }
  // At once, so that no save comes between.
  for (const [path, before, after] of writes) {
    const now = readIfThere(join(folder, path));
    const isAsBefore = now === before || (now !== undefined && before !== undefined && now.equals(before));
    if (isAsBefore) {
      if (after) writeFileAtomic(join(folder, path), after);
      else rmSync(join(folder, path), { force: true });
    } else if (now && after && matchKind(path))
      writeFileAtomic(join(folder, path), mergedLate(path, { before, now, after }));
  }
};

const readIfThere = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** The file that was saved while it was published, with what was published; what was saved last wins. */
const mergedLate = (
  path: string,
  { before, now, after }: { before: Buffer | undefined; now: Buffer; after: Buffer },
): string => {
  const texts = { base: before?.toString(), now: now.toString(), edited: after.toString() };
  const first = mergeEntry(path, texts);
  const theirs = "text" in first ? [] : first.conflicts.map(() => "theirs" as const);
  const last = mergeEntry(path, texts, theirs);
  return "text" in last ? last.text : texts.now;
};

/** Lets this folder follow what is published. @returns a note if a developer's changes are in the way */
const follow = async (repository: Repository, prepared: Prepared): Promise<string | undefined> => {
  const { git } = repository;
  await writeContent(repository, prepared);
  try {
    // What was saved since then stays a change of its own.
    await git.text(["reset", "--quiet", prepared.commit, "--", "."]);
    await git.text(["-c", "core.hooksPath=/dev/null", "merge", "--ff-only", "--quiet", prepared.commit]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return "Changes of a developer that are not committed yet keep this folder from following. It is published all the same.\nFix: ask a developer to commit them, and to run git pull.";
  }
};

const fetchFrom = ({ git }: Repository, { remote, remoteBranch, tracking }: Target): Promise<string> =>
  git.text(
    ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", remote, `+refs/heads/${remoteBranch}:${tracking}`],
    { isRemote: true },
  );

/** @returns false if somebody else has pushed meanwhile */
const push = async (
  { git }: Repository,
  { remote, remoteBranch, tracking }: Target,
  commit: string,
): Promise<boolean> => {
  try {
    await git.text(["push", "--quiet", "--porcelain", remote, `${commit}:refs/heads/${remoteBranch}`], {
      isRemote: true,
    });
  } catch (error) {
    const isLate =
      error instanceof GitError &&
      /\[rejected\]|non-fast-forward|fetch first|stale info|cannot lock ref/.test(`${error.output}\n${error.said}`);
    if (isLate) return false;
    throw error;
  }
  await git.text(["update-ref", tracking, commit]);
  return true;
};

/** How often a publication begins again because somebody else was faster. */
const ATTEMPTS = 5;

/** Publishes the content. @throws an `Obstacle` */
export const publish = async (request: PublishRequest): Promise<Published> => {
  const repository = await repositoryOf(contentDir());
  const target = await targetOf(repository);
  await checkFinished(repository);
  if (!target) throw new Obstacle(NO_REMOTE);
  const person = await personOf(repository, request.person);
  if (!person) return { state: "anonymous" };
  // Content with errors is refused even without a network.
  const problems = await problemsOf(repository, new Map(), new Map());
  if (problems.length > 0) return { state: "refused", problems, isMerged: false };
  const asking = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw remoteObstacle(error);
    }
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await asking(fetchFrom(repository, target));
    const prepared = await prepare(repository, target, person, request);
    if ("state" in prepared) return prepared;
    const { commit, files } = prepared;
    const isPushed = commit === (await commitAt(repository, target.tracking));
    if (!isPushed && !(await asking(push(repository, target, commit)))) continue;
    const note = await follow(repository, prepared);
    const words = files.flatMap(fileInWords);
    return { state: "published", commit, words, ...(note === undefined ? {} : { note }) };
  }
  throw new Obstacle(
    "Somebody else publishes at the same time, again and again. Nothing is lost.\nFix: press Publish again in a moment.",
  );
};
