/** Whether what was published is on the live site. */
import { RELEASE_FILE } from "../../routes";
import { buildStatus } from "./build-status";
import { latestDeployment, type Deployment } from "./deploy-here";
import { commitAt, DEPLOYED, targetOf, type Repository } from "./repository";
import { siteSettings } from "./site-settings";

export interface Online {
  state: "online" | "waiting" | "failed" | "unknown";
  /** One sentence for the editor. */
  words: string;
  /** The address of the failed build's log. */
  log?: string | undefined;
}

/** In milliseconds. */
const TIMEOUT = 10_000;

/** The live site; `LIVE_SITE` overrides it, for tests. */
const liveSite = (): string | undefined => process.env["LIVE_SITE"] ?? siteSettings()?.url;

/** The commit of the content that a site was built from; undefined if it does not say. @throws without an answer */
const liveCommit = async (site: string): Promise<string | undefined> => {
  const response = await fetch(new URL(RELEASE_FILE, site), {
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) return void (await response.body?.cancel());
  const { commit } = (await response.json().catch(() => ({}))) as { commit?: unknown };
  return typeof commit === "string" && /^[0-9a-f]{40}$/.test(commit) ? commit : undefined;
};

/** Whether the published content, or a later one, is online; if not, why. */
export const whetherOnline = async (repository: Repository): Promise<Online> => {
  const target = await targetOf(repository);
  const deployment = target ? undefined : latestDeployment();
  if (deployment && deployment.state !== "deployed") return underWay(deployment);
  const published = await commitAt(repository, target?.tracking ?? DEPLOYED);
  const online = await liveState(repository, published);
  // Such as that nginx could not be reloaded.
  if (deployment?.said) online.words += `\n${deployment.said}`;
  if (!published || !target || online.state === "online") return online;
  const build = await buildStatus(repository, target, published);
  if (build?.state === "failed")
    return {
      state: "failed",
      words: `The build of what was published last failed, so the site stays as it was. ${build.reason}\nFix: show this to a developer, or take the publication back below and publish again.`,
      log: build.log,
    };
  if (build?.state === "running")
    return { state: "waiting", words: "What was published last is pushed; the git host is building the site." };
  return online;
};

/** A deployment from this computer that is not online. */
const underWay = ({ state, said }: Deployment): Online =>
  state === "failed"
    ? {
        state,
        words: `What was published last is not online; the site is as it was. ${said}\nFix: show this to a developer.`,
      }
    : {
        state: "waiting",
        words:
          state === "building"
            ? "The site is being built on this computer. The first time takes some minutes."
            : "The site is built, and is being put online.",
      };

const liveState = async (repository: Repository, published: string | undefined): Promise<Online> => {
  const site = liveSite();
  if (published === undefined || site === undefined) return { state: "unknown", words: "Nothing was published yet." };
  let live: string | undefined;
  try {
    live = await liveCommit(site);
  } catch {
    return {
      state: "unknown",
      words: `What was published last is on its way; ${site} does not answer, so its version is not known.`,
    };
  }
  if (live === undefined)
    return {
      state: "unknown",
      words: `What was published last is pushed; ${site} does not say its version before it is built again.`,
    };
  const { git } = repository;
  const wanted = await git.text(["log", "-1", "--format=%H", published, "--", "."]);
  const isKnown = live === wanted || (await commitAt(repository, live)) !== undefined;
  const isOnline = live === wanted || (await git.succeeds(["merge-base", "--is-ancestor", wanted, live]));
  if (isOnline) return { state: "online", words: `Online: ${site} shows what was published last.` };
  return {
    state: "waiting",
    words: isKnown
      ? `What was published last is pushed; ${site} has not changed yet. A build takes some minutes.`
      : `What was published last is pushed; ${site} shows a version that is not known here.`,
  };
};
