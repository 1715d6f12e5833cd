/** The addresses that pages and feeds had before they moved, and where each leads now: the one list for every host. */
import type { ContentProblem } from "../../content-model/messages/problem";
import type { Redirect } from "../../hosting/rules";
import { feedPaths, routes } from "../../routes";
import type { RedirectTarget } from "./site-pages";
import { isInReserved } from "./urls";
import { isShown } from "./visibility";

/**
 * The redirects to the pages that are shown and to the feeds, sorted by old address. A page that is part of a renamed one, such as a city of
 * a renamed state, has moved with it. Who comes to a job that is closed is sent to the list of jobs.
 */
export const redirectsOf = (targets: readonly RedirectTarget[], preview: boolean): Redirect[] => {
  const moved = targets.filter(({ inheritedRedirects }) => inheritedRedirects.length > 0);
  const addresses = new Set(moved.length > 0 ? targets.map(({ address }) => address) : []);
  const redirects = new Map<string, string>();
  const add = (from: string, { address, publication }: RedirectTarget): void => {
    if (publication.state === "closed") redirects.set(from, routes.careers);
    else if (isShown(publication, preview)) redirects.set(from, address);
  };
  for (const page of moved)
    for (const from of page.inheritedRedirects) if (!addresses.has(from) && !redirects.has(from)) add(from, page);
  // What a file says of itself comes after what follows from other files, and so counts more.
  for (const target of targets) for (const from of target.redirectFrom) add(from, target);
  return [...redirects].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** The same as the file that the server and the not-found page read: from each old address to the address now. */
export const redirectsJson = (redirects: readonly Redirect[]): string =>
  JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])));

/** Paths that are the site's own machinery, and no page's. A feed may once have been at /feed.xml or /feed.json. */
const RESERVED =
  /^\/(?:page-data|static|_gatsby|__?_[^/]*|404(?:\.html)?$|[^/]+\/404[^/]*\.html$|(?:sitemap[^/]*\.xml|(?!feed\.)[^/]+\.json|index\.html|[^/]+\.(?:js|svg|txt))$)/;

/** Files that stand beside pages. */
const FILES: ReadonlySet<string> = new Set(Object.values(feedPaths));

const isOwn = (from: string): boolean =>
  RESERVED.test(from) || FILES.has(from) || isInReserved(from.replace(/\.html$/, ""));

/** Why no redirect can begin at an address, or `undefined` where one can. */
const reasonAgainst = (
  from: string,
  { address, entry }: RedirectTarget,
  addresses: ReadonlySet<string>,
  first: RedirectTarget | undefined,
): Pick<ContentProblem, "message" | "help"> | undefined => {
  if (from === address) return { message: `${from} is the current address.`, help: "write its previous address." };
  if (addresses.has(from))
    return {
      message: `${from} is the address of another page, which could no longer be reached.`,
      help: "remove it, or rename the other page's file first.",
    };
  if (isOwn(from))
    return { message: `${from} belongs to the site's own files.`, help: "remove it: no page was ever there." };
  if (first)
    return {
      message: `${from} already leads to ${first.address}${first.entry === entry ? "" : `, as content/${first.entry.path} says`}.`,
      help: "keep it in one of the two places.",
    };
  return undefined;
};

/**
 * Old addresses that are a page's address now, or lead to two pages. As no redirect begins where a page is, and each ends
 * where one is, none can lead to another.
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
