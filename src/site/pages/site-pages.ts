/**
 * All pages that entries create, with address and publication state: the basis for checking links, redirects and dates.
 */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { isSingle, type ContentKind } from "../../content-model/kinds/kind";
import { kinds } from "../../content-model/kinds";
import { publicationOf, PUBLISHED, type Publication } from "../../content-model/checks/publication";
import type { PathStep } from "../../content-model/fields/schema-walk";
import { memoizeByObject } from "../../lib/memoize";
import { isPrefix, normalPath } from "../../lib/url-path";
import { feedPaths, routes } from "../../routes";
import { topicNames, topicsOf, topicSlug } from "./topics";
import { addressOf } from "./urls";
import { entityId } from "./node-id";

type BlogData = z.infer<typeof kinds.blogPage.schema>;
type StateData = z.infer<typeof kinds.state.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;

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
  /** The id of its node. */
  id: string;
  /** A noun for messages, such as `an article`. */
  noun: string;
  title: string;
}

/** The old slugs of a page, from old addresses that match its route. */
const oldSlugs = (redirectFrom: readonly string[] | undefined, route: (slug: string) => string): string[] =>
  (redirectFrom ?? []).flatMap((from) => {
    const path = isPrefix(from) ? "" : (normalPath(from) ?? "");
    const slug = path.slice(route("").length);
    return path === route(slug) && slug && !slug.includes("/") ? [slug] : [];
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

const ownPage = (entry: Entry, address: string, today: string): SitePage => {
  const { kind, slug, data } = entry;
  return {
    id: entityId(kind.name, slug),
    address,
    entry,
    place: [],
    noun: kind.noun,
    title: String(data["title"] ?? data["name"]),
    publication: publicationOf(kind, data, today),
    redirectFrom: (data["redirectFrom"] as string[] | undefined) ?? [],
    inheritedRedirects: [],
  };
};

const cityPages = (state: SitePage): SitePage[] => {
  const { entry } = state;
  const olds = oldSlugs(state.redirectFrom, routes.state);
  return (entry.data as StateData).cities.map((city, index) => ({
    id: entityId("City", `${entry.slug}/${city.slug}`),
    address: routes.city(entry.slug, city.slug),
    entry,
    place: ["cities", index],
    noun: "a city",
    title: city.name,
    publication: combinePublication(state.publication, publicationOf({}, city, "")),
    redirectFrom: city.redirectFrom ?? [],
    inheritedRedirects: olds.map((old) => routes.city(old, city.slug)),
  }));
};

const pairPages = (industry: SitePage, services: ReadonlyMap<string, SitePage>): SitePage[] => {
  const { entry } = industry;
  const industrySlugs = [entry.slug, ...oldSlugs(industry.redirectFrom, routes.industry)];
  return (entry.data as IndustryData).services.map((pair, index) => {
    const service = services.get(pair.service);
    const address = routes.industryService(entry.slug, pair.service);
    const serviceSlugs = [pair.service, ...oldSlugs(service?.redirectFrom, routes.service)];
    return {
      id: entityId("IndustryService", `${entry.slug}/${pair.service}`),
      address,
      entry,
      place: ["services", index],
      noun: "a service of an industry",
      title: pair.title,
      publication: combinePublication(
        industry.publication,
        publicationOf({}, pair, ""),
        ...(service ? [service.publication] : []),
      ),
      redirectFrom: [],
      inheritedRedirects: industrySlugs
        .flatMap((old) => serviceSlugs.map((oldService) => routes.industryService(old, oldService)))
        .filter((old) => old !== address),
    };
  });
};

/** When the second of a topic's articles is published, the topic's page is. */
const topicPages = (articles: readonly SitePage[]): SitePage[] => {
  const byEntry = new Map(articles.map((page) => [page.entry, page]));
  return topicsOf(articles.map(({ entry }) => entry)).map(({ slug, name, path, articles: entries }) => {
    const [, second] = entries.flatMap((entry) => byEntry.get(entry) ?? []).sort(byPublication);
    // A topic of fewer than two articles has no page.
    const { entry, publication } = second as SitePage;
    const place = ["topics", topicNames(entry).findIndex((own) => topicSlug(own) === slug)];
    const moved = { redirectFrom: [], inheritedRedirects: [] };
    return {
      id: entityId("Topic", slug),
      address: path,
      entry,
      place,
      noun: "a topic",
      title: name,
      publication,
      ...moved,
    };
  });
};

/**
 * The pages of all entries, including drafts, scheduled and closed ones.
 * @param today the date in the site's time zone, `YYYY-MM-DD`
 */
export const sitePages = (entries: readonly Entry[], today: string): SitePage[] => {
  const own = entries.flatMap((entry) => {
    const address = isSingle(entry.kind) ? undefined : addressOf(entry.path);
    return address === undefined ? [] : [ownPage(entry, address, today)];
  });
  const services = new Map(
    own.filter(({ entry }) => entry.kind === kinds.service).map((page) => [page.entry.slug, page]),
  );
  const pages = own.flatMap((page) => {
    if (page.entry.kind === kinds.state) return [page, ...cityPages(page)];
    if (page.entry.kind === kinds.industry) return [page, ...pairPages(page, services)];
    return [page];
  });
  return [...pages, ...topicPages(own.filter(({ entry }) => entry.kind === kinds.article))];
};

/** The feed that is configured by the field `feed` of a page's file. */
const FEED_OF = new Map<ContentKind, string>([
  [kinds.blogPage, feedPaths.blogRss],
  [kinds.podcastPage, feedPaths.podcast],
]);

/** Topics that had pages on an older site; without a page here, their old addresses lead to the list of articles. */
const movedTopics = (entry: Entry, pages: readonly SitePage[]): RedirectTarget[] => {
  const { topics } = entry.kind === kinds.blogPage ? (entry.data as BlogData) : {};
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
  const feed = data["feed"] as { redirectFrom?: string[] } | undefined;
  const target = (
    address: string | undefined,
    place: readonly PathStep[],
    redirectFrom: readonly string[] = [],
  ): RedirectTarget[] =>
    address === undefined
      ? []
      : [{ address, entry, place, publication: PUBLISHED, redirectFrom, inheritedRedirects: [] }];
  return [
    ...target(addressOf(path), [], data["redirectFrom"] as string[] | undefined),
    ...target(FEED_OF.get(kind), ["feed"], feed?.redirectFrom),
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
  entityId(kind.files.startsWith("services/") ? kinds.service.name : kind.name, slug);

/** The addresses of the pages that their editors keep out of search engines. */
export const unindexed = memoizeByObject(
  ({ pages }: { pages: readonly SitePage[] }): ReadonlySet<string> =>
    new Set(pages.filter(({ entry }) => entry.data["noindex"] === true).map(({ address }) => address)),
);
