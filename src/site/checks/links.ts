/** Broken links in fields and bodies. */
import {
  isInFolder,
  type CheckedFiles,
  type ContentProblem,
  didYouMean,
  type Entry,
  type Finding,
  isDownload,
  isMediaPath,
  mediaPath,
  onlyOf,
  type Subject,
  type Use,
  usesOf,
} from "content-kit";
import { finding } from "./messages";
import { basename, dirname } from "node:path/posix";
import { safeDecodeUri } from "content-kit/lib/safe-decode-uri";
import { canonicalPath, folderRedirectOf, redirectOf } from "content-kit/lib/url-path";
import { kinds } from "../../content-model/kinds";
import { feedPaths, topicFeedPath } from "../../routes";
import { emptyLists, isInEmptyList } from "../pages/page-types";
import { anchorsOf, addressOf, allAddresses, filesOf, type AddressedPage } from "../pages/urls";

interface Site {
  entries: readonly Entry[];
  addresses: ReadonlyMap<string, AddressedPage>;
  paths: ReadonlySet<string>;
  /** Files with an error of their own, whose pages and anchors are not reliably known. */
  invalidPaths: ReadonlySet<string>;
  /** Previous addresses of pages, with the current one. */
  moved: ReadonlyMap<string, string>;
  /** The lists that the site does not have. */
  empty: readonly string[];
  /** The site's host. */
  host: string | undefined;
}

/** The closest address, preferring the same number of path segments. */
const mostSimilar = (address: string, { addresses }: Site): string | undefined => {
  const all = [...addresses.keys()];
  const parts = address.split("/").length;
  return (
    didYouMean(
      address,
      all.filter((known) => known.split("/").length === parts),
    ) ?? didYouMean(address, all)
  );
};

/** The longest list of pages in a message. */
const MOST_PAGES = 12;

/** Suggestions for a link to a missing page: the pages of its folder, or the parent page if there are none or too many. */
const replacements = (address: string, { addresses }: Site): string[] | undefined => {
  const above = dirname(address);
  const beside = above === "/" ? [] : [...addresses.keys()].filter((known) => dirname(known) === above);
  if (beside.length > 0 && beside.length <= MOST_PAGES) return beside.sort();
  return addresses.has(above) && above !== "/" ? [above] : undefined;
};

/** The page's address for a variant: another spelling of it, trailing slash, `.html`, capitals. */
const canonicalForm = (address: string, { addresses }: Site): string | undefined => {
  const clean = canonicalPath(address.replace(/\.html?$/i, ".html")) ?? address;
  return [clean, clean.toLowerCase()].find((form) => form !== address && addresses.has(form));
};

const missingPage = (subject: Subject, path: string, rest: string, site: Site): Finding => {
  const url = `${path}${rest}`;
  const targetOf = (from: string): string | undefined => site.moved.get(from);
  const meant = canonicalForm(path, site) ?? redirectOf(path, "", targetOf) ?? folderRedirectOf(path, "", targetOf);
  if (meant !== undefined) return finding("broken-link/meant", { subject, url, meant: `${meant}${rest}` });
  const guess = mostSimilar(path, site);
  const file = filesOf(path).find((one) => site.paths.has(one));
  return finding("broken-link/no-page", {
    subject,
    url,
    guess: guess && `${guess}${rest}`,
    file,
    others: replacements(path, site),
  });
};

const brokenAnchor = (
  subject: Subject,
  path: string,
  anchor: string,
  page: AddressedPage,
  on: string,
  site: Site,
): Finding | undefined => {
  const anchors = anchorsOf(page, site.entries);
  if (anchors.includes(anchor)) return undefined;
  const guess = didYouMean(anchor, anchors) ?? anchors.find((known) => known === `section-${anchor}`);
  return finding("broken-anchor", { subject, anchor, on, file: page.file, guess, path, anchors });
};

/** Feeds, which a link may lead to. */
const FEEDS: ReadonlySet<string> = new Set(Object.values(feedPaths));

const isTopicFeed = (address: string, { addresses }: Site): boolean => {
  const topic = dirname(address);
  return addresses.has(topic) && address === topicFeedPath(basename(topic));
};

/** A domain without a scheme: `www.example.de/prices`. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i;
/** A file extension that is no top-level domain. */
const FILE = /\.(?:html?|php|aspx?|mdx?|ya?ml|pdf|docx?|txt|jpe?g|png|webp|avif|svg|gif|mp[34]|m4a|vtt)$/i;

/** A link to a file by a path that no page has: `/media/prices.pdf`. */
const wrongMediaPath = (url: string, entry: Entry, subject: Subject): Finding | undefined => {
  const [name = "", hash = ""] = url.split(/(?=#)/, 2);
  const file = /^(?:\/?(?:content|static)?\/)?(media\/.+)$/.exec(name.replace(/^(?:\.{1,2}\/)+/, "/"))?.[1];
  if (!isDownload(name) || file === undefined || isMediaPath(name)) return undefined;
  return finding("broken-link/meant", { subject, url, meant: `${mediaPath(file, entry.path)}${hash}` });
};

/** A link without a leading slash: to a content file, to media/, or to a page by name. */
const relativeLink = (url: string, { path }: Entry, subject: Subject, site: Site): Finding | undefined => {
  const [name = "", anchor = ""] = url.split(/(?=#)/, 2);
  const resolved = new URL(name, `file:///${path}`).pathname.slice(1);
  const meant = (path: string): Finding => finding("broken-link/meant", { subject, url, meant: path });
  if (/\.md$/i.test(name)) {
    const address = addressOf(safeDecodeUri(resolved) ?? "") ?? "";
    if (site.addresses.has(address)) return meant(`${address}${anchor}`);
    const guess = mostSimilar(address || `/${resolved.replace(/\.md$/i, "")}`, site);
    return finding("broken-link/no-page", { subject, url, guess: guess && `${guess}${anchor}` });
  }
  // Whether it is there and whole is checked with other media.
  if (isDownload(resolved) && isMediaPath(name)) return undefined;
  if (resolved.startsWith("media/")) return finding("broken-link/not-a-download", { subject });
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(name)) return meant(`mailto:${name}`);
  if (DOMAIN.test(name) && !FILE.test(name)) return meant(`https://${name}`);
  const valid = [`/${resolved}`, `/${name.replace(/^(?:\.{1,2}\/)+/, "")}`].find((address) =>
    site.addresses.has(address),
  );
  return valid === undefined
    ? finding("broken-link/no-page", { subject, url, guess: mostSimilar(`/${resolved}`, site) })
    : meant(`${valid}${anchor}`);
};

const ownDomain = (url: string, subject: Subject, site: Site): Finding | undefined => {
  const host = /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : undefined;
  if (host === undefined || host.replace(/^www\./, "") !== site.host?.replace(/^www\./, "")) return undefined;
  const { pathname, search, hash } = new URL(url);
  const address = site.addresses.has(pathname) ? pathname : (canonicalForm(pathname, site) ?? pathname);
  return finding("broken-link/own-domain", { subject, path: `${address}${search}${hash}` });
};

/** True if every file of the page could be read. Headings may contain facts from site.yaml. */
const isComplete = ({ file, page }: AddressedPage, { invalidPaths }: Site): boolean =>
  ![...invalidPaths].some(
    (path) => path === file || path === kinds.site.files || (isInFolder(page.kind) && dirname(path) === dirname(file)),
  );

const linkProblem = (
  { value: url, subject, inBody }: Use & { inBody: boolean },
  entry: Entry,
  site: Site,
): Finding | undefined => {
  if (/^(?:\/?#)?$/.test(url)) return finding("broken-link/empty", { subject });
  if (/^\/\//.test(url)) return finding("broken-link/meant", { subject, url, meant: url.slice(1) });
  // Whether an address with a scheme can lead anywhere is checked with its file.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return ownDomain(url, subject, site);
  const hash = url.indexOf("#");
  const path = (hash === -1 ? url : url.slice(0, hash)).split("?")[0] ?? "";
  const rest = url.slice(path.length);
  const anchor = hash === -1 ? "" : url.slice(hash + 1);
  const misplaced = inBody ? wrongMediaPath(url, entry, subject) : undefined;
  if (misplaced) return misplaced;
  if (path !== "" && !path.startsWith("/")) return relativeLink(url, entry, subject, site);
  const address = path || addressOf(entry.path);
  if (address === undefined) return undefined;
  if (FEEDS.has(address) || isTopicFeed(address, site)) return undefined;
  const page = site.addresses.get(address);
  // Menus and 404 pages do without the lists that are not there.
  if (/^(?:navigation|pages\/not-found)\./.test(entry.path) && isInEmptyList(address, site.empty)) return undefined;
  if (!page)
    return filesOf(address).some((file) => site.invalidPaths.has(file))
      ? undefined
      : missingPage(subject, address, rest, site);
  return anchor && isComplete(page, site) ? brokenAnchor(subject, path, anchor, page, address, site) : undefined;
};

type Folder = CheckedFiles & Pick<Site, "moved">;

/**
 * Every link to a missing page or anchor. Links that depend on a file with an error of its own are not reported.
 */
export const brokenLinks = ({ entries, faulty, paths, moved }: Folder): ContentProblem[] => {
  const url = onlyOf(entries, kinds.site)?.data?.url ?? "";
  const valid = new Set(entries.map(({ path }) => path));
  const site: Site = {
    entries,
    addresses: allAddresses(entries, paths),
    paths: new Set(paths),
    invalidPaths: new Set(paths.filter((path) => !valid.has(path))),
    moved,
    empty: emptyLists(paths.map((path) => ({ path }))),
    host: URL.canParse(url) ? new URL(url).host : undefined,
  };
  return [...entries, ...faulty].flatMap((entry) =>
    usesOf(entry).links.flatMap((use): ContentProblem[] => {
      const finding = linkProblem(use, entry, site);
      return finding ? [{ file: entry.path, ...use.place, ...finding }] : [];
    }),
  );
};
