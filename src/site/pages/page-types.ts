/** Finds the record of a page: by its file's kind, or by its path. */
import type { ContentKind, Entry } from "content-kit";
import { usedKinds } from "../../content-model/kinds";
import { pageOfList } from "../../routes";
import type { PageType } from "./page-type";
import { pageTypes } from "./types";

const ownTypes = new Map(pageTypes.filter(({ part, derive }) => !part && !derive).map((type) => [type.kind, type]));

/** The record of the page that a kind's entries are; undefined for kinds that are no pages. */
export const typeOfKind = (kind: ContentKind): PageType | undefined => ownTypes.get(kind);

/** The records of the pages that items in a kind's entries are. */
export const partTypes = (kind: ContentKind): readonly PageType[] =>
  pageTypes.filter((type) => type.part && type.kind === kind);

/** The type of a page's node. */
export const nodeTypeOf = ({ kind, part }: PageType): string => part?.node ?? kind.name;

/** The path of a page. */
export const pathOf = ({ route }: Pick<PageType, "route">, ...slugs: string[]): string =>
  typeof route === "string" ? route : route(...slugs);

/** The items of an entry that are pages, with their slugs. */
export const partsOf = ({ part }: PageType, { data }: Pick<Entry, "data">): { slug: string; item: PartData }[] =>
  part ? (data[part.list] as PartData[]).map((item) => ({ slug: String(item[part.slug]), item })) : [];

type PartData = Readonly<Record<string, unknown>> & { redirectFrom?: string[]; draft?: boolean };

const ANY = "[^/]+";

/** The path as a pattern, in which the first slug is a group. */
const patterns = pageTypes.map((type) => ({ type, pattern: new RegExp(`^${pathOf(type, `(${ANY})`, ANY)}$`) }));

/** The records of the kinds of page that a path may be of, with the slug of the entry. */
export const typesAt = (path: string): { type: PageType; slug: string }[] =>
  patterns.flatMap(({ type, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ type, slug: match[1] ?? "" }] : [];
  });

/** The first of these records: pages at the root have paths of the same form. */
export const typeAt = (path: string): ReturnType<typeof typesAt>[number] | undefined => typesAt(path)[0];

/** The lists that are divided into pages. */
const dividedLists = pageTypes
  .filter(({ further, derive }) => further ?? derive)
  .map((type) => new RegExp(`^${pageOfList(pathOf(type, ANY), 2).replace(/2$/, "\\d+")}$`));

/** True for the second and later pages of a list. */
export const isFurtherPage = (path: string): boolean => dividedLists.some((pattern) => pattern.test(path));

/** The lists that the site does not have, as nothing is in them: no /podcast without an episode. */
export const emptyLists = (files: readonly { path: string }[]): string[] => {
  const isUsed = usedKinds(files.map(({ path }) => path));
  return pageTypes.flatMap(({ kind, route }) => (typeof route === "string" && !isUsed(kind) ? [route] : []));
};

/** True for a path of such a list, or below it. */
export const isInEmptyList = (path: string, empty: readonly string[]): boolean =>
  empty.some((list) => `${path}/`.startsWith(`${list}/`));
