/**
 * Publishing without a remote: builds the committed site and deploys it to the folder that site.yaml names. The build
 * is in a work tree of its own, because the site in this folder is being edited, and may have unfinished code.
 */
import { spawn } from "node:child_process";
import { existsSync, realpathSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { commitAt, DEPLOYED, Obstacle, type Repository } from "./repository";

/** Kept between publications, with the build's cache. */
const WORK_TREE = ".publish";

/** How much of a failed command's output an editor reads. */
const LAST_LINES = 8;

export interface Deployment {
  state: "building" | "deploying" | "deployed" | "failed";
  commit: string;
  /** What a failed command printed last, or what the site lacks though it is online. */
  said?: string | undefined;
}

let latest: Deployment | undefined;

/** The deployment since the editor was started. */
export const latestDeployment = (): Deployment | undefined => latest;

const isRunning = (): boolean => latest?.state === "building" || latest?.state === "deploying";

/** @throws an `Obstacle` if nothing can be deployed from here now */
export const checkDeployable = async ({ git, prefix }: Repository): Promise<void> => {
  const top = await git.text(["rev-parse", "--show-toplevel"]);
  if (prefix !== "content/" || realpathSync(top) !== realpathSync("."))
    throw new Obstacle(
      "The content and the code of the website are not in one repository, so it cannot be built here.\nFix: ask a developer to build and deploy it: npm run build, then npm run deploy.",
    );
  if (isRunning())
    throw new Obstacle(
      "The site is still being built from the publication before.\nFix: press Publish again when it is online.",
    );
};

/** The variables of a terminal: the develop server has others, which would change the build. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:GATSBY_|NODE_ENV$|NODE_OPTIONS$|CONTENT_EDITOR$|PORT$|SITE_CONTENT$)/.test(name),
    ),
  );

/** The exit code of a deploy after which nginx could not be reloaded. */
const NOT_RELOADED = 4;

/** Runs a command of package.json. @returns its exit code, and its last lines if it fails */
const run = (
  folder: string,
  script: string,
  args: readonly string[],
): Promise<{ code: number | null; said?: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ["--require", "tsx/cjs", `scripts/${script}.ts`, ...args], {
      cwd: folder,
      env: environment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let errors = "";
    const after = (text: string, part: Buffer): string => (text + part.toString()).slice(-10_000);
    child.stdout.on("data", (part: Buffer) => void (output = after(output, part)));
    child.stderr.on("data", (part: Buffer) => {
      output = after(output, part);
      errors = after(errors, part);
    });
    child.once("error", ({ message }) => done({ code: null, said: message }));
    child.once("close", (code) => {
      const said = code === NOT_RELOADED ? errors : output;
      done({ code, said: said.trim().split("\n").slice(-LAST_LINES).join("\n") });
    });
  });

/** The commit's files, with the packages of this folder. */
const checkOut = async ({ top }: Repository, commit: string): Promise<string> => {
  const folder = resolve(WORK_TREE);
  if (existsSync(join(folder, ".git")))
    await top.text(["-C", folder, "checkout", "--quiet", "--force", "--detach", commit]);
  else {
    await top.text(["worktree", "prune"]);
    await top.text(["worktree", "add", "--quiet", "--force", "--detach", folder, commit]);
  }
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
  return folder;
};

/** Builds and deploys a commit; how far it is, `latestDeployment` says. */
export const startDeployment = async (
  repository: Repository,
  commit: string,
  { to, url }: { to: string; url: string | undefined },
): Promise<void> => {
  const folder = await checkOut(repository, commit);
  const target = resolve(to);
  const address = url === undefined ? [] : ["--url", url];
  latest = { state: "building", commit };
  const finish = async (): Promise<void> => {
    let { code, said } = await run(folder, "build", []);
    if (code === 0) {
      latest = { state: "deploying", commit };
      ({ code, said } = await run(folder, "deploy", ["--to", target, "--reload", ...address]));
    }
    const isDeployed = code === 0 || code === NOT_RELOADED;
    if (isDeployed) await repository.git.text(["update-ref", DEPLOYED, commit]);
    latest = { state: isDeployed ? "deployed" : "failed", commit, said: code === 0 ? undefined : said };
  };
  void finish().catch((error: Error) => void (latest = { state: "failed", commit, said: error.message }));
};

/** Whether a commit is what was deployed last. */
export const isDeployed = async (repository: Repository, commit: string): Promise<boolean> =>
  (await commitAt(repository, DEPLOYED)) === commit;
