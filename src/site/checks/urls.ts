/** Address checks: duplicate and reserved addresses, redirects, links. */
import {
  allOf,
  type CheckedFiles,
  type ContentProblem,
  type Entry,
  type EntryOf,
  isSingle,
  problemAt,
  problemOfFile,
} from "content-kit";
import { finding } from "./messages";
import { kinds, matchKind } from "../../content-model/kinds";
import { memoizeByObject } from "content-kit/lib/memoize";
import { routes } from "../../routes";
import { isReserved } from "../pages/reserved";
import { addressOf, allAddresses } from "../pages/urls";
import { brokenLinks } from "./links";
import { checkRedirects, redirectsOf } from "../pages/redirects";
import { redirectTargets, type SitePage } from "../pages/site-pages";

/** Files that produce the same page or the same part of one (`faq.yaml` and `faq.yml`). */
const sharedAddresses = (paths: readonly string[]): ContentProblem[] => {
  const fileByAddress = new Map<string, string>();
  return paths.flatMap((path) => {
    const match = matchKind(path);
    if (!match) return [];
    const address = addressOf(path);
    const place = address ?? `${match.kind.name}:${match.slug}`;
    const first = fileByAddress.get(place);
    if (first === undefined) {
      fileByAddress.set(place, path);
      return [];
    }
    // A page that exists once keeps its address.
    const isFixed = address !== undefined && isSingle(match.kind) && matchKind(first)?.kind !== match.kind;
    const [file, other] = isFixed ? [first, path] : [path, first];
    const what = address === undefined ? match.kind.noun : `the page ${address}`;
    return [problemOfFile(file, finding("duplicate-address", { what, other, isFixed }))];
  });
};

const reservedCities = memoizeByObject(({ slug, data, path, source }: EntryOf<typeof kinds.state>): ContentProblem[] =>
  data.cities.flatMap((city, index): ContentProblem[] => {
    const address = routes.city(slug, city.slug);
    return isReserved(address)
      ? [problemAt({ path, source }, ["cities", index, "slug"], finding("reserved-address", { address, isCity: true }))]
      : [];
  }),
);

/** Files and cities whose address is reserved. */
const reservedAddresses = (entries: readonly Entry[], paths: readonly string[]): ContentProblem[] => {
  const files = paths.flatMap((path): ContentProblem[] => {
    const address = addressOf(path);
    return address !== undefined && isReserved(address)
      ? [problemOfFile(path, finding("reserved-address", { address, isCity: false }))]
      : [];
  });
  return [...files, ...allOf(entries, kinds.state).flatMap(reservedCities)];
};

interface Folder extends CheckedFiles {
  pages: readonly SitePage[];
}

/** All problems with addresses and the links to them. */
export const checkAddresses = ({ entries, faulty, paths, pages }: Folder): ContentProblem[] => {
  const addresses = new Set(allAddresses(entries, paths).keys());
  const targets = redirectTargets(entries, pages);
  const moved = new Map(redirectsOf(targets, true).map(({ from, to }) => [from, to]));
  return [
    ...sharedAddresses(paths),
    ...reservedAddresses(entries, paths),
    ...checkRedirects(targets, addresses),
    ...brokenLinks({ entries, faulty, paths, moved }),
  ];
};
