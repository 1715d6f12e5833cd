/** The rules as hosts of static sites read them: `_headers` and `_redirects`. */
import type { Headers, HostingRules } from "./rules";

const MADE_BY = "# Written by the build from the table in src/hosting/rules.ts.";

const ruleText = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The headers that are not, with the same value, in `common`. */
const beyond = (headers: Headers, common: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The headers that every file has with one value. */
const commonHeaders = ({ pageHeaders, groups }: HostingRules): Headers =>
  Object.fromEntries(
    Object.entries(pageHeaders).filter(([name, value]) => groups.every(({ headers }) => headers[name] === value)),
  );

/**
 * The `_headers` file of Netlify and Cloudflare. Both join the values where two rules name one header, each in its own
 * way, so that no header stands in two rules that fit one path: what is the same everywhere comes first, the rest is
 * told of each folder, and of a single file what sets it apart from the pages beside it.
 * @param places what else there is: `/services`, and `/services/*` for all below it
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
 * The `_redirects` file of Netlify and Cloudflare. Lines with status 404 are Netlify's: Cloudflare passes over them, and
 * the Worker beside the files answers such addresses. Cloudflare follows a redirect even where there is a page, so that
 * the pages beside one are named before it.
 * @param paths the addresses of all pages
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
    ...rules.redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...lines,
    `/* ${rules.notFoundFile} 404`,
    "",
  ].join("\n");
};
