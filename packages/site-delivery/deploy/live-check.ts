/** Requests a page of each kind and a redirect from the live site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "../hosting/rules";
import { networkReason } from "content-kit/lib/error-code";
import { readable, readManifest, readRules, SITE } from "./manifest";
import { pageFile } from "./public-files";

const TIMEOUT = 10_000;
/** A failed request is repeated once, so that a hiccup of the network does not withdraw a release. */
const PAUSE = 1_000;

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** The site's origin as it was built, from the line of robots.txt that names the sitemap. */
const siteUrl = (folder: string): string =>
  new URL(/^Sitemap: (\S+)$/m.exec(readFileSync(join(folder, SITE, "robots.txt"), "utf8"))?.[1] ?? "").origin;

/** The redirects of a release; none if the disk has damaged it. */
const redirectsOf = (release: string): Redirect[] => readable(() => readRules(release).redirects) ?? [];

/** What the site has to answer a request with: a redirect's target, or the text of a file; null for any text. */
type Expected = { to: string } | { text: string | null };

/** The first page of each kind with its data. Gatsby writes into the data which component renders a page. */
const samplePages = (
  release: string,
  isRedirected: (path: string) => boolean,
): [path: string, expected: Expected][] => {
  const { files } = readManifest(release);
  const kinds = new Set<string>();
  return Object.keys(files).flatMap((name): [string, Expected][] => {
    const [, folder] = PAGE_DATA.exec(name) ?? [];
    if (folder === undefined) return [];
    const path = folder === "index" ? "/" : `/${folder}`;
    // A 404 page is delivered, too, but has no path of its own.
    if (!(pageFile(path) in files) || path === "/404" || isRedirected(path)) return [];
    const text = readFileSync(join(release, SITE, name), "utf8");
    const { componentChunkName: kind } = JSON.parse(text) as { componentChunkName: string };
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    // Services between visitors and server may change HTML, but not data: that it is the same tells this site from others.
    return [
      [encodeURI(path), { text: null }],
      [encodeURI(`/${name}`), { text }],
    ];
  });
};

/** A redirect to a page that both releases have: without a reload, nginx has the rules of the one before. */
const sampleRedirect = (now: readonly Redirect[], then: readonly Redirect[]): Redirect | undefined =>
  now.find(
    ({ from, to }) =>
      /^\/[^*]*$/.test(from) && to.startsWith("/") && then.some((other) => other.from === from && other.to === to),
  );

/** @returns what is wrong with the response */
const request = async (address: URL, expected: Expected): Promise<string | undefined> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: "manual" });
  const text = await response.text();
  const location = response.headers.get("location");
  const answer = location === null ? `status ${response.status}` : `redirects to ${location}`;
  if ("to" in expected) {
    const target = new URL(expected.to, address).href;
    return location !== null && new URL(location, address).href === target ? undefined : `${answer}, not to ${target}`;
  }
  if (response.status !== 200) return answer;
  if (expected.text === null) return text === "" ? "an empty page" : undefined;
  return text === expected.text ? undefined : "another text than in this release";
};

/** @returns what is wrong, after a second request; undefined if nothing is */
const requestTwice = async (address: URL, expected: Expected, isLast = false): Promise<string | undefined> => {
  const failure = await request(address, expected).catch((error: unknown) => `no response (${networkReason(error)})`);
  if (failure === undefined || isLast) return failure && `${address.href}: ${failure}`;
  await new Promise((next) => setTimeout(next, PAUSE));
  return requestTwice(address, expected, true);
};

/**
 * Checks the live site. What cannot be judged has failed: a certificate that is not valid, a site that does not respond
 * in time, a redirect to another host.
 * @param release the folder of the release that is online
 * @param before the folder of the release before, whose rules the server may still have
 * @param url the site's origin, by default the one that it was built for
 */
export const checkLive = async (
  release: string,
  before: string,
  url = siteUrl(release),
): Promise<{ summary: string; failures: string[] }> => {
  const now = redirectsOf(release);
  const then = redirectsOf(before);
  const asked = samplePages(release, (path) => then.some(({ from }) => from === path));
  const pages = asked.length / 2;
  const redirect = sampleRedirect(now, then);
  if (redirect) asked.push([redirect.from, { to: redirect.to }]);
  const results = await Promise.all(asked.map(([path, expected]) => requestTwice(new URL(path, url), expected)));
  const redirects = redirect ? `, and ${redirect.from} redirects.` : ". No redirect was requested.";
  const summary = `${url}: ${pages} pages, one of each kind, respond as they should${redirects}`;
  return { summary, failures: results.filter((failure) => failure !== undefined) };
};
