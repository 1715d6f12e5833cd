/** Requests a page of each kind and a redirect from the live site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRules } from "../hosting/read-rules";
import type { Redirect } from "../hosting/rules";
import { networkReason } from "../lib/error-code";
import { readManifest, SITE } from "./manifest";
import { pageFile } from "./public-files";

export type LiveCheck =
  | { reached: true; pages: number; redirect: Redirect | undefined; failures: string[] }
  /** The site does not respond at all, for example because it is not set up yet. */
  | { reached: false; why: string };

const TIMEOUT = 10_000;
/** A failed request is repeated once, so that a hiccup of the network does not withdraw a release. */
const PAUSE = 1_000;

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** The redirects of a release; none if its file is damaged. */
const redirectsOf = (release: string): Redirect[] => {
  try {
    return readRules(release).redirects;
  } catch {
    return [];
  }
};

/** The first page of each kind. Gatsby writes into a page's data which component renders it, and so its kind. */
const samplePages = (release: string, isRedirected: (path: string) => boolean): string[] => {
  const { files } = readManifest(release);
  const samples = new Map<string, string>();
  for (const name of Object.keys(files)) {
    const [, folder] = PAGE_DATA.exec(name) ?? [];
    if (folder === undefined) continue;
    const path = folder === "index" ? "/" : `/${folder}`;
    // A 404 page is delivered, too, but has no address of its own.
    if (!(pageFile(path) in files) || path === "/404" || isRedirected(path)) continue;
    const { componentChunkName: kind } = JSON.parse(readFileSync(join(release, SITE, name), "utf8")) as {
      componentChunkName: string;
    };
    if (!samples.has(kind)) samples.set(kind, path);
  }
  return [...samples.values()];
};

const isSame = (redirect: Redirect) => (other: Redirect) => redirect.from === other.from && redirect.to === other.to;

/** A redirect to a page of the site that the server already has: it reads new ones when it is reloaded. */
const sampleRedirect = (now: readonly Redirect[], then: readonly Redirect[]): Redirect | undefined =>
  now.find((redirect) => /^\/[^*]*$/.test(redirect.from) && redirect.to.startsWith("/") && then.some(isSame(redirect)));

/** @returns what is wrong with the response; undefined for a page at the address `lands` */
const request = async (address: URL, lands: URL): Promise<string | undefined> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), headers: { Accept: "text/html" } });
  const text = await response.text();
  if (response.status !== 200) return `status ${response.status}`;
  const { pathname } = new URL(response.url);
  if (pathname !== lands.pathname) return `leads to ${pathname} instead of ${lands.pathname}`;
  return text === "" ? "an empty page" : undefined;
};

/** @returns what is wrong; undefined if nothing is */
const requestTwice = async (address: URL, lands: URL): Promise<string | undefined> => {
  const once = (): Promise<string | undefined> =>
    request(address, lands).catch((error: unknown) => `no response (${networkReason(error)})`);
  if ((await once()) === undefined) return undefined;
  await new Promise((next) => setTimeout(next, PAUSE));
  return once();
};

/**
 * Checks the live site after a switch.
 * @param url the site's origin
 * @param release the folder of the release that is online now
 * @param before the one before, whose rules the server has until it is reloaded; null for the first
 */
export const checkLive = async (url: string, release: string, before: string | null): Promise<LiveCheck> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).then((response) => response.body?.cancel());
  } catch (error) {
    return { reached: false, why: networkReason(error) };
  }
  const now = redirectsOf(release);
  const then = before === null ? now : redirectsOf(before);
  const pages = samplePages(release, (path) => then.some(({ from }) => from === path));
  const redirect = sampleRedirect(now, then);
  const asked: [from: string, to: string][] = pages.map((path) => [path, path]);
  if (redirect) asked.push([redirect.from, redirect.to]);
  const results = await Promise.all(
    asked.map(async ([from, to]) => {
      const address = new URL(from, url);
      const failure = await requestTwice(address, new URL(to, url));
      return failure === undefined ? [] : [`${address.href}: ${failure}`];
    }),
  );
  return { reached: true, pages: pages.length, redirect, failures: results.flat() };
};
