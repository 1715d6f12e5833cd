/** Length checks of titles and descriptions in search results, with placeholders filled in. */
import {
  allOf,
  type ContentProblem,
  type Entry,
  fieldMeta,
  isOf,
  onlyOf,
  type PathStep,
  problemAt,
  visitorOf,
} from "content-kit";
import { warning } from "./messages";
import { kinds } from "../../content-model/kinds";
import { fillIn } from "content-kit/lib/placeholders";
import { memoizeByObject } from "content-kit/lib/memoize";
import { formatNumber } from "content-kit/lib/format";

/**
 * Characters shown in search results. Fixed titles are limited to 60 by their field; templates get a few more, because
 * names cannot be shortened.
 */
const LIMITS = { title: { most: 65, least: 0 }, description: { most: 160, least: 50 } } as const;

type Part = keyof typeof LIMITS;

/** One page of a template: placeholder values and a label for messages. */
interface FilledPage {
  names: Record<string, string>;
  what: string;
}

/** An entry's pages by the kind of their template. */
type PagesByTemplate = Partial<Record<string, FilledPage[]>>;

const pagesByTemplate = (entry: Entry, language: string, titleOf: (service: string) => string): PagesByTemplate => {
  if (isOf(entry, kinds.state)) {
    const { name, inSentences: state = name, abbreviation = name, cities } = entry.data;
    return {
      [kinds.statePage.name]: [{ names: { state, count: formatNumber(cities.length, language) }, what: name }],
      [kinds.cityPage.name]: cities.map(({ name: city }) => ({
        names: { city, state, abbreviation },
        what: `${city}, ${name}`,
      })),
    };
  }
  if (isOf(entry, kinds.industry)) {
    const { name: industry, services } = entry.data;
    return {
      [kinds.industryServicePage.name]: services.map(({ service: slug, title }) => {
        const service = titleOf(slug);
        return { names: { industry, service, title }, what: `${service} for ${industry}` };
      }),
    };
  }
  return {};
};

interface Worst {
  length: number;
  text: string;
  what: string;
  file: string;
  pages: number;
  over: number;
}

const worstOf = (text: string, most: number, pages: readonly FilledPage[], file: string): Worst => {
  const worst: Worst = { length: 0, text, what: "", file, pages: pages.length, over: 0 };
  for (const { names, what } of pages) {
    const filled = fillIn(text, names);
    if (filled.length > most) worst.over += 1;
    if (filled.length > worst.length) Object.assign(worst, { length: filled.length, text: filled, what });
  }
  return worst;
};

/** Memoized results per entry, keyed by template text, language and service titles. */
const worstByTemplate = memoizeByObject((_: Entry) => new Map<string, Worst>());

interface Names {
  entries: readonly Entry[];
  language: string;
  titles: ReadonlyMap<string, string>;
  /** Cache key of language and titles. */
  key: string;
}

const worstFilled = (
  template: Entry,
  text: string,
  most: number,
  { entries, language, titles, key: names }: Names,
): Worst => {
  const key = `${names}\n${template.kind.name}\n${text}`;
  let worst: Worst = { length: 0, text, what: "", file: "", pages: 0, over: 0 };
  for (const entry of entries) {
    if (entry.kind !== kinds.state && entry.kind !== kinds.industry) continue;
    const known = worstByTemplate(entry);
    const own =
      known.get(key) ??
      worstOf(
        text,
        most,
        pagesByTemplate(entry, language, (slug) => titles.get(slug) ?? slug)[template.kind.name] ?? [],
        entry.path,
      );
    known.set(key, own);
    const [pages, over] = [worst.pages + own.pages, worst.over + own.over];
    worst = { ...(own.length > worst.length ? own : worst), pages, over };
  }
  return worst;
};

interface Found {
  part: Part;
  value: string;
  path: readonly PathStep[];
}

const visitSearchTexts = visitorOf(({ searchResult }) => searchResult !== undefined);

/** An entry's search titles and descriptions. */
const searchTexts = memoizeByObject((entry: Entry): readonly Found[] => {
  const found: Found[] = [];
  visitSearchTexts(entry.kind.schema, entry.data, (value, schema, path) => {
    const part = fieldMeta(schema).searchResult;
    if (part && typeof value === "string") found.push({ part, value, path });
  });
  return found;
});

const problemOf = (entry: Entry, { part, value, path }: Found, names: Names): ContentProblem[] => {
  const { most, least } = LIMITS[part];
  const isTemplate = value.includes("{");
  const worst = isTemplate ? worstFilled(entry, value, most, names) : undefined;
  // A template without pages cannot be checked.
  if (worst && worst.pages === 0) return [];
  const length = worst?.length ?? value.length;
  if (worst && worst.over > 0)
    return [problemAt(entry, path, warning("search-result/too-long", { ...worst, path, most }))];
  if (length < least) return [problemAt(entry, path, warning("search-result/too-short", { path, length, least }))];
  return [];
};

/** Warnings about titles and descriptions that search results would cut or replace. */
export const checkSearchResults = (entries: readonly Entry[]): ContentProblem[] => {
  const site = onlyOf(entries, kinds.site)?.data;
  if (!site) return [];
  const titles = new Map(allOf(entries, kinds.service).map(({ slug, data }) => [slug, data.title] as const));
  const { language } = site;
  const names: Names = { entries, language, titles, key: JSON.stringify([language, ...titles]) };
  return entries.flatMap((entry) =>
    // The 404 page is not indexed.
    entry.kind === kinds.notFoundPage ? [] : searchTexts(entry).flatMap((found) => problemOf(entry, found, names)),
  );
};
