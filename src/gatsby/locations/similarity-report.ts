/** Tells after a build how alike the pages of cities and states are, and which of them say least. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { kinds } from "../../content-model/kinds";
import { routes } from "../../routes";
import { jsonDigest } from "../../lib/digest";
import { Library, type KindName } from "../content/collections";
import type { ContentStore } from "../content/content-store";
import { combineReports, likenessOf, visibleWords, type PageSimilarityReport } from "./page-similarity";

/** The kinds whose content the pages of all places show. */
const SHOWN: readonly KindName[] = ["site", "cityPage", "statePage", "service", "industry"];

interface Reports {
  cities: PageSimilarityReport;
  states: PageSimilarityReport;
}

/** The reports on groups of pages, each under what stands for all that its pages show. */
type Kept = Record<string, PageSimilarityReport>;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The report in a line, with the worst pair and the three thinnest pages. */
const inShort = (what: string, { pages, average, worst: [worst], thinnest }: PageSimilarityReport): string => {
  const thin = thinnest.slice(0, 3).map(({ path, words }) => `${path} (${words} words)`);
  const alike = worst
    ? ` Two of them share ${percent(average)} of their words on average, at most ${percent(worst.share)}: ${worst.a} and ${worst.b}.`
    : "";
  return `${what}: ${pages}.${alike} The thinnest: ${thin.join(", ")}.`;
};

const inFull = (what: string, { worst, thinnest }: PageSimilarityReport): string =>
  [
    `${what}, the most alike`,
    ...worst.map(({ a, b, share }) => `${percent(share)}  ${a}  ${b}`),
    `${what}, the thinnest`,
    ...thinnest.map(({ path, words }) => `${words} words  ${path}`),
  ].join("\n");

/** A group of sibling pages: what stands for all that they show, and where they are. */
interface Group {
  digest: string;
  paths: readonly string[];
}

/** The report on a group of pages of a built site. */
const similarityOf = (site: string, paths: readonly string[]): PageSimilarityReport =>
  likenessOf(
    paths.map((path) => ({ path, words: visibleWords(readFileSync(join(site, path, "index.html"), "utf8")) })),
  );

/**
 * The reports on the pages of a built site. Only groups whose pages changed are read.
 *
 * @param cached the reports of earlier builds, by digest
 * @param renderer identifies the code that rendered the pages
 * @returns the reports, and those of the groups by digest
 */
export const localReports = (
  store: ContentStore,
  site: string,
  cached: Kept = {},
  renderer = "",
): { reports: Reports; groups: Kept } => {
  const library = new Library(store.all());
  const shared = jsonDigest([renderer, SHOWN.map((kind) => library.all(kind))]);
  const states = library.all("state");
  const contentOf = new Map(
    store
      .all()
      .filter(({ kind }) => kind === kinds.state)
      .map(({ slug, path }) => [slug, jsonDigest(store.entities(path))]),
  );
  const ofCities = states.map(({ slug, data }): Group => ({
    digest: jsonDigest([shared, contentOf.get(slug)]),
    paths: data.cities.map((city) => routes.city(slug, city.slug)),
  }));
  const ofStates: Group = {
    digest: jsonDigest([shared, [...contentOf.values()]]),
    paths: states.map(({ slug }) => routes.state(slug)),
  };
  const groups = Object.fromEntries(
    [...ofCities, ofStates].map(({ digest, paths }) => [digest, cached[digest] ?? similarityOf(site, paths)]),
  );
  const reportOn = ({ digest }: Group) => groups[digest] as PageSimilarityReport;
  return { reports: { cities: combineReports(ofCities.map(reportOn)), states: reportOn(ofStates) }, groups };
};

const readKept = (file: string): Kept => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return {};
  }
};

/** Tells the report in two lines, and writes it in full. Groups of pages that show what they showed are not read again. */
export const reportLocalPages = (
  store: ContentStore,
  reporter: Reporter,
  site = resolve("public"),
  folder = resolve(".cache/local-pages"),
): void => {
  const file = join(folder, "groups.json");
  // It names the build's code, as browsers ask for it.
  const renderer = readFileSync(join(site, "page-data/app-data.json"), "utf8");
  const { reports, groups } = localReports(store, site, readKept(file), renderer);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
  const text = join(folder, "report.txt");
  writeFileSync(text, `${inFull("Cities", reports.cities)}\n\n${inFull("States", reports.states)}\n`);
  reporter.info(inShort("City pages", reports.cities));
  reporter.info(`${inShort("State pages", reports.states)} More in ${text}.`);
};
