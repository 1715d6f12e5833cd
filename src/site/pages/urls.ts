/** Maps content files to addresses, and lists the anchors of each page. */
import type { z } from "zod";
import { ANCHORS, sectionId, type AnchoredPage } from "../../anchors";
import type { Entry } from "../../content-model/checks/entry";
import type { ContentKind } from "../../content-model/kinds/kind";
import { kinds } from "../../content-model/kinds";
import { matchKind } from "../../content-model/kinds/match-kind";
import { memoizeByObject } from "../../lib/memoize";
import { siteFacts } from "../../content-model/fields/site-facts";
import { topicsOf } from "./topics";
import { headingIdsOf } from "../../content-model/checks/uses";
import { routes } from "../../routes";

type StateData = z.infer<typeof kinds.state.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;
type SiteData = z.infer<typeof kinds.site.schema>;

/** A kind of page: one with the same sections each time, one that editors compose, or one of Markdown alone. */
type PageType = AnchoredPage | "landing" | "plain";

interface Page {
  kind: ContentKind;
  /** The address for a slug. */
  address: (slug: string) => string;
  page: PageType;
}

/** Kinds whose files are pages. */
const PAGES: readonly Page[] = [
  { kind: kinds.service, address: routes.service, page: "service" },
  { kind: kinds.industry, address: routes.industry, page: "industry" },
  { kind: kinds.state, address: routes.state, page: "state" },
  { kind: kinds.article, address: routes.article, page: "article" },
  { kind: kinds.episode, address: routes.episode, page: "episode" },
  { kind: kinds.job, address: routes.job, page: "job" },
  { kind: kinds.legal, address: routes.legal, page: "legal" },
  { kind: kinds.landing, address: routes.legal, page: "landing" },
  { kind: kinds.plainPage, address: routes.legal, page: "plain" },
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

/** The address of a file's own page, or `undefined` if it has none. */
export const addressOf = (path: string): string | undefined => {
  const match = matchKind(path);
  return match && PAGE_OF.get(match.kind.name)?.address(match.slug);
};

/** Addresses of an entry's further pages: a state's cities, an industry's services. */
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

/** The page at an address and the file that creates it. */
export interface AddressedPage {
  page: PageType;
  /** Path of the file. */
  file: string;
  entry?: Entry;
}

/** The further pages of an entry. */
const pagesOf = memoizeByObject((entry: Entry): readonly (readonly [string, AddressedPage])[] => {
  const further = furtherAddresses(entry);
  return (further?.addresses ?? []).map((address) => [address, { page: further?.page ?? "city", file: entry.path }]);
});

/** All addresses that the files create, including cities and services of industries. */
export const allAddresses = (entries: readonly Entry[], paths: readonly string[]): Map<string, AddressedPage> => {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const addresses = new Map<string, AddressedPage>();
  for (const file of paths) {
    const match = matchKind(file);
    const page = match && PAGE_OF.get(match.kind.name);
    if (match && page) addresses.set(page.address(match.slug), { page: page.page, file, entry: byPath.get(file) });
  }
  for (const entry of entries) for (const [address, page] of pagesOf(entry)) addresses.set(address, page);
  // Pages of topics have the sections of the blog.
  const blog = byPath.get(kinds.blogPage.files);
  for (const { path } of topicsOf(entries))
    addresses.set(path, { page: "blog", file: kinds.blogPage.files, entry: blog });
  return addresses;
};

/** Sections of a service page that are rendered only if their file exists. */
const OPTIONAL_FILES: Partial<Record<string, ContentKind>> = {
  pricing: kinds.pricing,
  clients: kinds.testimonials,
  questions: kinds.faq,
};

/** Sections that are rendered only if the page's file has the field. */
const OPTIONAL_FIELDS: Partial<Record<AnchoredPage, Readonly<Record<string, string>>>> = {
  legal: { summary: "summary" },
  blog: { closing: "callToAction" },
  podcast: { closing: "callToAction" },
};

/** The sections that a landing page has, by their ids. */
const landingAnchors = ({ data }: Entry): string[] =>
  (data as z.infer<typeof kinds.landing.schema>).sections.flatMap(({ type }, index) =>
    type === "hero" ? [] : [sectionId(type, index)],
  );

/** The anchors that links to a page can use. */
export const anchorsOf = ({ page, entry }: AddressedPage, entries: readonly Entry[]): string[] => {
  const site = entries.find(({ kind }) => kind === kinds.site)?.data as SiteData | undefined;
  if (page === "landing") return entry ? landingAnchors(entry) : [];
  const sections = (page === "plain" ? [] : ANCHORS[page]).filter((anchor) => {
    const part = page === "service" ? OPTIONAL_FILES[anchor] : undefined;
    if (part) return entries.some(({ kind, slug }) => kind === part && slug === entry?.slug);
    const field = page === "plain" ? undefined : OPTIONAL_FIELDS[page]?.[anchor];
    return field === undefined || entry?.data[field] !== undefined;
  });
  return [...sections, ...(entry && site ? headingIdsOf(entry, siteFacts(site)) : [])];
};

const ANY = "[^/]+";

/** The file that creates the page, by the pattern of its address. */
const FILES: readonly (readonly [RegExp, ContentKind])[] = [
  ...PAGES.filter(({ kind }) => kind.files.includes("{slug}")).map(
    ({ kind, address }) => [new RegExp(`^${address(`(${ANY})`)}$`), kind] as const,
  ),
  [new RegExp(`^${routes.city(`(${ANY})`, ANY)}$`), kinds.state],
  [new RegExp(`^${routes.industryService(`(${ANY})`, ANY)}$`), kinds.industry],
];

/** The file that would create the page at an address, whether it exists or not. */
export const fileOf = (address: string): string | undefined => {
  for (const [pattern, { files }] of FILES) {
    const slug = pattern.exec(address)?.[1];
    if (slug !== undefined) return files.replace("{slug}", slug);
  }
  return undefined;
};
