/** The addresses that pages had before they were renamed, and where each leads now: the one list for every host. */
import type { ContentProblem } from "../../content-model/messages/problem";
import type { Redirect } from "../../hosting/rules";
import { editorPaths, feedPaths, routes } from "../../routes";
import type { SitePage } from "./site-pages";
import { isShown } from "./visibility";

/**
 * The redirects to the pages that are shown, sorted by old address. A page that is part of a renamed one, such as a city of
 * a renamed state, has moved with it. Who comes to a job that is closed is sent to the list of jobs.
 */
export const redirectsOf = (pages: readonly SitePage[], preview: boolean): Redirect[] => {
  const moved = pages.filter(({ inheritedRedirects }) => inheritedRedirects.length > 0);
  const addresses = new Set(moved.length > 0 ? pages.map(({ address }) => address) : []);
  const redirects = new Map<string, string>();
  const add = (from: string, { address, publication }: SitePage): void => {
    if (publication.state === "closed") redirects.set(from, routes.careers);
    else if (isShown(publication, preview)) redirects.set(from, address);
  };
  for (const page of moved)
    for (const from of page.inheritedRedirects) if (!addresses.has(from) && !redirects.has(from)) add(from, page);
  // What a file says of itself comes after what follows from other files, and so counts more.
  for (const page of pages) for (const from of page.redirectFrom) add(from, page);
  return [...redirects].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** The same as the file that the server and the not-found page read: from each old address to the address now. */
export const redirectsJson = (redirects: readonly Redirect[]): string =>
  JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])));

/** Paths that are the site's own machinery, and no page's. */
const RESERVED =
  /^\/(?:page-data|static|_gatsby|__?_[^/]*|404(?:\.html)?$|[^/]+\/404[^/]*\.html$|[^/]+\.(?:js|json|svg|txt|xml)$)/;

/** Files that stand beside pages. */
const FILES: ReadonlySet<string> = new Set(Object.values(feedPaths));

/** Why no redirect can begin at an address, or `undefined` where one can. */
const reasonAgainst = (
  from: string,
  { address, entry }: SitePage,
  addresses: ReadonlySet<string>,
  first: SitePage | undefined,
): Pick<ContentProblem, "message" | "help"> | undefined => {
  if (from === address)
    return { message: `${from} is the page's current address.`, help: "write its previous address." };
  if (addresses.has(from))
    return {
      message: `${from} is the address of another page, which could no longer be reached.`,
      help: "remove it, or rename the other page's file first.",
    };
  if (RESERVED.test(from) || FILES.has(from) || `${from}/`.startsWith(`${editorPaths.page}/`))
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
export const checkRedirects = (pages: readonly SitePage[], addresses: ReadonlySet<string>): ContentProblem[] => {
  const claimed = new Map<string, SitePage>();
  return pages.flatMap((page) =>
    page.redirectFrom.flatMap((from, index) => {
      const reason = reasonAgainst(from, page, addresses, claimed.get(from));
      if (!claimed.has(from)) claimed.set(from, page);
      const { path, source } = page.entry;
      const place = source.locate([...page.place, "redirectFrom", index]);
      return reason ? [{ file: path, code: "redirect-conflict" as const, ...place, ...reason }] : [];
    }),
  );
};
