/**
 * Publishes the content: commits, merges and pushes it. Everything is prepared as objects in git's store; the remote's
 * branch then moves at once, and this folder follows. Whenever it is interrupted, the next publication goes on from
 * what it finds: nothing was published, or this folder lacks what is published already.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { matchKind } from "../../content-model/kinds/match-kind";
import { writeFileAtomic } from "../../lib/write-file-atomic";
import { contentDir } from "../../site/content/content-dir";
import type { ExplainedProblem } from "../explain-problems";
import { mergeEntry } from "../merge-entry";
import { readerOf } from "../save-check";
import { describeTrees, NO_COMMIT } from "./changes";
import { checkDeployable, isDeployed, startDeployment } from "./deploy-here";
import { fileInWords, type FileChange } from "./describe-files";
import { explainErrors } from "./explain-errors";
import { GitError } from "./git";
import { siteSettings } from "./site-settings";
import { mergeTrees, type Choices, type FileConflicts } from "./merge-trees";
import {
  checkFinished,
  commitAt,
  DEPLOYED,
  NO_REMOTE,
  Obstacle,
  remoteObstacle,
  repositoryOf,
  targetOf,
  type Repository,
  type Target,
} from "./repository";
import { bytesOf, treeAt, treeOnDisk, treeWith, type Tree } from "./trees";

/** Who publishes. */
interface Person {
  name: string;
  email: string;
}

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

const commit = (
  { git }: Repository,
  tree: string,
  parents: readonly string[],
  { person: { name, email }, message }: { person: Person; message: string },
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

/** Git's exit code for an option that it does not know. */
const USAGE = 129;

/** The whole repository merged, for what is outside the content. @throws an `Obstacle` for conflicts there */
const mergeOutside = async ({ top, prefix }: Repository, ours: string, theirs: string): Promise<string> => {
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", ours, theirs];
  let said: string;
  try {
    said = (await top.bytes(args)).toString();
  } catch (error) {
    if (error instanceof GitError && error.code === USAGE)
      throw new Obstacle("Git is too old on this computer.\nFix: install version 2.38 or newer, from git-scm.com.");
    if (!(error instanceof GitError) || error.code !== 1) throw error;
    said = error.output;
  }
  const [tree = "", ...files] = said.split("\0").filter(Boolean);
  const outside = files.filter((file) => !file.startsWith(prefix));
  if (outside.length > 0)
    throw new Obstacle(
      `Developers changed ${outside.join(", ")} here and elsewhere at once, so nothing was published.\nFix: ask a developer to merge the branches: git pull.`,
    );
  return tree;
};

/** A publication that is ready to be pushed. */
interface Prepared {
  head: string;
  disk: Tree;
  content: Tree;
  /** The commit to push. */
  commit: string;
  isPushed: boolean;
  files: FileChange[];
}

type Unready = Exclude<Published, { state: "published" }>;

const prepare = async (
  repository: Repository,
  { person, tracking, request }: { person: Person; tracking: string; request: PublishRequest },
): Promise<Prepared | Unready> => {
  const head = await commitAt(repository, "HEAD");
  const theirs = (await commitAt(repository, tracking)) ?? head;
  if (head === undefined || theirs === undefined) throw new Obstacle(NO_COMMIT);
  const mine = await treeOnDisk(repository, head);
  const [disk, published] = await Promise.all([treeAt(repository, mine), treeAt(repository, theirs)]);
  const base = await repository.git.maybe(["merge-base", head, theirs]);
  if (base === undefined)
    throw new Obstacle(
      repository.oldest.size > 0
        ? "This folder has only the latest commits (a shallow clone), so it cannot be merged with what is published.\nFix: fetch the rest in a terminal: git fetch --unshallow."
        : "This folder and the published branch have nothing in common.\nFix: ask a developer which repository belongs to the website.",
    );
  const { decision } = request;
  const choices = decision?.seen.mine === mine && decision.seen.theirs === theirs ? decision.choices : {};
  const ours = new Map(disk);
  const merged = await mergeTrees(
    repository,
    { base: await treeAt(repository, base), ours, theirs: new Map(published) },
    { base, ours: mine, theirs },
    choices,
  );
  if ("conflicts" in merged) {
    const named = await describeTrees(repository, published, disk);
    const nameOf = (path: string) => named.find((file) => file.path === path)?.name ?? path;
    const files = merged.conflicts.map((file) => ({ ...file, name: nameOf(file.path) }));
    return { state: "undecided", seen: { mine, theirs }, files };
  }
  const { content } = merged;
  const problems = await problemsOf(repository, content, disk);
  if (problems.length > 0) return { state: "refused", problems, isMerged: true };
  const files = await describeTrees(repository, published, content);
  const ready = { head, disk, content, files };
  // Where all is published, as after an interruption, this folder only has to follow.
  if (files.length === 0 && (await repository.git.succeeds(["merge-base", "--is-ancestor", head, theirs])))
    return { ...ready, commit: theirs, isPushed: true };
  const message = messageFor(files);
  const own = mine === (await repository.git.text(["rev-parse", `${head}^{tree}`]));
  const committed = own ? head : await commit(repository, mine, [head], { person, message });
  if (base === theirs) return { ...ready, commit: committed, isPushed: committed === theirs };
  const outside = await mergeOutside(repository, committed, theirs);
  const tree = await treeWith(repository, outside, content);
  const both = await commit(repository, tree, [committed, theirs], {
    person,
    message: "Merge what was published meanwhile\n",
  });
  return { ...ready, commit: both, isPushed: false };
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

const mergedLate = (
  path: string,
  { before, now, after }: { before: Buffer | undefined; now: Buffer; after: Buffer },
): string => {
  const texts = { base: before?.toString(), now: now.toString(), edited: after.toString() };
  const first = mergeEntry(path, texts);
  if ("text" in first) return first.text;
  const last = mergeEntry(
    path,
    texts,
    first.conflicts.map(() => "theirs" as const),
  );
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
  commitId: string,
): Promise<boolean> => {
  try {
    await git.text(["push", "--quiet", "--porcelain", remote, `${commitId}:refs/heads/${remoteBranch}`], {
      isRemote: true,
    });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const said = `${error.output}\n${error.said}`;
    if (/\[rejected\]|non-fast-forward|fetch first|stale info|cannot lock ref/.test(said)) return false;
    const refused = /\[remote rejected\][^\n]*\(([^)]+)\)/.exec(said);
    if (!refused) throw error;
    const reasons = [...error.said.matchAll(/^remote: *(.+?) *$/gm)].map(([, line]) => line).join(" ");
    throw new Obstacle(
      `The git host refused what was to be published (${refused[1]}). Nothing is lost. ${reasons}\nFix: show this to the person who looks after the repository.`,
    );
  }
  await git.text(["update-ref", tracking, commitId]);
  return true;
};

const finish = async (repository: Repository, prepared: Prepared): Promise<Published> => {
  const note = await follow(repository, prepared);
  const words = prepared.files.flatMap(fileInWords);
  return { state: "published", commit: prepared.commit, words, ...(note === undefined ? {} : { note }) };
};

/** Commits, and deploys to a folder of this computer. */
const publishHere = async (
  repository: Repository,
  to: string,
  asked: { person: Person; tracking: string; request: PublishRequest },
): Promise<Published> => {
  const prepared = await prepare(repository, asked);
  if ("state" in prepared) return prepared;
  const published = await finish(repository, prepared);
  if (!(await isDeployed(repository, prepared.commit)))
    await startDeployment(repository, prepared.commit, { to, url: process.env["LIVE_SITE"] });
  return published;
};

/** How often a publication begins again because somebody else was faster. */
const ATTEMPTS = 5;

/** Publishes the content. @throws an `Obstacle` */
export const publish = async (request: PublishRequest): Promise<Published> => {
  const repository = await repositoryOf(contentDir());
  const target = await targetOf(repository);
  await checkFinished(repository);
  const to = target ? undefined : siteSettings()?.deployTo;
  if (!target && to === undefined) throw new Obstacle(NO_REMOTE);
  if (to !== undefined) await checkDeployable(repository);
  const person = await personOf(repository, request.person);
  if (!person) return { state: "anonymous" };
  // Content with errors is refused even without a network.
  const problems = await problemsOf(repository, new Map(), new Map());
  if (problems.length > 0) return { state: "refused", problems, isMerged: false };
  if (!target) return publishHere(repository, to ?? "", { person, tracking: DEPLOYED, request });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      await fetchFrom(repository, target);
    } catch (error) {
      throw remoteObstacle(error, target);
    }
    const prepared = await prepare(repository, { person, tracking: target.tracking, request });
    if ("state" in prepared) return prepared;
    let isPushed = prepared.isPushed;
    try {
      isPushed ||= await push(repository, target, prepared.commit);
    } catch (error) {
      throw remoteObstacle(error, target);
    }
    if (!isPushed) continue;
    return finish(repository, prepared);
  }
  throw new Obstacle(
    "Somebody else publishes at the same time, again and again. Nothing is lost.\nFix: press Publish again in a moment.",
  );
};
