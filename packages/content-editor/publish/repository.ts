/** The repository of a content folder, and where it is published to. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Obstacle } from "../http";
import { Git, GitError } from "./git";

export interface Repository {
  /** In the content folder. */
  git: Git;
  /** In the repository's top folder. */
  top: Git;
  /** The content folder in the repository, with a trailing slash; empty if it is the whole repository. */
  prefix: string;
}

/** The branch that is published. */
export interface Target {
  /** Local branch. */
  branch: string;
  remote: string;
  /** Name of the remote's branch. */
  remoteBranch: string;
  /** What is known of the remote's branch here. */
  tracking: string;
}

const NO_GIT =
  "The content folder is not kept by git, so there is no history and nothing to publish to.\nFix: ask a developer to put it into a git repository (git init), and to connect that with the website's.";

/** @throws an `Obstacle` without git */
export const repositoryOf = async (folder: string): Promise<Repository> => {
  const git = new Git(folder);
  let top: string | undefined;
  try {
    top = await git.maybe(["rev-parse", "--show-toplevel"]);
  } catch (error) {
    if (error instanceof GitError && !error.isTimeout)
      throw new Obstacle("Git is not installed on this computer.\nFix: install it from git-scm.com, and start again.");
    throw error;
  }
  // A folder that the repository around it leaves out is not kept by it.
  if (top === undefined || (await git.succeeds(["check-ignore", "--quiet", "."]))) throw new Obstacle(NO_GIT);
  return { git, top: new Git(top), prefix: await git.text(["rev-parse", "--show-prefix"]) };
};

const UNFINISHED = ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"];

/** @throws an `Obstacle` if a developer is in the middle of something */
export const checkFinished = async ({ git }: Repository): Promise<void> => {
  for (const file of UNFINISHED)
    if (existsSync(resolve(git.folder, await git.text(["rev-parse", "--git-path", file]))))
      throw new Obstacle(
        "A developer has begun a merge or a rebase in this folder and not finished it. Nothing was published.\nFix: finish it in a terminal; git status says how.",
      );
};

/** The branch to publish; without a remote, undefined. @throws an `Obstacle` */
export const targetOf = async ({ git }: Repository): Promise<Target | undefined> => {
  const branch = await git.maybe(["symbolic-ref", "--quiet", "--short", "HEAD"]);
  const remotes = (await git.text(["remote"])).split("\n").filter(Boolean);
  if (branch === undefined)
    throw new Obstacle(
      "This folder shows an old commit and not a branch (detached HEAD), so nothing can be published from it.\nFix: switch to the website's branch in a terminal, such as: git switch main. What you saved stays.",
    );
  if (remotes.length === 0) return undefined;
  const setting = (name: string) => git.maybe(["config", "--get", `branch.${branch}.${name}`]);
  const [set, merge] = await Promise.all([setting("remote"), setting("merge")]);
  const remote = set ?? (remotes.includes("origin") ? "origin" : (remotes[0] ?? ""));
  const remoteBranch = merge?.replace(/^refs\/heads\//, "") ?? branch;
  return { branch, remote, remoteBranch, tracking: `refs/remotes/${remote}/${remoteBranch}` };
};

export const NO_REMOTE =
  "This folder is connected with no other computer, so the editor cannot publish it.\nFix: ask a developer to connect it with the website's repository (git remote add origin …).";

/** The id of a commit; undefined if it is not there. */
export const commitAt = ({ git }: Repository, name: string): Promise<string | undefined> =>
  git.maybe(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);

/** The published commit, as far as it is known here; without a remote, the last one. */
export const publishedCommit = async (repository: Repository): Promise<string | undefined> => {
  const target = await targetOf(repository);
  return (target && (await commitAt(repository, target.tracking))) ?? (await commitAt(repository, "HEAD"));
};

const CAUSES: readonly (readonly [said: RegExp, sentence: string])[] = [
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|\b40[13]\b/i,
    "The git host does not accept your sign-in; it may have expired.\nFix: sign in again in a terminal (git fetch), then press Publish again.",
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Network is unreachable/i,
    "The git host cannot be reached.\nFix: check the connection to the internet, then press Publish again.",
  ],
];

/** What went wrong at the remote, in one sentence. Nothing of it has changed any file. */
export const remoteObstacle = (error: unknown): Error => {
  if (!(error instanceof GitError)) return error as Error;
  const said = `${error.output}\n${error.said}`.trim();
  // What the host says of its rules, such as that the branch is protected.
  const byHost = [...said.matchAll(/^remote: (.*\S)/gm)].map(([, line]) => line).join(" ");
  const lines = error.isTimeout ? "no answer in time" : byHost || said.split("\n").slice(-6).join(" ");
  const known = CAUSES.find(([said]) => said.test(error.said))?.[1];
  return new Obstacle(
    `Nothing was published, and nothing is lost. ${known ?? `Git says: ${lines}\nFix: show this to a developer.`}`,
  );
};
