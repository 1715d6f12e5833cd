/** Whether what was published is on the live site. */
import type { z } from "zod";
import { kinds } from "../../content-model/kinds";
import { RELEASE_FILE } from "../../routes";
import { contentDir } from "../../site/content/content-dir";
import { readerOf } from "../save-check";
import { commitAt, publishedCommit, targetOf, type Repository } from "./repository";

export interface Online {
  state: "online" | "waiting" | "unknown";
  /** One sentence for the editor. */
  words: string;
}

/** In milliseconds. */
const TIMEOUT = 10_000;

/** The live site; `LIVE_SITE` overrides it, for tests. */
const liveSite = (): string | undefined => {
  const site = readerOf(contentDir())
    .read()
    .entries.find(({ kind }) => kind === kinds.site);
  return process.env["LIVE_SITE"] ?? (site?.data as z.infer<typeof kinds.site.schema> | undefined)?.url;
};

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

/** Whether the published content, or a later one, is online. */
export const whetherOnline = async (repository: Repository): Promise<Online> => {
  const published = (await targetOf(repository)) && (await publishedCommit(repository));
  const site = liveSite();
  if (published === undefined || site === undefined) return { state: "unknown", words: "Nothing was published yet." };
  let live: string | undefined;
  try {
    live = await liveCommit(site);
  } catch {
    return { state: "unknown", words: `Pushed. ${site} does not answer, so it cannot be seen whether it has changed.` };
  }
  if (live === undefined)
    return {
      state: "unknown",
      words: `Pushed. ${site} does not say which version it shows: it says so from its next build on.`,
    };
  const { git } = repository;
  const wanted = await git.text(["log", "-1", "--format=%H", published, "--", "."]);
  const isKnown = live === wanted || (await commitAt(repository, live)) !== undefined;
  const isOnline = live === wanted || (await git.succeeds(["merge-base", "--is-ancestor", wanted, live]));
  if (isOnline) return { state: "online", words: `Online: ${site} shows what was published last.` };
  return {
    state: "waiting",
    words: isKnown
      ? `Pushed. ${site} has not changed yet; a build takes some minutes.`
      : `Pushed. ${site} shows a version that is not known here; a build takes some minutes.`,
  };
};
