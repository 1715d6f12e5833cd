/** The pages in the search index, with their titles. */
import { routes } from "../../../routes";
import type { KindName, Library } from "../../content/collections";
import type { SearchKind, SearchMeta } from "../../../search/search-meta";
import { stripSiteName } from "../../../metadata/title";

export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  /** Additional search terms: the names of the page's ancestors. */
  about: string;
}

/** A record of the index. */
export interface SearchRecord {
  url: string;
  content: string;
  meta: SearchMeta;
}

/** The record of a page with this content. Titles are not escaped: Pagefind treats them as text, not HTML. */
export const searchRecord = ({ path, kind, title, about }: SearchPage, content: string): SearchRecord => ({
  url: path,
  content,
  meta: kind === "pair" ? { kind, pair: title, pairOf: about } : { kind, title, about },
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

const industryPages = (library: Library): SearchPage[] =>
  library.all("industry").flatMap(({ slug, data }) => [
    { path: routes.industry(slug), kind: "industry" as const, title: data.name, about: data.metadata.title },
    ...data.services.map(({ service, title }) => ({
      path: routes.industryService(slug, service),
      kind: "pair" as const,
      title,
      about: `${data.name} · ${library.one("service", service).title}`,
    })),
  ]);

const oneOffPages = (library: Library): SearchPage[] => {
  const { name } = library.one("site");
  return (Object.entries(ONE_OFF) as [keyof typeof ONE_OFF, string][]).map(([kind, path]) => ({
    path,
    kind: "page",
    title: stripSiteName(library.one(kind).metadata.title, name),
    about: library.one(kind).hero.title,
  }));
};

const allPages = (library: Library): SearchPage[] => [
  ...oneOffPages(library),
  ...library.all("service").map(({ slug, data }) => ({
    path: routes.service(slug),
    kind: "service" as const,
    title: data.title,
    about: data.metadata.title,
  })),
  ...industryPages(library),
  ...library.all("article").map(({ slug, data }) => ({
    path: routes.article(slug),
    kind: "article" as const,
    title: data.title,
    about: data.metadata.title,
  })),
  ...library.all("episode").map(({ slug, data }) => ({
    path: routes.episode(slug),
    kind: "episode" as const,
    title: data.title,
    about: library.one("episodePage").badge,
  })),
  ...library.all("job").map(({ slug, data }) => ({
    path: routes.job(slug),
    kind: "job" as const,
    title: data.title,
    about: data.department,
  })),
  ...[...library.all("landing"), ...library.all("plainPage")]
    .filter(({ data }) => !data.noindex)
    .map(({ slug, data }) => ({
      path: routes.legal(slug),
      kind: "page" as const,
      title: data.title,
      about: data.metadata.title,
    })),
  ...library.all("legal").map(({ slug, data }) => ({
    path: routes.legal(slug),
    kind: "page" as const,
    title: data.title,
    about: data.metadata.title,
  })),
];

/** All indexed pages; cities and states have their own finder. */
export const searchPages = (library: Library): SearchPage[] => {
  const { name } = library.one("site");
  return allPages(library).map((page) => ({ ...page, about: stripSiteName(page.about, name) }));
};
