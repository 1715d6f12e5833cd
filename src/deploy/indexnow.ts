/**
 * Tells search engines which pages a deploy has changed.
 * @see https://www.indexnow.org/documentation
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, SITE, type Manifest } from "./manifest";

const ENDPOINT = "https://api.indexnow.org/indexnow";
/** Maximum number of URLs of a request. */
const MOST = 10_000;
const TIMEOUT = 10_000;

const KEY_FILE = /^([A-Za-z0-9-]{8,128})\.txt$/;
const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** The key that a site publishes: the file whose name is its content; undefined without IndexNow. */
const keyIn = (site: string, { files }: Manifest): string | undefined =>
  Object.keys(files)
    .flatMap((name) => KEY_FILE.exec(name)?.[1] ?? [])
    .find((key) => readFileSync(join(site, `${key}.txt`), "utf8").trim() === key);

/** The site's origin, from the line of robots.txt that names the sitemap. */
const originOf = (site: string): string =>
  new URL(/^Sitemap: (\S+)$/m.exec(readFileSync(join(site, "robots.txt"), "utf8"))?.[1] ?? "").origin;

/** Checksums of the data of all pages, by path. A page's HTML also changes with the names of scripts. */
const pageData = ({ files }: Manifest): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([name, { sha256 }]) => {
      const path = PAGE_DATA.exec(name)?.[1];
      return path === undefined ? [] : [[path === "index" ? "/" : `/${path}`, sha256] as const];
    }),
  );

const isIndexable = (site: string, path: string): boolean => {
  const file = join(site, path, "index.html");
  return existsSync(file) && !/<meta[^>]*name="robots"[^>]*content="noindex/.test(readFileSync(file, "utf8"));
};

/**
 * Paths of the pages that were added, changed or removed.
 * @param folder the delivery or release
 * @param before the release before it; null for the first one
 */
export const changedPages = (folder: string, before: string | null): string[] => {
  const now = pageData(readManifest(folder));
  const earlier = before === null ? new Map<string, string>() : pageData(readManifest(before));
  const changed = [...now].filter(([path, sha256]) => earlier.get(path) !== sha256).map(([path]) => path);
  const removed = [...earlier.keys()].filter((path) => !now.has(path));
  return [
    ...changed.filter((path) => isIndexable(join(folder, SITE), path)),
    ...(before === null ? [] : removed.filter((path) => isIndexable(join(before, SITE), path))),
  ].sort();
};

/**
 * Submits the changed pages. Never throws: search engines also find them without.
 * @returns what happened, as a sentence; undefined if the site has no key
 */
export const submitChanges = async (
  folder: string,
  before: string | null,
  endpoint = ENDPOINT,
): Promise<string | undefined> => {
  try {
    const site = join(folder, SITE);
    const key = keyIn(site, readManifest(folder));
    if (key === undefined) return undefined;
    const paths = changedPages(folder, before);
    if (paths.length === 0) return "IndexNow: no page has changed.";
    const origin = originOf(site);
    const body = {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.slice(0, MOST).map((path) => `${origin}${path}`),
    };
    const { ok, status } = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok
      ? `IndexNow: ${body.urlList.length} changed pages submitted.`
      : `IndexNow refused the changed pages (status ${status}). The deploy is complete.`;
  } catch (error) {
    return `IndexNow could not be notified of the changed pages (${(error as Error).message}). The deploy is complete.`;
  }
};
