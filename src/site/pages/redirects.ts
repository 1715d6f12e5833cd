/** Redirects from old addresses of pages and feeds: the single list for every host. */
import { type ContentProblem, type Finding, finding, type Place } from "content-kit";
import { kinds } from "../../content-model/kinds";
import type { Redirect } from "site-delivery/types";
import { canonicalPath, isPrefix, normalOldAddress, prefixFolder } from "content-kit/lib/url-path";
import { indexPaths, routes, USUAL_SITEMAP } from "../../routes";
import { ownPaths } from "./reserved";
import type { RedirectTarget } from "./site-pages";
import { isShown } from "./visibility";

/** Redirects that every site has. */
export const FIXED_REDIRECTS: readonly Redirect[] = [{ from: USUAL_SITEMAP, to: indexPaths.sitemap }];

/**
 * Redirects to visible pages and to feeds, in normal form and sorted by old address. Pages below a renamed page are
 * redirected too, such as the cities of a state. Closed jobs redirect to the list of jobs.
 */
export const redirectsOf = (targets: readonly RedirectTarget[], preview: boolean): Redirect[] => {
  const moved = targets.filter(({ inheritedRedirects }) => inheritedRedirects.length > 0);
  const addresses = new Set(moved.length > 0 ? targets.map(({ address }) => address) : []);
  const redirects = new Map<string, string>();
  const add = (written: string, { address, entry, publication }: RedirectTarget): void => {
    const from = normalOldAddress(written) ?? written;
    // A closed job leads to the list of jobs; what else has closed is gone.
    if (publication.state === "closed" && entry.kind === kinds.job) redirects.set(from, routes.careers);
    else if (isShown(publication, preview)) redirects.set(from, address);
  };
  for (const page of moved)
    for (const from of page.inheritedRedirects) if (!addresses.has(from) && !redirects.has(from)) add(from, page);
  // Explicit redirects override inherited ones, so they come last.
  for (const target of targets) for (const from of target.redirectFrom) add(from, target);
  return [...redirects].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** The redirects as JSON, old address to new address, for the server and the not-found page. */
export const redirectsJson = (redirects: readonly Redirect[]): string =>
  JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])));

/** The end of a page's compressed copy. */
const PAGE_COPY = /(?<=\.html)\.(?:br|gz)$/;

/** Where an old address is listed first. */
interface Claim {
  target: RedirectTarget;
  /** Looked up only for an error: it parses the file. */
  place: () => Place;
}

/** Why an address cannot be redirected, or `undefined` if it can. */
const reasonAgainst = (
  written: string,
  { address }: RedirectTarget,
  addresses: ReadonlySet<string>,
  isOwn: (path: string) => boolean,
): Finding | undefined => {
  const from = normalOldAddress(written);
  if (from === undefined) return finding("redirect-conflict/encoding", { written });
  const taken = (path: string, by: string): Finding =>
    finding("redirect-conflict/taken", { written, address: path, by });
  if (["/*", "/", ""].includes(from)) return taken(from, "the whole site");
  // A folder's own page, and those below it, stay where they are.
  const page = isPrefix(from) ? from : (canonicalPath(from.replace(PAGE_COPY, "")) ?? from);
  if (from === address || page === address) return taken(address, "this page");
  if (addresses.has(page)) return taken(page, "another page");
  return isOwn(isPrefix(from) ? prefixFolder(from) : from) ? taken(from, "a file of the site itself") : undefined;
};

const claimedBefore = (written: string, { target, place }: Claim): Finding => {
  const file = `${target.entry.path}:${place().line}`;
  return finding("redirect-conflict/twice", { written, address: target.address, file });
};

/**
 * Reports old addresses that cannot be redirected: those of existing pages and files, in any spelling, and those that
 * two places list. Chains are impossible, since sources are never pages and targets always are.
 */
export const checkRedirects = (
  targets: readonly RedirectTarget[],
  addresses: ReadonlySet<string>,
): ContentProblem[] => {
  const claims = new Map<string, Claim>();
  const isOwn = ownPaths();
  return targets.flatMap((target) =>
    target.redirectFrom.flatMap((written, index) => {
      const { path, source } = target.entry;
      const place = (): Place => source.locate([...target.place, "redirectFrom", index]);
      const from = normalOldAddress(written) ?? written;
      const first = claims.get(from);
      if (!first) claims.set(from, { target, place });
      const reason =
        reasonAgainst(written, target, addresses, isOwn) ?? (first ? claimedBefore(written, first) : undefined);
      return reason ? [{ file: path, ...place(), ...reason }] : [];
    }),
  );
};
