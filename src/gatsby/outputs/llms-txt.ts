/**
 * llms.txt: name, description as a block quote, and a list of links for each section.
 * @see https://llmstxt.org
 */
import { type Entry, isSingle } from "content-kit";
import { stripSiteName } from "../../metadata/title";
import { canonicalUrl } from "../../metadata/head-values";
import { routes, sectionNames, type SectionName } from "../../routes";
import { Library } from "../../site/content/collections";
import { contentPages, type ContentPage } from "../../site/pages/content-pages";

interface Page {
  path: string;
  /** Null for pages outside of the sections, which are listed last. */
  section: SectionName | null;
  title: string;
  description: string;
  /** Sort key: number or date, if any. */
  rank: string;
}

/** Newest first; services by the agency's order. */
const rankOf = ({ kind, data }: Entry): string => {
  const { [kind.appears ?? "date"]: day, order } = data;
  if (typeof day === "string") return String(99999999 - Number(day.replaceAll("-", "")));
  return typeof order === "number" ? String(order).padStart(8, "0") : "";
};

/** Title and description of a page. */
const pageOf = ({ type, entry, path, data, context }: ContentPage): Page => ({
  path,
  section: type.section,
  // The list begins with the agency's name.
  title: isSingle(type.kind) ? stripSiteName(type.name(data), context.siteName) : type.name(data),
  description: type.description(data, context),
  rank: rankOf(entry),
});

/** Text escaped for one line of Markdown. */
const inline = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\\[\]<>*_`]/g, "\\$&")
    .trim();

/**
 * The file's text.
 * @param isBuilt whether a path has a page
 */
export const llmsTxt = (entries: readonly Entry[], isBuilt: (path: string) => boolean): string => {
  const library = new Library(entries);
  const { name, url, description: about } = library.one("site");
  const { header, footer } = library.one("navigation");
  // The pages of items are on those of their entries.
  const pages = contentPages(library)
    .filter(({ type }) => !type.part)
    .map(pageOf)
    .filter(({ path }) => isBuilt(path))
    .sort((a, b) => a.rank.localeCompare(b.rank, "en") || a.title.localeCompare(b.title, "en"));
  const links = [...header.links, ...footer.columns.flatMap((column) => column.links)];
  const nameOf = (top: string, [first]: readonly Page[]): string =>
    links.find(({ to }) => to === top)?.label ?? first?.title ?? "";
  const line = ({ title, path, description }: Page): string =>
    `- [${inline(title)}](${canonicalUrl(url, path)}): ${inline(description)}`;
  const lists = [...sectionNames, null].flatMap((section) => {
    const top = section === null ? routes.home : `/${section}`;
    // The index page comes first.
    const own = pages.filter((page) => page.section === section).sort((a, b) => +(b.path === top) - +(a.path === top));
    return own.length > 0 ? [`## ${inline(nameOf(top, own))}\n\n${own.map(line).join("\n")}\n`] : [];
  });
  return [`# ${inline(name)}\n`, `> ${inline(about)}\n`, ...lists].join("\n");
};
