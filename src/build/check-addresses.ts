/** What only shows when files become addresses: two files for one page, links that lead nowhere. */
import type { Entry } from "../content-model/check";
import { didYouMean, pathInWords } from "../content-model/explain";
import { matchKind } from "../content-model/match-kind";
import type { ContentProblem } from "../content-model/problem";
import { fieldMeta, visitValues } from "../content-model/schema-walk";
import { addressOf, allAddresses } from "./addresses";
import { checkRedirects, redirectsOf } from "./redirects";
import type { SitePage } from "./site-pages";

/** Files that would make the same page, or hold the same part of one (`faq.yaml` and `faq.yml`). */
const sharedAddresses = (paths: readonly string[]): ContentProblem[] => {
  const taken = new Map<string, string>();
  return paths.flatMap((path) => {
    const match = matchKind(path);
    if (!match) return [];
    const address = addressOf(path);
    const place = address ?? `${match.kind.name}:${match.slug}`;
    const first = taken.get(place);
    if (first === undefined) {
      taken.set(place, path);
      return [];
    }
    const message = address
      ? `Two files make the page ${address}: this one and ${first}.`
      : `Two files hold ${match.kind.noun}: this one and ${first}.`;
    return [
      {
        file: path,
        line: 1,
        column: 1,
        code: "duplicate-address" as const,
        message,
        help: "rename or delete one of the two.",
      },
    ];
  });
};

/** Links in fields whose path is no page of the site. */
const brokenLinks = (
  entries: readonly Entry[],
  addresses: ReadonlySet<string>,
  moved: ReadonlyMap<string, string>,
): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  for (const entry of entries) {
    visitValues(entry.kind.schema, entry.data, (value, schema, path) => {
      if (!fieldMeta(schema).link || typeof value !== "string" || !value.startsWith("/")) return;
      const address = value.split(/[#?]/)[0] || "/";
      if (addresses.has(address)) return;
      const movedTo = moved.get(address);
      const guess = didYouMean(
        address,
        [...addresses].filter((known) => known.split("/").length === address.split("/").length),
      );
      problems.push({
        file: entry.path,
        code: "broken-link",
        ...entry.source.locate(path),
        message: `"${pathInWords(path)}" leads to ${address}, where there is no page.`,
        help:
          address !== "/" && address.endsWith("/") && addresses.has(address.slice(0, -1))
            ? `take off the slash at the end: ${address.slice(0, -1)}`
            : movedTo
              ? `the page has moved: write ${movedTo}`
              : guess
                ? `did you mean "${guess}"?`
                : "name a page that exists.",
      });
    });
  }
  return problems;
};

/** Everything that is wrong with the addresses of the files. Links are looked at only where every file could be read. */
export const checkAddresses = (
  entries: readonly Entry[],
  paths: readonly string[],
  pages: readonly SitePage[],
): ContentProblem[] => {
  const addresses = allAddresses(entries, paths);
  const moved = new Map(redirectsOf(pages, true).map(({ from, to }) => [from, to]));
  return [
    ...sharedAddresses(paths),
    ...checkRedirects(pages, addresses),
    ...(entries.length === paths.length ? brokenLinks(entries, addresses, moved) : []),
  ];
};
