/** The pages in the search index, with their titles. */
import { routes } from "../../../routes";
import type { KindName, Library } from "../../../site/content/collections";
import type { SearchKind, SearchMeta } from "../../../search/search-meta";
import { indexedText } from "../../../search/tokenize";
import { stripSiteName } from "../../../metadata/title";

export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  /** Additional search terms: the names of the page's ancestors. */
  about: string;
  /** What the page is about, shown below its title. */
  description: string;
  /** Text of a part of a page; by default all of the page is its text. */
  text?: string;
}

/** A record of the index. */
export interface SearchRecord {
  url: string;
  content: string;
  meta: SearchMeta;
}

/** The record of a page with this content. Titles are not escaped: Pagefind treats them as text, not HTML. */
export const searchRecord = (
  { path, kind, title, about, description, text }: SearchPage,
  content: string,
): SearchRecord => ({
  url: path,
  content: indexedText(text ?? content),
  meta: {
    description,
    ...(kind === "pair"
      ? { kind, pair: title, pairOf: about }
      : kind === "article" || kind === "episode"
        ? { kind, told: title, toldOf: about }
        : { kind, title, about }),
  },
});

/** Pages that exist once, listed with the title for search engines. */
const ONE_OFF = {
  homePage: routes.home,
  aboutPage: routes.about,
  servicesPage: routes.services,
  industriesPage: routes.industries,
  locationsPage: routes.locations,
  blogPage: routes.blog,
  podcastPage: routes.podcast,
  contactPage: routes.contact,
  careersPage: routes.careers,
} as const satisfies Partial<Record<KindName, string>>;

/** The prices of services, which are sections of their pages. */
const pricePages = (library: Library): SearchPage[] => {
  const { contents } = library.one("servicePage");
  return library.all("pricing").map(({ slug, data }) => ({
    path: `${routes.service(slug)}#pricing`,
    kind: "service" as const,
    title: data.title,
    about: `${contents.pricing} · ${library.one("service", slug).title}`,
    description: data.description,
    text: [
      data.description,
      ...data.tiers.flatMap(({ name, description, price }) => [name, description, price.monthly, price.note ?? ""]),
    ].join(". "),
  }));
};

const industryPages = (library: Library): SearchPage[] =>
  library.all("industry").flatMap(({ slug, data }) => [
    {
      path: routes.industry(slug),
      kind: "industry" as const,
      title: data.name,
      about: data.metadata.title,
      description: data.metadata.description,
    },
    ...data.services.map(({ service, title, description }) => ({
      path: routes.industryService(slug, service),
      kind: "pair" as const,
      title,
      about: `${data.name} · ${library.one("service", service).title}`,
      description,
    })),
  ]);

const oneOffPages = (library: Library): SearchPage[] => {
  const { name } = library.one("site");
  return (Object.entries(ONE_OFF) as [keyof typeof ONE_OFF, string][]).map(([kind, path]) => ({
    path,
    kind: "page",
    title: stripSiteName(library.one(kind).metadata.title, name),
    about: library.one(kind).hero.title,
    description: library.one(kind).metadata.description,
  }));
};

const allPages = (library: Library): SearchPage[] => [
  ...oneOffPages(library),
  ...library.all("service").map(({ slug, data }) => ({
    path: routes.service(slug),
    kind: "service" as const,
    title: data.title,
    about: data.metadata.title,
    description: data.metadata.description,
  })),
  ...pricePages(library),
  ...industryPages(library),
  ...library.all("article").map(({ slug, data }) => ({
    path: routes.article(slug),
    kind: "article" as const,
    title: data.title,
    about: data.metadata.title,
    description: data.metadata.description,
  })),
  ...library.all("episode").map(({ slug, data }) => ({
    path: routes.episode(slug),
    kind: "episode" as const,
    title: data.title,
    about: library.one("episodePage").badge,
    description: data.metadata.description,
  })),
  ...library.all("job").map(({ slug, data }) => ({
    path: routes.job(slug),
    kind: "job" as const,
    title: data.title,
    about: data.department,
    description: data.metadata.description,
  })),
  ...[...library.all("landing"), ...library.all("plainPage")]
    .filter(({ data }) => !data.noindex)
    .map(({ slug, data }) => ({
      path: routes.legal(slug),
      kind: "page" as const,
      title: data.title,
      about: data.metadata.title,
      description: data.metadata.description,
    })),
  ...library.all("legal").map(({ slug, data }) => ({
    path: routes.legal(slug),
    kind: "page" as const,
    title: data.title,
    about: [data.metadata.title, ...(data.searchWords ?? [])].join(" · "),
    description: data.metadata.description,
  })),
];

/** All indexed pages; cities and states have their own finder. */
export const searchPages = (library: Library): SearchPage[] => {
  const { name } = library.one("site");
  return allPages(library).map((page) => ({ ...page, about: stripSiteName(page.about, name) }));
};
