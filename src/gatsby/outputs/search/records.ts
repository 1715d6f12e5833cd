/** The pages in the search index, with their titles. */
import type { Library } from "../../../site/content/collections";
import { contentPages, type ContentPage } from "../../../site/pages/content-pages";
import type { Names, SearchKind, Searched, Shown } from "../../../search/search-meta";
import { routes } from "../../../routes";
import { stripSiteName } from "../../../metadata/title";

export interface SearchPage {
  path: string;
  kind: SearchKind;
  title: string;
  /** Additional search terms: the names of the page's ancestors. */
  about: string;
  /** What the page is about, shown below its title. */
  description: string;
  /** What visitors call the page, or ask it for. */
  asked?: string;
  /** Text of a part of a page; by default all of the page is its text. */
  text?: string;
}

/** A record of the index. */
export interface SearchRecord {
  url: string;
  content: string;
  /** What a result shows, as written. */
  shown: Shown;
  searched: Searched;
}

/** The fields of title and ancestors, which rank by the kind of page. */
const namesOf = (kind: SearchKind, title: string, about: string): Names => {
  if (kind === "pair") return { pair: title, pairOf: about };
  return kind === "article" || kind === "episode" ? { told: title, toldOf: about } : { title, about };
};

/** The record of a page with this content. Titles are not escaped: Pagefind treats them as text, not HTML. */
export const searchRecord = (
  { path, kind, title, about, asked = "", description, text }: SearchPage,
  content: string,
  headings = "",
): SearchRecord => ({
  url: path,
  content: text ?? content,
  shown: { kind, shown: title, description, ...(kind === "pair" ? { note: about } : {}) },
  searched: { ...namesOf(kind, title, about), asked, headings },
});

/** A page's record and those of its sections. */
const ofPage = ({ type, entry, path, data, context }: ContentPage): { page: SearchPage[]; sections: SearchPage[] } =>
  !type.search || entry.data["noindex"] === true
    ? { page: [], sections: [] }
    : {
        page: [{ path, description: type.description(data, context), ...type.search(data, context) }],
        sections: (type.sectionsInSearch?.(data, context) ?? []).map(({ anchor, ...section }) => ({
          path: `${path}#${anchor}`,
          ...section,
        })),
      };

/** All indexed pages, kind by kind, each kind's sections after its pages. */
export const searchPages = (library: Library): SearchPage[] => {
  const { name, phone } = library.one("site");
  const { lookedFor = [] } = library.one("searchPage");
  const calls = [...lookedFor, { page: routes.contact, words: [phone] }];
  const askedOf = ({ path, asked = "" }: SearchPage): string =>
    [asked, ...calls.flatMap(({ page, words }) => (page === path ? words : []))].join(" · ");
  const all = contentPages(library);
  return [...new Set(all.map(({ entry }) => entry.kind))]
    .map((kind) => all.filter(({ entry }) => entry.kind === kind).map(ofPage))
    .flatMap((pages) => [...pages.flatMap(({ page }) => page), ...pages.flatMap(({ sections }) => sections)])
    .map((page) => ({ ...page, about: stripSiteName(page.about, name), asked: askedOf(page) }));
};
