/** Maps content files to addresses, and lists the anchors of each page. */
import { type Entry, headingsOf, isSingle, onlyOf, siteFacts } from "content-kit";
import { kinds, matchKind } from "../../content-model/kinds";
import { memoizeByObject } from "content-kit/lib/memoize";
import type { PageType } from "./page-type";
import { partsOf, partTypes, pathOf, typeOfKind, typesAt } from "./page-types";
import { pageTypes } from "./types";

/** The address of a file's own page, or `undefined` if it has none. */
export const addressOf = (path: string): string | undefined => {
  const match = matchKind(path);
  const type = match && typeOfKind(match.kind);
  return type && pathOf(type, match.slug);
};

/** The page at an address and the file that creates it. */
export interface AddressedPage {
  page: PageType;
  /** Path of the file. */
  file: string;
  entry?: Entry;
}

/** The pages of the items in an entry. */
const pagesOf = memoizeByObject((entry: Entry): readonly (readonly [string, AddressedPage])[] =>
  partTypes(entry.kind).flatMap((page) =>
    partsOf(page, entry).map(({ slug }) => [pathOf(page, entry.slug, slug), { page, file: entry.path }] as const),
  ),
);

/** All addresses that the files create, including cities and services of industries. */
export const allAddresses = (entries: readonly Entry[], paths: readonly string[]): Map<string, AddressedPage> => {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const addresses = new Map<string, AddressedPage>();
  for (const file of paths) {
    const match = matchKind(file);
    const page = match && typeOfKind(match.kind);
    if (page) addresses.set(pathOf(page, match.slug), { page, file, entry: byPath.get(file) });
  }
  for (const entry of entries) for (const [address, page] of pagesOf(entry)) addresses.set(address, page);
  for (const page of pageTypes)
    for (const { path } of page.derive?.(entries) ?? [])
      addresses.set(path, { page, file: page.kind.files, entry: byPath.get(page.kind.files) });
  return addresses;
};

/** The anchors that links to a page can use. */
export const anchorsOf = ({ page, entry }: AddressedPage, entries: readonly Entry[]): string[] => {
  const site = onlyOf(entries, kinds.site)?.data;
  const { anchors, optional = {} } = page;
  if (typeof anchors === "function") return entry ? [...anchors(entry.data)] : [];
  const sections = anchors.filter((anchor) => {
    const part = optional[anchor];
    if (part === undefined) return true;
    return typeof part === "string"
      ? entry?.data[part] !== undefined
      : entries.some(({ kind, slug }) => kind === part && slug === entry?.slug);
  });
  return [...sections, ...(entry && site ? headingsOf(entry, siteFacts(site)).map(({ id }) => id) : [])];
};

/** The files that would create the page at an address, whether they exist or not. */
export const filesOf = (address: string): string[] =>
  typesAt(address)
    .filter(({ type }) => !isSingle(type.kind))
    .map(({ type, slug }) => type.kind.files.replace("{slug}", slug));
