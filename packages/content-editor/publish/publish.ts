/**
 * Publishes the content: commits, merges and pushes it. Everything is prepared as objects in git's store; the remote's
 * branch then moves at once, and this folder follows. Whenever it is interrupted, the next publication goes on from
 * what it finds: nothing was published, or this folder lacks what is published already.
 */
import { isError } from "content-kit";
import { type Changes, contentDir } from "content-kit/read";
import { explainProblems, type ExplainedProblem } from "../explain-problems";
import { Obstacle } from "../http";
import type { Choice } from "../merge-entry";
import { readerOf } from "../save-check";
import { writeFiles } from "../saving";
import { changesOnDisk, describeTrees, NO_COMMIT } from "./changes";
import { fileInWords, nameOfFile, type FileChange } from "./describe-files";
import { GitError } from "./git";
import { mergeCommits, type Choices, type FileConflicts } from "./merge";
import {
  checkFinished,
  commitAt,
  NO_REMOTE,
  remoteObstacle,
  repositoryOf,
  targetOf,
  type Repository,
  type Target,
} from "./repository";
import { commitTree, differences, treeOnDisk, type Difference, type Person } from "./trees";

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

/** A commit's message from what it changes. */
const messageFor = (files: readonly FileChange[]): string => {
  const [first] = files;
  if (!first) return "Publish the content";
  const verb = { added: "Add", changed: "Change", removed: "Remove" }[first.state];
  const more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  return `${verb} ${first.name}${more}\n\n${files.flatMap(fileInWords).join("\n")}\n`;
};

/** The errors of a content that differs from the folder's. */
const errorsWith = (changes: Changes): ExplainedProblem[] =>
  explainProblems(readerOf(contentDir()).read(changes).problems.filter(isError), undefined, changes);

/** A publication that is ready to be pushed. */
interface Prepared {
  /** What changes in this folder. */
  found: Difference[];
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
  if ("conflicts" in merged) {
    const files = merged.conflicts.map((file) => ({ ...file, name: nameOfFile(file.path) }));
    return { state: "undecided", seen: { mine, theirs }, files };
  }
  const content = merged.tree;
  const found = await differences(repository, mine, content);
  const problems = errorsWith(new Map(found.map(({ path, after }) => [path, after])));
  if (problems.length > 0) return { state: "refused", problems, isMerged: true };
  const files = await describeTrees(repository, theirs, content);
  const [isBehind, isAhead, headTree] = await Promise.all([
    repository.git.succeeds(["merge-base", "--is-ancestor", head, theirs]),
    repository.git.succeeds(["merge-base", "--is-ancestor", theirs, head]),
    repository.git.text(["rev-parse", `${head}^{tree}`]),
  ]);
  const ready = { found, files };
  // Where all is published, as after an interruption, this folder only has to follow.
  if (files.length === 0 && isBehind) return { ...ready, commit: theirs };
  const own =
    mine === headTree ? head : await commitTree(repository, mine, [head], { person, message: messageFor(files) });
  if (isAhead) return { ...ready, commit: own };
  const message = "Merge what was published meanwhile\n";
  return { ...ready, commit: await commitTree(repository, content, [own, theirs], { person, message }) };
};

/** What was saved since the publication began wins. */
const LATER: readonly Choice[] = Array<Choice>(10_000).fill("theirs");

/** Lets this folder follow what is published. @returns a note if a developer's changes are in the way */
const follow = async ({ git }: Repository, { found, commit }: Prepared): Promise<string | undefined> => {
  writeFiles(contentDir(), changesOnDisk(found, LATER).changes);
  try {
    // What was saved since then stays a change of its own.
    await git.text(["reset", "--quiet", commit, "--", "."]);
    await git.text(["-c", "core.hooksPath=/dev/null", "merge", "--ff-only", "--quiet", commit]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return "Changes of a developer that are not committed yet keep this folder from following. It is published all the same.\nFix: ask a developer to commit them, and to run git pull.";
  }
};

const fetchFrom = ({ git }: Repository, { remote, remoteBranch, tracking }: Target): Promise<string> =>
  git.text([
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-recurse-submodules",
    remote,
    `+refs/heads/${remoteBranch}:${tracking}`,
  ]);

/** @returns false if somebody else has pushed meanwhile */
const push = async (
  { git }: Repository,
  { remote, remoteBranch, tracking }: Target,
  commit: string,
): Promise<boolean> => {
  try {
    await git.text(["push", "--quiet", "--porcelain", remote, `${commit}:refs/heads/${remoteBranch}`]);
  } catch (error) {
    const isLate =
      error instanceof GitError &&
      /\[rejected\]|non-fast-forward|fetch first|stale info|cannot lock ref/.test(`${error.output}\n${error.said}`);
    if (isLate) return false;
    throw remoteObstacle(error);
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
  const problems = errorsWith(new Map());
  if (problems.length > 0) return { state: "refused", problems, isMerged: false };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await fetchFrom(repository, target).catch((error: unknown) => {
      throw remoteObstacle(error);
    });
    const prepared = await prepare(repository, target, person, request);
    if ("state" in prepared) return prepared;
    const { commit, files } = prepared;
    const isPushed = commit === (await commitAt(repository, target.tracking));
    if (!isPushed && !(await push(repository, target, commit))) continue;
    const note = await follow(repository, prepared);
    const words = files.flatMap(fileInWords);
    return { state: "published", commit, words, ...(note === undefined ? {} : { note }) };
  }
  throw new Obstacle(
    "Somebody else publishes at the same time, again and again. Nothing is lost.\nFix: press Publish again in a moment.",
  );
};
