/** Which address each content file has, and what a link can lead to there. */
import type { z } from "zod";
import { ANCHORS, type AnchoredPage } from "../../anchors";
import type { Entry } from "../../content-model/checks/entry";
import type { ContentKind } from "../../content-model/kinds/kind";
import { kinds } from "../../content-model/kinds";
import { matchKind } from "../../content-model/kinds/match-kind";
import { memoizeByObject } from "../../lib/memoize";
import { siteFacts } from "../../content-model/fields/site-facts";
import { headingIdsOf } from "../../content-model/checks/uses";
import { NOT_FOUND_FILES, routes } from "../../routes";

type StateData = z.infer<typeof kinds.state.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;
type SiteData = z.infer<typeof kinds.site.schema>;

interface Page {
  kind: ContentKind;
  /** Its address, from the slug of its file. */
  address: (slug: string) => string;
  page: AnchoredPage;
}

/** The kinds whose file is a page of its own. */
const PAGES: readonly Page[] = [
  { kind: kinds.service, address: routes.service, page: "service" },
  { kind: kinds.industry, address: routes.industry, page: "industry" },
  { kind: kinds.state, address: routes.state, page: "state" },
  { kind: kinds.article, address: routes.article, page: "article" },
  { kind: kinds.episode, address: routes.episode, page: "episode" },
  { kind: kinds.job, address: routes.job, page: "job" },
  { kind: kinds.legal, address: routes.legal, page: "legal" },
  { kind: kinds.homePage, address: () => routes.home, page: "home" },
  { kind: kinds.aboutPage, address: () => routes.about, page: "about" },
  { kind: kinds.servicesPage, address: () => routes.services, page: "services" },
  { kind: kinds.industriesPage, address: () => routes.industries, page: "industries" },
  { kind: kinds.locationsPage, address: () => routes.locations, page: "locations" },
  { kind: kinds.blogPage, address: () => routes.blog, page: "blog" },
  { kind: kinds.podcastPage, address: () => routes.podcast, page: "podcast" },
  { kind: kinds.contactPage, address: () => routes.contact, page: "contact" },
  { kind: kinds.careersPage, address: () => routes.careers, page: "careers" },
  { kind: kinds.searchPage, address: () => routes.search, page: "search" },
];

const PAGE_OF = new Map(PAGES.map((page) => [page.kind.name, page]));

/** The address of the page that a file makes by itself, or `undefined` where it makes none. */
export const addressOf = (path: string): string | undefined => {
  const match = matchKind(path);
  return match && PAGE_OF.get(match.kind.name)?.address(match.slug);
};

/** The addresses that an entry makes beside its own: a state's cities, an industry's services. */
const furtherAddresses = ({ kind, slug, data }: Entry): { page: AnchoredPage; addresses: string[] } | undefined => {
  switch (kind) {
    case kinds.state:
      return { page: "city", addresses: (data as StateData).cities.map((city) => routes.city(slug, city.slug)) };
    case kinds.industry:
      return {
        page: "industryService",
        addresses: (data as IndustryData).services.map(({ service }) => routes.industryService(slug, service)),
      };
    default:
      return undefined;
  }
};

/** What makes the page at an address. */
export interface AddressedPage {
  page: AnchoredPage;
  /** The path of the file. */
  file: string;
  entry?: Entry;
}

/** The pages of one entry beside its own. */
const pagesOf = memoizeByObject((entry: Entry): readonly (readonly [string, AddressedPage])[] => {
  const further = furtherAddresses(entry);
  return (further?.addresses ?? []).map((address) => [address, { page: further?.page ?? "city", file: entry.path }]);
});

/** Every address of the site that the files make, pairs and cities included. */
export const allAddresses = (entries: readonly Entry[], paths: readonly string[]): Map<string, AddressedPage> => {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const addresses = new Map<string, AddressedPage>();
  for (const file of paths) {
    const match = matchKind(file);
    const page = match && PAGE_OF.get(match.kind.name);
    if (match && page) addresses.set(page.address(match.slug), { page: page.page, file, entry: byPath.get(file) });
  }
  for (const entry of entries) for (const [address, page] of pagesOf(entry)) addresses.set(address, page);
  return addresses;
};

/** The parts of a service's page that are there only where their file is. */
const PARTS: Partial<Record<string, ContentKind>> = {
  pricing: kinds.pricing,
  clients: kinds.testimonials,
  questions: kinds.faq,
};

/** Bands that are there only where the page's own file has a field. */
const FIELDS: Partial<Record<AnchoredPage, Readonly<Record<string, string>>>> = {
  legal: { summary: "summary" },
  blog: { closing: "callToAction" },
  podcast: { closing: "callToAction" },
};

/** The names that a link can lead to on a page. */
export const anchorsOf = ({ page, entry }: AddressedPage, entries: readonly Entry[]): string[] => {
  const site = entries.find(({ kind }) => kind === kinds.site)?.data as SiteData | undefined;
  const bands = ANCHORS[page].filter((anchor) => {
    const part = page === "service" ? PARTS[anchor] : undefined;
    if (part) return entries.some(({ kind, slug }) => kind === part && slug === entry?.slug);
    const field = FIELDS[page]?.[anchor];
    return field === undefined || entry?.data[field] !== undefined;
  });
  return [...bands, ...(entry && site ? headingIdsOf(entry, siteFacts(site)) : [])];
};

const ANY = "[^/]+";

/** The file that makes, or would make, the page at an address of one of the sections. */
const FILES: readonly (readonly [RegExp, ContentKind])[] = [
  ...PAGES.filter(({ kind }) => kind.files.includes("{slug}")).map(
    ({ kind, address }) => [new RegExp(`^${address(`(${ANY})`)}$`), kind] as const,
  ),
  [new RegExp(`^${routes.city(`(${ANY})`, ANY)}$`), kinds.state],
  [new RegExp(`^${routes.industryService(`(${ANY})`, ANY)}$`), kinds.industry],
];

/** The file that the page at an address would come from, whether it is there or not. */
export const fileOf = (address: string): string | undefined => {
  for (const [pattern, { files }] of FILES) {
    const slug = pattern.exec(address)?.[1];
    if (slug !== undefined) return files.replace("{slug}", slug);
  }
  return undefined;
};

/**
 * Addresses that no file may take: the not-found views stand there, Gatsby keeps its own files there, or developers and
 * editors find their tools there.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(NOT_FOUND_FILES).map((file) => file.replace(/\.html$/, "")),
  "/500",
  "/static",
  "/page-data",
  "/icons",
  "/pagefind",
  "/plyr",
  "/admin",
  "/kitchen-sink",
]);

/** True for an address of the site's own tools and files, or below one. */
export const isInReserved = (address: string): boolean =>
  [...RESERVED].some((reserved) => `${address}/`.startsWith(`${reserved}/`));

/** True for an address that no file may take; `index` is another name of the page above it. */
export const isReserved = (address: string): boolean => RESERVED.has(address) || /\/index$/.test(address);
