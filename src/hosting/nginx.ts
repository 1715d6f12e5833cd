/** The rules as an nginx configuration, to include in a server block. */
import { NOT_FOUND_FILES } from "../routes";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { CONTENT_TYPES, OTHER_TYPE, TEXT_TYPES } from "./content-types";
import { hasOpenPart, openPattern, type FileGroup, type Headers, type HostingRules, type NotFoundRule } from "./rules";

/** Characters allowed in the site's paths; others are never echoed in a redirect. */
const PLAIN = "[A-Za-z0-9._~-]";

const quote = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers)
    // nginx sends Content-Type itself; add_header would send a second one.
    .filter(([name]) => name !== "Content-Type")
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

const block = (location: string, lines: readonly string[]): string =>
  [`location ${location} {`, ...lines.map((line) => `    ${line}`), "}"].join("\n");

const locationOf = (path: string): string => {
  if (path.endsWith("/*")) return `^~ ${path.slice(0, -1)}`;
  return hasOpenPart(path) ? `~ ^${openPattern(path)}$` : `= ${path}`;
};

const groupBlocks = ({ paths, headers }: FileGroup): string[] =>
  paths.map((path) => {
    const type = headers["Content-Type"];
    return block(locationOf(path), [
      ...headerLines(headers),
      ...(type === undefined ? [] : ["types { }", `default_type ${quote(type)};`]),
      // Folders have files only; other paths may be pages.
      path.endsWith("/*") ? "try_files $uri =404;" : "try_files $uri $uri.html =404;",
    ]);
  });

const typesBlock = (): string =>
  ["types {", ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${type} ${ending};`), "}"].join("\n");

const isView = (rule: NotFoundRule): rule is NotFoundRule & { file: string } => "file" in rule;

const notFoundBlock = (rule: NotFoundRule, headers: readonly string[]): string[] => {
  const depths = rule.depths.map((depth) => "/[^/]+".repeat(depth));
  const location = `~ ^/${rule.folder}${depths.length > 1 ? `(?:${depths.join("|")})` : depths.join("")}$`;
  if (isView(rule))
    return [block(location, [...headers, `error_page 404 ${rule.file};`, "try_files $uri $uri.html =404;"])];
  const name = `@${rule.folder}`;
  return [
    // The fallback page for hosts without redirects is not needed here.
    block(`= ${NOT_FOUND_FILES[rule.section].replace(/\.html$/, "")}`, [...headers, `return 302 ${rule.redirect};`]),
    block(location, [...headers, `try_files $uri $uri.html ${name};`]),
    block(name, [...headers, `return 302 ${rule.redirect};`]),
  ];
};

/**
 * The file to include in the `server` block; its `root` is the delivered folder. A location's add_header replaces those
 * of the enclosing level, so each location repeats all headers.
 */
export const nginxRules = (rules: HostingRules): string => {
  const headers = headerLines(rules.pageHeaders);
  const views = [...rules.notFound.filter(isView).map(({ file }) => file), rules.notFoundFile];
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
      `error_page 404 ${rules.notFoundFile};`,
    ].join("\n"),
    // Also with a trailing slash: one redirect, not two.
    ...rules.redirects.flatMap(({ from, to }) =>
      // nginx compares locations with the percent-decoded path.
      [from, `${from}/`].map((path) =>
        block(`= ${quote(safeDecodeUri(path) ?? path)}`, [...headers, `return 301 ${to}$is_args$args;`]),
      ),
    ),
    ...views.flatMap((file) => [
      block(`= ${file}`, [...headers, `error_page 404 ${file};`, "internal;"]),
      block(`= ${file.replace(/\.html$/, "")}`, [...headers, `error_page 404 ${file};`, "return 404;"]),
    ]),
    ...rules.groups.flatMap(groupBlocks),
    "# Compressed copies are sent in place of a file, never by an address of their own; other hosts' rules are no pages.",
    block("~ ^/(?:.+\\.(?:br|gz)|_headers|_redirects|\\.assetsignore)$", [...headers, "return 404;"]),
    "# One address for a page: without a slash at its end, and without .html.",
    block(`~ ^(?<page>(?:/${PLAIN}+)+)/+$`, [...headers, "return 301 $page$is_args$args;"]),
    block("= /index.html", [...headers, "return 301 /$is_args$args;"]),
    block(`~ ^(?<page>(?:/${PLAIN}+)+)\\.html$`, [...headers, "return 301 $page$is_args$args;"]),
    ...rules.notFound.flatMap((rule) => notFoundBlock(rule, headers)),
    block("= /", [
      ...headers,
      ...rules.queryRedirects.map(({ name, value, to }) => `if ($arg_${name} = ${quote(value)}) { return 301 ${to}; }`),
      "try_files /index.html =404;",
    ]),
    block("/", [...headers, "try_files $uri $uri.html =404;"]),
    "",
  ].join("\n\n");
};
