/**
 * All pages that entries create, with address and publication state: the basis for checking links, redirects and dates.
 */
import {
  allOf,
  type Entry,
  isOf,
  isSingle,
  ownerKind,
  type PathStep,
  type Publication,
  publicationOf,
  PUBLISHED,
  textsAt,
} from "content-kit";
import { allKinds, kinds } from "../../content-model/kinds";
import { memoizeByObject } from "content-kit/lib/memoize";
import { isPrefix, normalPath } from "content-kit/lib/url-path";
import type { Part, PageType } from "./page-type";
import { partsOf, partTypes, pathOf, typeOfKind } from "./page-types";
import { routes } from "../../routes";
import { topicSlug } from "content-kit/lib/topic-slug";
import { topicNames } from "./topics";
import { pageTypes } from "./types";
import { addressOf } from "./urls";
import { entityId } from "./node-id";

/** A page or a feed that old addresses can redirect to. */
export interface RedirectTarget {
  address: string;
  entry: Entry;
  /** The path of the target's fields within the entry. */
  place: readonly PathStep[];
  publication: Publication;
  /** Old addresses listed in its file. */
  redirectFrom: readonly string[];
  /** Old addresses that follow from those of the industry, service or state it belongs to. */
  inheritedRedirects: readonly string[];
}

/** A page created by an entry. Pages that exist once are excluded, since they are always visible. */
export interface SitePage extends RedirectTarget {
  type: PageType;
  /** The id of its node. */
  id: string;
  /** A noun for messages, such as `an article`. */
  noun: string;
  title: string;
}

/** The old slugs of a page, from old addresses that match its route. */
const oldSlugs = ({ redirectFrom, type }: SitePage): string[] =>
  redirectFrom.flatMap((from) => {
    const path = isPrefix(from) ? "" : (normalPath(from) ?? "");
    const slug = path.slice(pathOf(type, "").length);
    return path === pathOf(type, slug) && slug && !slug.includes("/") ? [slug] : [];
  });

/** A page that depends on several entries is published only if all of them are. */
const combinePublication = (...publications: readonly Publication[]): Publication =>
  publications.find(({ state }) => state !== "published") ?? PUBLISHED;

/** When a page is published, for sorting. */
const publishedAt = ({ state, ...rest }: Publication): string =>
  state === "published" ? "" : "date" in rest && state === "scheduled" ? String(rest.date) : "never";

/** What is published first comes first. */
const byPublication = (a: SitePage, b: SitePage): number =>
  publishedAt(a.publication) < publishedAt(b.publication) ? -1 : 1;

const ownPage = (type: PageType, entry: Entry, today: string): SitePage => {
  const { kind, slug, data } = entry;
  return {
    type,
    id: entityId(kind.name, slug),
    address: pathOf(type, slug),
    entry,
    place: [],
    noun: kind.noun,
    title: type.name(data),
    publication: publicationOf(kind, data, today),
    redirectFrom: textsAt(data, "redirectFrom"),
    inheritedRedirects: [],
  };
};

/** The pages of an entry's items: cities, and services of industries. */
const partPages = (type: PageType, part: Part, parent: SitePage, pages: readonly SitePage[]): SitePage[] => {
  const { entry } = parent;
  const { node, noun, list, names } = part;
  const named = new Map(pages.filter((page) => page.entry.kind === names).map((page) => [page.entry.slug, page]));
  const parentSlugs = [entry.slug, ...oldSlugs(parent)];
  return partsOf(type, entry).map(({ slug, item }, index) => {
    const page = named.get(slug);
    const address = pathOf(type, entry.slug, slug);
    const slugs = [slug, ...(page ? oldSlugs(page) : [])];
    return {
      type,
      id: entityId(node, `${entry.slug}/${slug}`),
      address,
      entry,
      place: [list, index],
      noun,
      title: type.name(item),
      publication: combinePublication(
        parent.publication,
        publicationOf({}, item, ""),
        ...(page ? [page.publication] : []),
      ),
      redirectFrom: item.redirectFrom ?? [],
      inheritedRedirects: parentSlugs
        .flatMap((old) => slugs.map((own) => pathOf(type, old, own)))
        .filter((old) => old !== address),
    };
  });
};

/** When the second of a topic's articles is published, the topic's page is. */
const derivedPages = (type: PageType, pages: readonly SitePage[]): SitePage[] => {
  const byEntry = new Map(pages.map((page) => [page.entry, page]));
  return (type.derive?.(pages.map(({ entry }) => entry)) ?? []).flatMap(({ slug, name, path, entries }): SitePage[] => {
    const [, second] = entries.flatMap((entry) => byEntry.get(entry) ?? []).sort(byPublication);
    // A topic of fewer than two articles has no page.
    if (!second) return [];
    const { entry, publication } = second;
    const own = {
      type,
      id: entityId("Topic", slug),
      address: path,
      entry,
      place: ["topics", topicNames(entry).findIndex((own) => topicSlug(own) === slug)],
      noun: "a topic",
      title: name,
      publication,
      redirectFrom: [],
      inheritedRedirects: [],
    };
    return [own];
  });
};

/**
 * The pages of all entries, including drafts, scheduled and closed ones.
 * @param today the date in the site's time zone, `YYYY-MM-DD`
 */
export const sitePages = (entries: readonly Entry[], today: string): SitePage[] => {
  const own = entries.flatMap((entry) => {
    const type = isSingle(entry.kind) ? undefined : typeOfKind(entry.kind);
    return type ? [ownPage(type, entry, today)] : [];
  });
  const withParts = own.flatMap((page) => [
    page,
    ...partTypes(page.entry.kind).flatMap((type) => (type.part ? partPages(type, type.part, page, own) : [])),
  ]);
  return [...withParts, ...pageTypes.flatMap((type) => derivedPages(type, own))];
};

/** Topics that had pages on an older site; without a page here, their old addresses lead to the list of articles. */
const movedTopics = (entry: Entry, pages: readonly SitePage[]): RedirectTarget[] => {
  const topics = isOf(entry, kinds.blogPage) ? entry.data.topics : undefined;
  return (topics?.moved ?? []).map(({ topic, redirectFrom }, index) => {
    const page = routes.topic(topicSlug(topic));
    const isThere = pages.some(({ address, publication }) => address === page && publication === PUBLISHED);
    return {
      address: isThere ? page : routes.blog,
      entry,
      place: ["topics", "moved", index],
      publication: PUBLISHED,
      redirectFrom,
      inheritedRedirects: [],
    };
  });
};

/** The redirect targets of a page that exists once: the page itself, and its feed. */
const singleTargets = (entry: Entry): RedirectTarget[] => {
  const { kind, data, path } = entry;
  const target = (
    address: string | undefined,
    place: readonly PathStep[],
    redirectFrom: readonly string[],
  ): RedirectTarget[] =>
    address === undefined
      ? []
      : [{ address, entry, place, publication: PUBLISHED, redirectFrom, inheritedRedirects: [] }];
  return [
    ...target(addressOf(path), [], textsAt(data, "redirectFrom")),
    ...target(typeOfKind(kind)?.feed, ["feed"], textsAt(data, "feed", "redirectFrom")),
  ];
};

/** All redirect targets: the pages of entries, pages that exist once, and feeds. */
export const redirectTargets = (entries: readonly Entry[], pages: readonly SitePage[]): RedirectTarget[] => [
  ...pages,
  ...entries.filter(({ kind }) => isSingle(kind)).flatMap(singleTargets),
  ...entries.flatMap((entry) => movedTopics(entry, pages)),
];

/** The id of the node that a file belongs to: files of a service belong to the service, others to themselves. */
export const ownerId = ({ kind, slug }: Pick<Entry, "kind" | "slug">): string =>
  entityId(ownerKind(kind, allKinds).name, slug);

/** The paths of the pages that their editors keep out of search engines. */
export const unindexed = memoizeByObject(
  ({ pages, entries }: { pages: readonly SitePage[]; entries: readonly Entry[] }): ReadonlySet<string> => {
    const onlyOwn = allOf(entries, kinds.cityPage).some(({ data }) => data.indexed === "own");
    const isHidden = ({ entry, place: [list, index] }: SitePage): boolean =>
      entry.data["noindex"] === true ||
      (onlyOwn && list === "cities" && isOf(entry, kinds.state) && !entry.data.cities[Number(index)]?.about);
    return new Set(pages.filter(isHidden).map(({ address }) => address));
  },
);
