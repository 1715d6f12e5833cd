/** The repository of a content folder, and where it is published to. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Git, GitError } from "./git";

/** A state or a failure that an editor reads in one sentence, with its fix. */
export class Obstacle extends Error {}

export interface Repository {
  /** In the content folder. */
  git: Git;
  /** In the repository's top folder. */
  top: Git;
  /** The content folder in the repository, with a trailing slash; empty if it is the whole repository. */
  prefix: string;
  /** In a shallow clone: the oldest commits, before which nothing is known. */
  oldest: ReadonlySet<string>;
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
  const [prefix, shallow] = await Promise.all([
    git.text(["rev-parse", "--show-prefix"]),
    git.text(["rev-parse", "--git-path", "shallow"]),
  ]);
  const list = resolve(folder, shallow);
  const oldest = new Set(existsSync(list) ? readFileSync(list, "utf8").trim().split("\n") : []);
  return { git, top: new Git(top), prefix, oldest };
};

const UNFINISHED: readonly (readonly [file: string, what: string, way: string])[] = [
  ["MERGE_HEAD", "merge", "git merge --continue, or git merge --abort"],
  ["rebase-merge", "rebase", "git rebase --continue, or git rebase --abort"],
  ["rebase-apply", "rebase", "git rebase --continue, or git rebase --abort"],
  ["CHERRY_PICK_HEAD", "cherry-pick", "git cherry-pick --continue, or git cherry-pick --abort"],
  ["REVERT_HEAD", "revert", "git revert --continue, or git revert --abort"],
];

/** @throws an `Obstacle` if a developer is in the middle of something */
export const checkFinished = async ({ git }: Repository): Promise<void> => {
  for (const [file, what, way] of UNFINISHED)
    if (existsSync(resolve(git.folder, await git.text(["rev-parse", "--git-path", file]))))
      throw new Obstacle(
        `A developer has begun a ${what} in this folder and not finished it. Nothing was published.\nFix: finish it in a terminal: ${way}.`,
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

/** Without a remote: what was deployed last from here. */
export const DEPLOYED = "refs/deployed";

export const NO_REMOTE =
  "This folder is connected with no other computer, and the site settings name no folder to deploy to (deployTo), so the editor cannot publish it.\nFix: ask a developer to connect it with the website's repository (git remote add origin …), or to fill in deployTo.";

/** The id of a commit; undefined if it is not there. */
export const commitAt = ({ git }: Repository, name: string): Promise<string | undefined> =>
  git.maybe(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);

/** The published commit, as far as it is known here: pushed, or deployed from here; without either, the last one. */
export const publishedCommit = async (repository: Repository): Promise<string | undefined> => {
  const target = await targetOf(repository);
  return (await commitAt(repository, target?.tracking ?? DEPLOYED)) ?? (await commitAt(repository, "HEAD"));
};

const CAUSES: readonly (readonly [said: RegExp, sentence: (target: Target) => string])[] = [
  [
    /Authentication failed|could not read Username|could not read Password|terminal prompts disabled|Permission denied|\b40[13]\b|access denied|Host key verification failed|Invalid username|not authorized/i,
    () =>
      "The git host does not accept your sign-in; it may have expired.\nFix: sign in again in a terminal (git fetch), then press Publish again.",
  ],
  [
    /couldn't find remote ref|no such ref/i,
    ({ remote, branch }) =>
      `The branch ${branch} does not exist at ${remote} yet.\nFix: create it once in a terminal: git push -u ${remote} ${branch}.`,
  ],
  [
    /does not appear to be a git repository|Repository not found|not found|does not exist/i,
    ({ remote }) =>
      `There is no repository at the address of ${remote}.\nFix: ask a developer to correct it: git remote set-url ${remote} …`,
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Network is unreachable|Could not read from remote|unable to connect|early EOF|hung up/i,
    () => "The git host cannot be reached.\nFix: check the connection to the internet, then press Publish again.",
  ],
];

/** What went wrong at the remote, in one sentence. Nothing of it has changed any file. */
export const remoteObstacle = (error: unknown, target: Target): Error => {
  if (!(error instanceof GitError)) return error as Error;
  if (error.isTimeout)
    return new Obstacle("The git host did not answer in time. Nothing is lost.\nFix: press Publish again later.");
  const known = CAUSES.find(([said]) => said.test(error.said));
  return new Obstacle(
    known
      ? `Nothing was published, and nothing is lost. ${known[1](target)}`
      : `Nothing was published, and nothing is lost. Git says: ${error.said.trim().split("\n").slice(-3).join(" ")}\nFix: show this to a developer.`,
  );
};
