/** The one table of how the site is served, from which every host's own files are written. */
import {
  chaptersPath,
  editorPaths,
  feedPaths,
  NOT_FOUND_FILES,
  NOT_FOUND_PLACES,
  routes,
  type NotFoundSection,
} from "../routes";
import { memoizeByValue } from "../lib/memoize";
import { editorHeaders, type HostedEditor } from "./editor-headers";
import { securityHeaders, type PolicyParts } from "./security-headers";

/** An old address and the page's address now. It is permanent (301), in one step, and keeps the query. */
export interface Redirect {
  /** The old path, such as `/services/seo`. */
  from: string;
  to: string;
}

export type Headers = Record<string, string>;

/** Files that are served alike. No two groups share a path. */
export interface FileGroup {
  /** A folder (`/static/*`), a whole path, or a path of which a part may be anything (`/podcast/:episode/chapters.json`). */
  paths: readonly string[];
  /** All headers of the group, also those that every group has. */
  headers: Headers;
}

/** What answers where there is nothing: a view with status 404, or another page with 302. */
export type NotFoundRule = {
  /** The first part of the path. */
  folder: string;
  /** How many parts stand below it. */
  depths: readonly number[];
  section: NotFoundSection;
} & ({ file: string } | { redirect: string });

export interface HostingRules {
  /** Headers of all that no group holds: pages and their data. */
  pageHeaders: Headers;
  groups: FileGroup[];
  redirects: Redirect[];
  notFound: NotFoundRule[];
  /** The view for every address that no rule of `notFound` is for. */
  notFoundFile: string;
}

/** What the rules of a site depend on. */
export interface HostedSite extends PolicyParts {
  redirects: readonly Redirect[];
  /** The form editor; null where the site has none. */
  editor: HostedEditor | null;
}

/** A browser asks each time whether the file has changed; where it has not, the answer is a few bytes. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";
/** A file whose name carries a hash of its content never changes: kept for a year, the longest that is of use. */
const NEVER_CHANGES = "public, max-age=31536000, immutable";
/** Pictures that other sites fetch often, and that may be a day old. */
const A_DAY = "public, max-age=86400";

/** Other sites and players may show these: pictures, sound, social cards. */
const FOR_OTHER_SITES = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };

/** Readers and podcast apps that run in a browser may fetch these. */
const forReaders = (type: string): Headers => ({ "Access-Control-Allow-Origin": "*", "Content-Type": type });

/** The groups, by their paths; what they say replaces a page's header of the same name. */
const GROUPS: readonly FileGroup[] = [
  { paths: ["/static/*"], headers: { "Cache-Control": NEVER_CHANGES, ...FOR_OTHER_SITES } },
  { paths: ["/social/*"], headers: { "Cache-Control": A_DAY, ...FOR_OTHER_SITES } },
  { paths: [feedPaths.blogRss, feedPaths.podcast], headers: forReaders("application/rss+xml; charset=utf-8") },
  { paths: [feedPaths.blogJson], headers: forReaders("application/feed+json; charset=utf-8") },
  // JSON is UTF-8 by itself, and podcast apps know this type as it stands.
  { paths: [chaptersPath(":episode")], headers: forReaders("application/json+chapters") },
];

const editorGroup = (editor: HostedEditor): FileGroup => ({
  paths: Object.values(editorPaths),
  headers: editorHeaders(editor),
});

/** The whole table for a site. */
export const hostingRules = ({ redirects, editor, ...policy }: HostedSite): HostingRules => {
  const pageHeaders = { ...securityHeaders(policy), "Cache-Control": ASK_AGAIN };
  const groups = editor ? [...GROUPS, editorGroup(editor)] : GROUPS;
  return {
    pageHeaders,
    groups: groups.map(({ paths, headers }) => ({ paths, headers: { ...pageHeaders, ...headers } })),
    redirects: [...redirects],
    notFound: NOT_FOUND_PLACES.map((place) =>
      place.section === "job"
        ? { ...place, redirect: routes.careers }
        : { ...place, file: NOT_FOUND_FILES[place.section] },
    ),
    notFoundFile: NOT_FOUND_FILES.page,
  };
};

/** True of headers by which a file, under its name, is the same for good. */
export const isUnchanging = (headers: Headers): boolean => headers["Cache-Control"] === NEVER_CHANGES;

/** True for a path of which a part may be anything. */
export const hasOpenPart = (pattern: string): boolean => pattern.includes("/:");

/** What an open part of a path matches, as a regular expression; the other parts stand for themselves. */
export const openPattern = (pattern: string): string =>
  pattern
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replaceAll(".", "\\.")))
    .join("/");

/** What tells whether a path is one of a pattern's: there may be as many paths as files. */
const testOf = memoizeByValue((pattern: string): ((path: string) => boolean) => {
  if (pattern.endsWith("/*")) {
    const folder = pattern.slice(0, -1);
    return (path) => path.startsWith(folder);
  }
  const open = hasOpenPart(pattern) ? new RegExp(`^${openPattern(pattern)}$`) : undefined;
  return (path) => open?.test(path) ?? path === pattern;
});

const groupOf = ({ groups }: HostingRules, path: string): FileGroup | undefined =>
  groups.find(({ paths }) => paths.some((pattern) => testOf(pattern)(path)));

/** True for the path of a file that is not served as pages are. */
export const isGrouped = (rules: HostingRules, path: string): boolean => groupOf(rules, path) !== undefined;

/** The headers for a path, as every host must send them. */
export const headersFor = (rules: HostingRules, path: string): Headers =>
  groupOf(rules, path)?.headers ?? rules.pageHeaders;
