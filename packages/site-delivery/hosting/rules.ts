/** The hosting rules (headers, redirects, 404 pages), from which the configuration of every host is generated. */
import { memoizeByValue } from "content-kit/lib/memoize";
import { isPrefix, prefixFolder } from "content-kit/lib/url-path";
import { editorHeaders, type HostedEditor } from "./editor-headers";
import { securityHeaders, type PolicyParts } from "./security-headers";

/** A permanent redirect (301) from an old path, which keeps the query. */
export interface Redirect {
  /** The old path in normal form (content-kit/lib/url-path.ts), such as `/services/seo`. */
  from: string;
  to: string;
}

/** A permanent redirect (301) from a folder and all below it where there is no page or file. */
export interface FolderRedirect {
  /** The folder in normal form, such as `/category`. */
  folder: string;
  to: string;
}

/** A permanent redirect from the home page with a parameter, such as `/?p=123`; the query is dropped. */
interface QueryRedirect {
  name: string;
  value: string;
  to: string;
}

export type Headers = Record<string, string>;

/** Files with the same headers. Groups do not share paths. */
export interface FileGroup {
  /** A folder (`/static/*`), a path, or a path with a placeholder (`/podcast/:episode/chapters.json`). */
  paths: readonly string[];
  /** All headers of the group, common ones included. */
  headers: Headers;
}

/** The response for missing paths: a page with status 404, or a redirect (302). */
export type NotFoundRule = {
  /** The first path segment. */
  folder: string;
  /** Numbers of segments below it. */
  depths: readonly number[];
  section: string;
} & ({ file: string } | { redirect: string });

export interface HostingRules {
  /** Headers of everything outside the groups: pages and their data. */
  pageHeaders: Headers;
  groups: FileGroup[];
  redirects: Redirect[];
  /** The longest folder first. */
  folderRedirects: FolderRedirect[];
  queryRedirects: QueryRedirect[];
  notFound: NotFoundRule[];
  /** The 404 page for paths without a rule in `notFound`. */
  notFoundFile: string;
}

/** What the rules depend on. */
interface HostedSite extends PolicyParts, Pick<HostingRules, "notFound" | "notFoundFile"> {
  redirects: readonly Redirect[];
  /** Paths of files that hosts serve with a type of their own; a part that begins with a colon is any name. */
  files: Readonly<Record<"rss" | "jsonFeed" | "chapters", readonly string[]>>;
  /** The form editor with the paths of its files; null without one. */
  editor: (HostedEditor & { paths: readonly string[] }) | null;
}

/** What the delivery depends on besides the built files. */
export interface SiteToHost extends HostedSite {
  url: string;
  /** The contact of security.txt. */
  email: string;
  language: string;
  /** The last commit of the content; null without git. */
  commit: string | null;
}

/** Revalidated on each use; an unchanged file costs a 304. */
const REVALIDATE = "public, max-age=0, must-revalidate";
/** Hashed files never change: cached for a year. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Images that other sites embed; a day old is fine. */
export const ONE_DAY = "public, max-age=86400";

/** Other sites and players may embed these: pictures, audio, social cards. */
const FOR_OTHER_SITES = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };

/** Feed readers and podcast apps in a browser may fetch these. */
const forReaders = (type: string): Headers => ({ "Access-Control-Allow-Origin": "*", "Content-Type": type });

/** The groups; their headers override the pages' headers. */
const groupsOf = ({ rss, jsonFeed, chapters }: HostedSite["files"]): FileGroup[] => [
  { paths: ["/static/*"], headers: { "Cache-Control": IMMUTABLE, ...FOR_OTHER_SITES } },
  { paths: ["/social/*"], headers: { "Cache-Control": ONE_DAY, ...FOR_OTHER_SITES } },
  { paths: rss, headers: forReaders("application/rss+xml; charset=utf-8") },
  { paths: jsonFeed, headers: forReaders("application/feed+json; charset=utf-8") },
  // JSON is always UTF-8; podcast apps expect this exact type.
  { paths: chapters, headers: forReaders("application/json+chapters") },
];

const queryRedirectOf = ({ from, to }: Redirect): QueryRedirect[] => {
  const [, name, value] = /^\/\?(\w+)=(.+)$/.exec(from) ?? [];
  return name === undefined || value === undefined ? [] : [{ name, value, to }];
};

/** The rules of a site. */
export const hostingRules = (site: HostedSite): HostingRules => {
  const { redirects, editor, files, notFound, notFoundFile } = site;
  const pageHeaders = { ...securityHeaders(site), "Cache-Control": REVALIDATE };
  const editorGroups = editor ? [{ paths: editor.paths, headers: editorHeaders(editor) }] : [];
  const groups = [...groupsOf(files), ...editorGroups];
  return {
    pageHeaders,
    groups: groups.map(({ paths, headers }) => ({ paths, headers: { ...pageHeaders, ...headers } })),
    redirects: redirects.filter((redirect) => !isPrefix(redirect.from) && queryRedirectOf(redirect).length === 0),
    folderRedirects: redirects
      .filter(({ from }) => isPrefix(from))
      .map(({ from, to }) => ({ folder: prefixFolder(from), to }))
      .sort((a, b) => b.folder.length - a.folder.length),
    queryRedirects: redirects.flatMap(queryRedirectOf),
    notFound: [...notFound],
    notFoundFile,
  };
};

/** All redirects by the old address as the content has it: `/old`, `/category/*` or `/?p=123`. */
export const redirectTargets = ({ redirects, folderRedirects, queryRedirects }: HostingRules): Map<string, string> =>
  new Map([
    ...redirects.map(({ from, to }) => [from, to] as const),
    ...folderRedirects.map(({ folder, to }) => [`${folder}/*`, to] as const),
    ...queryRedirects.map(({ name, value, to }) => [`/?${name}=${value}`, to] as const),
  ]);

/** What answers at a path at which nothing is. */
export type NotFoundAnswer = { file: string } | { redirect: string };

export type NotFoundRules = Pick<HostingRules, "notFound" | "notFoundFile">;

/** The answer at the path of a 404 page itself, which is no page of its own; undefined for other paths. */
export const notFoundPage = ({ notFound, notFoundFile }: NotFoundRules, path: string): NotFoundAnswer | undefined => {
  const file = path.replace(/(?:\.html)?$/, ".html");
  if (file === notFoundFile) return { file };
  return notFound.find((rule) => ("file" in rule ? rule.file : `/${rule.folder}/404.html`) === file);
};

/** The answer at a path at which nothing is. */
export const notFoundAnswer = ({ notFound, notFoundFile }: NotFoundRules, path: string): NotFoundAnswer => {
  const [folder, ...below] = path.replace(/^\/+|\/+$/g, "").split("/");
  const rule = notFound.find((candidate) => candidate.folder === folder && candidate.depths.includes(below.length));
  return rule ?? { file: notFoundFile };
};

/** The regular expression of a group's path, with or without a placeholder. */
export const openPattern = (pattern: string): string =>
  pattern
    .replaceAll(".", "\\.")
    .replace(/\*$/, ".*")
    .replace(/:[^/]+/g, "[^/]+");

/** Memoized: there are as many paths as files. */
const expressionOf = memoizeByValue((pattern: string) => new RegExp(`^${openPattern(pattern)}$`));

/** The headers for a path. */
export const headersFor = ({ groups, pageHeaders }: HostingRules, path: string): Headers =>
  groups.find(({ paths }) => paths.some((pattern) => expressionOf(pattern).test(path)))?.headers ?? pageHeaders;

/** True for files that are not served like pages. */
export const isGrouped = (rules: HostingRules, path: string): boolean => headersFor(rules, path) !== rules.pageHeaders;
