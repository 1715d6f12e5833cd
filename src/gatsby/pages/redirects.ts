/** Redirects from old addresses of pages and feeds: the single list for every host. */
import { kinds } from "../../content-model/kinds";
import type { ContentProblem } from "../../content-model/messages/problem";
import type { Redirect } from "../../hosting/rules";
import { feedPaths, isFurtherPage, routes, topicFeedPath } from "../../routes";
import type { RedirectTarget } from "./site-pages";
import { isInReserved } from "./urls";
import { isShown } from "./visibility";

/**
 * Redirects to visible pages and to feeds, sorted by old address. Pages below a renamed page, such as the cities of a
 * state, are redirected too. Closed jobs redirect to the list of jobs.
 */
export const redirectsOf = (targets: readonly RedirectTarget[], preview: boolean): Redirect[] => {
  const moved = targets.filter(({ inheritedRedirects }) => inheritedRedirects.length > 0);
  const addresses = new Set(moved.length > 0 ? targets.map(({ address }) => address) : []);
  const redirects = new Map<string, string>();
  const add = (from: string, { address, entry, publication }: RedirectTarget): void => {
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

/** Paths used by Gatsby and the site itself. /feed.xml and /feed.json are allowed: a feed may have been there. */
const RESERVED =
  /^\/(?:page-data|static|_gatsby|__?_[^/]*|404(?:\.html)?$|[^/]+\/404[^/]*\.html$|(?:sitemap[^/]*\.xml|(?!feed\.)[^/]+\.json|index\.html|[^/]+\.(?:js|svg|txt))$)/;

/** Files next to pages. */
const FILES: ReadonlySet<string> = new Set(Object.values(feedPaths));

const TOPIC_FEED = new RegExp(`^${topicFeedPath("[^/]+")}$`);

const isOwn = (from: string): boolean =>
  RESERVED.test(from) ||
  FILES.has(from) ||
  isFurtherPage(from) ||
  TOPIC_FEED.test(from) ||
  isInReserved(from.replace(/\.html$/, ""));

/** Why an address cannot be redirected, or `undefined` if it can. */
const reasonAgainst = (
  from: string,
  { address, entry }: RedirectTarget,
  addresses: ReadonlySet<string>,
  first: RedirectTarget | undefined,
): Pick<ContentProblem, "message" | "help"> | undefined => {
  if (from === address)
    return {
      message: `${from} is the address that the page has now.`,
      help: "write the address that it had before, or remove the line.",
    };
  if (addresses.has(from))
    return {
      message: `${from} is the address of another page, which could no longer be reached.`,
      help: "remove it, or rename the other page's file first.",
    };
  if (isOwn(from))
    return {
      message: `${from} is kept for files that the site itself needs.`,
      help: "remove it; no page can have had this address.",
    };
  if (first)
    return {
      message: `${from} already leads to ${first.address}${first.entry === entry ? "" : `, as content/${first.entry.path} says`}.`,
      help: "remove it from one of the two places.",
    };
  return undefined;
};

/**
 * Reports redirects from an existing page and redirects claimed by two pages. Chains are impossible, since sources are
 * never pages and targets always are.
 */
export const checkRedirects = (
  targets: readonly RedirectTarget[],
  addresses: ReadonlySet<string>,
): ContentProblem[] => {
  const claimed = new Map<string, RedirectTarget>();
  return targets.flatMap((target) =>
    target.redirectFrom.flatMap((from, index) => {
      const reason = reasonAgainst(from, target, addresses, claimed.get(from));
      if (!claimed.has(from)) claimed.set(from, target);
      const { path, source } = target.entry;
      const place = source.locate([...target.place, "redirectFrom", index]);
      return reason ? [{ file: path, code: "redirect-conflict" as const, ...place, ...reason }] : [];
    }),
  );
};
