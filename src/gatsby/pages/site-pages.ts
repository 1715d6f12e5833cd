/** Every page that an entry makes, with its address and whether visitors see it: what links, redirects and dates are checked by. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { isSingle, type ContentKind } from "../../content-model/kinds/kind";
import { kinds } from "../../content-model/kinds";
import { publicationOf, PUBLISHED, type Publication } from "../../content-model/checks/publication";
import type { PathStep } from "../../content-model/fields/schema-walk";
import { feedPaths, routes } from "../../routes";
import { addressOf } from "./urls";
import { entityId } from "../nodes/node-id";

type StateData = z.infer<typeof kinds.state.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;

/** A page or a feed that old addresses can redirect to. */
export interface RedirectTarget {
  address: string;
  entry: Entry;
  /** Where the target's own fields begin in the entry. */
  place: readonly PathStep[];
  publication: Publication;
  /** The addresses that its file says it had. */
  redirectFrom: readonly string[];
  /** The addresses that it had because the industry, service or state it is part of had another. */
  inheritedRedirects: readonly string[];
}

/** A page that one entry makes; the pages that exist once are none of these, as visitors always see them. */
export interface SitePage extends RedirectTarget {
  /** The id of its node. */
  id: string;
  /** What editors call it, such as `an article`. */
  noun: string;
  title: string;
}

/** The slugs that a page had, as far as its old addresses were of the form that its address has now. */
const oldSlugs = (redirectFrom: readonly string[] | undefined, route: (slug: string) => string): string[] =>
  (redirectFrom ?? []).flatMap((path) => {
    const slug = path.slice(route("").length);
    return path === route(slug) && slug && !slug.includes("/") ? [slug] : [];
  });

/** What is part of several things shows only where all of them do. */
const combinePublication = (...publications: readonly Publication[]): Publication =>
  publications.find(({ state }) => state !== "published") ?? PUBLISHED;

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

/**
 * The pages of the entries, drafts and those that are still to come or gone included.
 * @param today the day in the site's time zone, `YYYY-MM-DD`
 */
export const sitePages = (entries: readonly Entry[], today: string): SitePage[] => {
  const own = entries.flatMap((entry) => {
    const address = isSingle(entry.kind) ? undefined : addressOf(entry.path);
    return address === undefined ? [] : [ownPage(entry, address, today)];
  });
  const services = new Map(
    own.filter(({ entry }) => entry.kind === kinds.service).map((page) => [page.entry.slug, page]),
  );
  return own.flatMap((page) => {
    if (page.entry.kind === kinds.state) return [page, ...cityPages(page)];
    if (page.entry.kind === kinds.industry) return [page, ...pairPages(page, services)];
    return [page];
  });
};

/** The feed whose settings stand in `feed` of a page's file. */
const FEED_OF = new Map<ContentKind, string>([
  [kinds.blogPage, feedPaths.blogRss],
  [kinds.podcastPage, feedPaths.podcast],
]);

/** What the file of a page that exists once can redirect to: the page itself, and the feed of its list. */
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

/** Everything that old addresses can redirect to: the pages of the entries, those that exist once, and the feeds. */
export const redirectTargets = (entries: readonly Entry[], pages: readonly SitePage[]): RedirectTarget[] => [
  ...pages,
  ...entries.filter(({ kind }) => isSingle(kind)).flatMap(singleTargets),
];

/** The id of the node that a file is part of: a service's prices are the service's, everything else is its own. */
export const ownerId = ({ kind, slug }: Pick<Entry, "kind" | "slug">): string =>
  entityId(kind.files.startsWith("services/") ? kinds.service.name : kind.name, slug);
