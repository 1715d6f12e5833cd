/**
 * Tells search engines which pages a deploy has changed.
 * @see https://www.indexnow.org/documentation
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, SITE, type Manifest } from "./manifest";
import { readPage, type PageChanges } from "./page-changes";
import { siteUrl } from "./site-url";
import { networkReason } from "../lib/error-code";

const ENDPOINT = "https://api.indexnow.org/indexnow";
/** Maximum number of URLs of a request. */
const MOST = 10_000;
const TIMEOUT = 10_000;

const KEY_FILE = /^([A-Za-z0-9-]{8,128})\.txt$/;
const NOINDEX = /<meta\b[^>]*name="robots"[^>]*content="[^"]*noindex/;

/** What a status means, from the documentation of IndexNow. */
const MEANINGS: Readonly<Record<number, string>> = {
  403: "the file of the key is not online",
  422: "the key or the pages are not of this site",
  429: "too many requests",
};

/** The key that a site publishes: the file whose name is its content; undefined without IndexNow. */
const keyIn = (site: string, { files }: Manifest): string | undefined =>
  Object.keys(files)
    .flatMap((name) => KEY_FILE.exec(name)?.[1] ?? [])
    .find((key) => readFileSync(join(site, `${key}.txt`), "utf8").trim() === key);

/** The pages to report: those that search engines may list, or might before. */
const reported = (folder: string, before: string | null, { added, changed, removed }: PageChanges): string[] => {
  const isListed = (release: string, path: string): boolean => !NOINDEX.test(readPage(release, path));
  return [
    ...[...added, ...changed].filter((path) => isListed(folder, path)),
    ...(before === null ? [] : removed.filter((path) => isListed(before, path))),
  ].sort();
};

/** @returns why a request failed; undefined if it was accepted */
const post = async (endpoint: string, body: unknown): Promise<string | undefined> => {
  const { ok, status } = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return ok ? undefined : `status ${status}${status in MEANINGS ? `: ${MEANINGS[status]}` : ""}`;
};

const pagesText = (count: number): string => (count === 1 ? "1 page" : `${count} pages`);

/**
 * Submits the changed pages. Never throws: search engines also find them without.
 * @param folder the release that is online now
 * @param before the one that was online before; null for the first
 * @returns what happened, as a sentence; undefined if the site has no key
 */
export const submitChanges = async (
  folder: string,
  before: string | null,
  changes: PageChanges,
  endpoint = ENDPOINT,
): Promise<string | undefined> => {
  try {
    const site = join(folder, SITE);
    const key = keyIn(site, readManifest(folder));
    if (key === undefined) return undefined;
    const paths = reported(folder, before, changes);
    if (paths.length === 0) return "IndexNow: no page has changed that search engines list.";
    const url = siteUrl(folder);
    for (let from = 0; from < paths.length; from += MOST) {
      const failure = await post(endpoint, {
        host: new URL(url).host,
        key,
        keyLocation: new URL(`/${key}.txt`, url).href,
        urlList: paths.slice(from, from + MOST).map((path) => new URL(path, url).href),
      });
      if (failure !== undefined)
        return `IndexNow refused the report of ${pagesText(paths.length)} (${failure}). The deploy is complete; search engines find the changes by the sitemap.`;
    }
    return `IndexNow: ${pagesText(paths.length)} reported as added, changed or removed.`;
  } catch (error) {
    return `IndexNow could not be reached (${networkReason(error)}). The deploy is complete; search engines find the changes by the sitemap.`;
  }
};
