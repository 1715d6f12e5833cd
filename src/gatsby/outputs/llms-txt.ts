/**
 * llms.txt: name, description as a block quote, and a list of links for each section.
 * @see https://llmstxt.org
 */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { stripSiteName } from "../../metadata/title";
import { fillIn } from "../../content-model/fields/placeholders";
import { canonicalUrl } from "../../metadata/head-values";
import { routes } from "../../routes";
import { addressOf } from "../../site/pages/urls";

type Data<K extends keyof typeof kinds> = z.infer<(typeof kinds)[K]["schema"]>;

interface Page {
  path: string;
  title: string;
  description: string;
  /** Sort key: number or date, if any. */
  rank: string;
}

/** Sections in order, by their index page; the home page's has the rest. */
const SECTIONS = [
  routes.services,
  routes.industries,
  routes.locations,
  routes.blog,
  routes.podcast,
  routes.careers,
  routes.home,
] as const;

const dataOf = <K extends keyof typeof kinds>(entries: readonly Entry[], kind: K): Data<K> | undefined =>
  entries.find((entry) => entry.kind === kinds[kind])?.data as Data<K> | undefined;

/** Newest first; services by the agency's order. */
const rankOf = ({ date, datePosted, order }: Record<string, unknown>): string => {
  const day = date ?? datePosted;
  if (typeof day === "string") return String(99999999 - Number(day.replaceAll("-", "")));
  return typeof order === "number" ? String(order).padStart(8, "0") : "";
};

/** Title and description of an entry's page; `undefined` without a page. */
const pageOf = (entry: Entry, statePage: Data<"statePage"> | undefined, site: string): Page | undefined => {
  const path = addressOf(entry.path);
  if (path === undefined) return undefined;
  const { title, name, inSentences, metadata, cities } = entry.data as Partial<
    Data<"article"> & Data<"industry"> & Pick<Data<"state">, "cities" | "inSentences">
  >;
  const ofState = (cities?.length === 1 ? statePage?.single : undefined) ?? statePage;
  const words = metadata ?? ofState?.metadata;
  const fill = (text = "") => fillIn(text, { state: inSentences ?? name ?? "", count: cities?.length ?? 0 });
  return {
    path,
    // The list begins with the agency's name.
    title: title ?? name ?? stripSiteName(fill(words?.title), site),
    description: fill(words?.description),
    rank: rankOf(entry.data),
  };
};

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
  const site = dataOf(entries, "site");
  const navigation = dataOf(entries, "navigation");
  const pages = entries
    .flatMap((entry) => pageOf(entry, dataOf(entries, "statePage"), site?.name ?? "") ?? [])
    .filter(({ path }) => isBuilt(path))
    .sort((a, b) => a.rank.localeCompare(b.rank, "en") || a.title.localeCompare(b.title, "en"));
  const sectionOf = (path: string) => SECTIONS.find((top) => path === top || path.startsWith(`${top}/`)) ?? routes.home;
  const links = [
    ...(navigation?.header.links ?? []),
    ...(navigation?.footer.columns.flatMap((column) => column.links) ?? []),
  ];
  const nameOf = (top: string, [first]: readonly Page[]): string =>
    links.find(({ to }) => to === top)?.label ?? first?.title ?? "";
  const line = ({ title, path, description }: Page): string =>
    `- [${inline(title)}](${canonicalUrl(site?.url ?? "", path)}): ${inline(description)}`;
  const lists = SECTIONS.map((top) => {
    // The index page comes first.
    const own = pages
      .filter(({ path }) => sectionOf(path) === top)
      .sort((a, b) => +(b.path === top) - +(a.path === top));
    return `## ${inline(nameOf(top, own))}\n\n${own.map(line).join("\n")}\n`;
  });
  return [`# ${inline(site?.name ?? "")}\n`, `> ${inline(site?.description ?? "")}\n`, ...lists].join("\n");
};
