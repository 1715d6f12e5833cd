/** The rules as `_headers` and `_redirects` of static hosts. */
import type { Headers, HostingRules } from "./rules";

const MADE_BY = "# Written by the build from the table in src/hosting/rules.ts.";

const ruleText = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The headers that differ from `common`. */
const beyond = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The headers that all files share. */
const commonHeaders = ({ pageHeaders, groups }: HostingRules): Headers =>
  Object.fromEntries(
    Object.entries(pageHeaders).filter(([name, value]) => groups.every(({ headers }) => headers[name] === value)),
  );

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

/**
 * The `_redirects` file of Netlify and Cloudflare. Cloudflare ignores lines with status 404; its Worker serves those
 * pages. It also applies a redirect where a page exists, so pages beside a redirect are listed first. It ignores lines
 * with a query, which Netlify follows; `!`, because the home page exists.
 * @param paths the paths of all pages
 * @see https://docs.netlify.com/manage/routing/redirects/overview
 * @see https://developers.cloudflare.com/workers/static-assets/redirects
 */
export const redirectsFile = (rules: HostingRules, paths: readonly string[]): string => {
  const lines = rules.notFound.flatMap((rule) =>
    rule.depths.flatMap((depth) => {
      const place = `/${rule.folder}${Array.from({ length: depth }, (_, index) => `/:part${index + 1}`).join("")}`;
      if ("file" in rule) return [`${place} ${rule.file} 404`];
      const isBeside = (path: string): boolean => path.startsWith(`/${rule.folder}/`);
      const beside = paths.filter(isBeside).flatMap((path) => [`${path} ${path} 200`, `${path}.html ${path} 301`]);
      return [...beside, `${place} ${rule.redirect} 302`];
    }),
  );
  return [
    MADE_BY,
    ...rules.queryRedirects.map(({ name, value, to }) => `/ ${name}=${value} ${to} 301!`),
    ...rules.redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...lines,
    `/* ${rules.notFoundFile} 404`,
    "",
  ].join("\n");
};
