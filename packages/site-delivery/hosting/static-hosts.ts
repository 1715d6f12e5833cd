/** The rules as `_headers` and `netlify.toml` of static hosts. */
import type { Headers, HostingRules } from "./rules";

const MADE_BY = "# Written by the build from the table in packages/site-delivery/hosting/rules.ts.";

const ruleText = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The headers that differ from `common`. */
const beyond = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The headers that all files share. */
const commonHeaders = ({ pageHeaders, groups }: HostingRules): Headers => {
  const all = Object.entries(pageHeaders);
  return Object.fromEntries(all.filter(([name, value]) => groups.every(({ headers }) => headers[name] === value)));
};

/**
 * The `_headers` file of Netlify and Cloudflare. Both concatenate the values if two matching rules set the same header,
 * so no header is set twice for a path: common headers first, then each folder's, then what sets a single file apart.
 * @param places the other paths: `/services`, and `/services/*` for all below it
 * @see https://docs.netlify.com/manage/routing/headers
 * @see https://developers.cloudflare.com/workers/static-assets/headers
 */
export const headersFile = (rules: HostingRules, places: readonly string[]): string => {
  const common = commonHeaders(rules);
  const isBelow = (path: string): boolean =>
    places.some((place) => place.endsWith("/*") && path.startsWith(place.slice(0, -1)));
  const grouped = rules.groups.flatMap(({ paths, headers }) =>
    paths.map((path) => ruleText(path, beyond(headers, isBelow(path) ? rules.pageHeaders : common))),
  );
  return [
    MADE_BY,
    ruleText("/*", common),
    ...grouped,
    ...places.map((place) => ruleText(place, beyond(rules.pageHeaders, common))),
    "",
  ].join("\n\n");
};

/** A rule of netlify.toml. Its strings have JSON's escapes. */
const tomlRule = (from: string, to: string, status: number, more: readonly string[] = []): string =>
  ["[[redirects]]", `from = ${JSON.stringify(from)}`, `to = ${JSON.stringify(to)}`, `status = ${status}`, ...more].join(
    "\n",
  );

/**
 * All redirects and 404 pages for Netlify. Files that exist come first there, except with `force`.
 * @see https://docs.netlify.com/manage/routing/redirects/overview
 */
export const netlifyToml = (rules: HostingRules): string => {
  const { redirects, folderRedirects, queryRedirects, notFound, notFoundFile } = rules;
  // A colon would begin a placeholder.
  const literal = (path: string): string => path.replaceAll(":", "%3A");
  const sections = notFound.flatMap((rule) =>
    rule.depths.map((depth) => {
      const place = `/${rule.folder}${Array.from({ length: depth }, (_, index) => `/:part${index + 1}`).join("")}`;
      return "file" in rule ? tomlRule(place, rule.file, 404) : tomlRule(place, rule.redirect, 302);
    }),
  );
  return [
    MADE_BY,
    ...queryRedirects.map(({ name, value, to }) =>
      // The home page exists.
      tomlRule("/", to, 301, ["force = true", `query = { ${name} = ${JSON.stringify(value)} }`]),
    ),
    ...redirects.map(({ from, to }) => tomlRule(literal(from), to, 301)),
    ...folderRedirects.map(({ folder, to }) => tomlRule(`${literal(folder)}/*`, to, 301)),
    ...sections,
    tomlRule("/*", notFoundFile, 404),
    "",
  ].join("\n\n");
};
