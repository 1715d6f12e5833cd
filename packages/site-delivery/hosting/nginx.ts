/** The rules as an nginx configuration, to include in a server block. */
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { HOST_FILES } from "../paths";
import { CONTENT_TYPES, OTHER_TYPE, TEXT_TYPES } from "./content-types";
import {
  IMMUTABLE,
  ONE_DAY,
  openPattern,
  type FileGroup,
  type FolderRedirect,
  type Headers,
  type HostingRules,
  type NotFoundRule,
  type Redirect,
} from "./rules";

/** Characters allowed in the site's paths; others are never echoed in a redirect. */
const PLAIN = "[A-Za-z0-9._~-]";

/** A page's path: nothing else is ever echoed in a redirect. */
const PAGE = `(?:/${PLAIN}+)+`;

const quote = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** @param always also for errors */
const headerLines = (headers: Headers, always = " always"): string[] =>
  Object.entries(headers)
    // nginx sends Content-Type itself; add_header would send a second one.
    .filter(([name]) => name !== "Content-Type")
    .map(([name, value]) => `add_header ${name} ${quote(value)}${always};`);

const REFUSED = "@refused";

/** The error pages of a place: where it names one, it inherits no other. */
const errorPages = (notFound: string): string[] => [`error_page 404 ${notFound};`, `error_page 405 ${REFUSED};`];

const block = (location: string, lines: readonly string[]): string =>
  [`location ${location} {`, ...lines.map((line) => `    ${line}`), "}"].join("\n");

const locationOf = (path: string): string => {
  if (path.endsWith("/*")) return `^~ ${path.slice(0, -1)}`;
  return path.includes("/:") ? `~ ^${openPattern(path)}$` : `= ${path}`;
};

/** nginx sends 416, the answer to a part that a file does not have, with the headers of the file. */
const shorterForParts = (caching: string): string[] => [
  `set $caching ${quote(caching)};`,
  `if ($http_range) { set $caching ${quote(ONE_DAY)}; }`,
];

const groupBlocks = ({ paths, headers }: FileGroup): string[] =>
  paths.map((path) => {
    const { "Content-Type": type, "Cache-Control": caching } = headers;
    return block(locationOf(path), [
      ...(caching === IMMUTABLE ? shorterForParts(caching) : []),
      // Not for errors: nginx would send the headers of 416 twice.
      ...headerLines(caching === IMMUTABLE ? { ...headers, "Cache-Control": "$caching" } : headers, ""),
      ...(type === undefined ? [] : ["types { }", `default_type ${quote(type)};`]),
      // Folders have files only; other paths may be pages.
      path.endsWith("/*") ? "try_files $uri =404;" : "try_files $uri $uri.html =404;",
    ]);
  });

const typesBlock = (): string =>
  ["types {", ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${type} ${ending};`), "}"].join("\n");

/** The forms of a path as nginx sees it: percent-decoded, in NFC, and in NFD, which some browsers send. */
const decodedForms = (path: string): string[] => {
  const decoded = decodeURIComponent(path);
  return [...new Set([decoded, decoded.normalize("NFD")])];
};

/** Also with a trailing slash: one redirect, not two. */
const redirectBlocks = ({ from, to }: Redirect): string[] =>
  decodedForms(from)
    .flatMap((path) => [path, `${path}/`])
    .map((path) => block(`= ${quote(path)}`, [`return 301 ${to}$is_args$args;`]));

/** A page or a file below an old folder stays. */
const folderBlocks = ({ folder, to }: FolderRedirect, index: number): string[] => {
  const forms = decodedForms(folder).map(escapeRegExp).join("|");
  return [
    block(`~ ${quote(`^(?:${forms})(?:/|$)`)}`, [`try_files $uri $uri.html @moved${index};`]),
    block(`@moved${index}`, [`return 301 ${to}$is_args$args;`]),
  ];
};

/**
 * Doubled slashes, dot segments and needless percent-encoding, which nginx resolves without a redirect. The rule is
 * applied again to the path of a 404 page, which stays.
 */
const otherSpellings = (views: readonly string[]): string =>
  [
    // The request line has no space, so what follows the first one is the whole path.
    'set $spelling "$request_uri $uri";',
    `if ($spelling ~ "^[^? ]*(?://|%|/\\.\\.?(?=[/? ]))[^ ]* (?!(?:${views.map(escapeRegExp).join("|")})$)(?<spelled>${PAGE}|/)/?$") {`,
    "    return 301 $spelled$is_args$args;",
    "}",
  ].join("\n");

const isView = (rule: NotFoundRule): rule is NotFoundRule & { file: string } => "file" in rule;

const notFoundBlock = (rule: NotFoundRule): string[] => {
  const depths = rule.depths.map((depth) => "/[^/]+".repeat(depth));
  const location = `~ ^/${rule.folder}${depths.length > 1 ? `(?:${depths.join("|")})` : depths.join("")}$`;
  if (isView(rule)) return [block(location, [...errorPages(rule.file), "try_files $uri $uri.html =404;"])];
  const name = `@${rule.folder}`;
  return [
    // The fallback page for hosts without redirects is not needed here.
    block(`= /${rule.folder}/404`, [`return 302 ${rule.redirect};`]),
    block(location, [`try_files $uri $uri.html ${name};`]),
    block(name, [`return 302 ${rule.redirect};`]),
  ];
};

/**
 * The file to include in the `server` block; its `root` is the delivered folder. A location's add_header replaces those
 * of the server, so only groups of files repeat the headers.
 */
export const nginxRules = (rules: HostingRules): string => {
  const views = [...rules.notFound.filter(isView).map(({ file }) => file), rules.notFoundFile];
  const control = HOST_FILES.map((file) => escapeRegExp(file.slice(1))).join("|");
  return [
    "# Written by the build: how this site is served. Include it in the server block whose root is the delivered folder.",
    typesBlock(),
    [
      `default_type ${OTHER_TYPE};`,
      "charset utf-8;",
      `charset_types ${TEXT_TYPES.join(" ")};`,
      "absolute_redirect off;",
      "server_tokens off;",
      "etag on;",
      "gzip_static on;",
      "gzip_vary on;",
      // Also behind a proxy.
      "gzip_proxied any;",
      "gzip_http_version 1.0;",
      ...errorPages(rules.notFoundFile),
    ].join("\n"),
    headerLines(rules.pageHeaders).join("\n"),
    "# One address for a page: in its plain spelling, without a slash at its end, .html or index.",
    otherSpellings(views),
    ...rules.redirects.flatMap(redirectBlocks),
    ...views.flatMap((file) => [
      block(`= ${file}`, [...errorPages(file), "internal;"]),
      block(`= ${file.replace(/\.html$/, "")}`, [...errorPages(file), "return 404;"]),
    ]),
    ...rules.groups.flatMap(groupBlocks),
    "# Compressed copies are sent in place of a file, never by an address of their own; other hosts' rules are no pages.",
    block(`~ ^/(?:.+\\.(?:br|gz)|${control})$`, ["return 404;"]),
    block(`~ ^(?<page>${PAGE})/+$`, ["return 301 $page$is_args$args;"]),
    block("~ ^/index(?:\\.html)?$", ["return 301 /$is_args$args;"]),
    block(`~ ^(?<page>${PAGE}?)/index(?:\\.html)?$`, ["return 301 $page$is_args$args;"]),
    block(`~ ^(?<page>${PAGE})\\.html$`, ["return 301 $page$is_args$args;"]),
    ...rules.folderRedirects.flatMap(folderBlocks),
    ...rules.notFound.flatMap(notFoundBlock),
    block("= /", [
      ...rules.queryRedirects.map(({ name, value, to }) => `if ($arg_${name} = ${quote(value)}) { return 301 ${to}; }`),
      "try_files /index.html =404;",
    ]),
    block("/", ["try_files $uri $uri.html =404;"]),
    block(REFUSED, [...headerLines({ ...rules.pageHeaders, Allow: "GET, HEAD" }), "return 405;"]),
    "",
  ].join("\n\n");
};
