/** Whether what was published is on the live site. */
import { RELEASE_FILE } from "content-kit/release-file";
import { contentDir } from "content-kit/read";
import { readerOf } from "../save-check";
import { theSite } from "../kinds";
import { publishedCommit, type Repository } from "./repository";

export interface Online {
  isOnline: boolean;
  /** One sentence for the editor. */
  words: string;
}

/** In milliseconds. */
const TIMEOUT = 10_000;

/** The live site; `LIVE_SITE` overrides it, for tests. */
const liveSite = (): string | undefined =>
  process.env["LIVE_SITE"] ?? theSite().settings(readerOf(contentDir()).read().entries)?.url;

/** The commit of the content that a site was built from; undefined if it does not answer or does not name one. */
const liveCommit = async (site: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(new URL(RELEASE_FILE, site), {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return typeof commit === "string" && /^[0-9a-f]{40}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the published content, or a later one, is online. */
export const whetherOnline = async (repository: Repository): Promise<Online> => {
  const { git } = repository;
  const [site, published] = [liveSite(), await publishedCommit(repository)];
  if (site === undefined || published === undefined) return { isOnline: false, words: "Nothing was published yet." };
  const pushed = `What was published last is pushed; ${site}`;
  const live = await liveCommit(site);
  if (live === undefined) return { isOnline: false, words: `${pushed} does not say which version it shows.` };
  const wanted = await git.text(["log", "-1", "--format=%H", published, "--", "."]);
  return (await git.succeeds(["merge-base", "--is-ancestor", wanted, live]))
    ? { isOnline: true, words: `Online: ${site} shows what was published last.` }
    : { isOnline: false, words: `${pushed} has not changed yet. A build takes some minutes.` };
};
