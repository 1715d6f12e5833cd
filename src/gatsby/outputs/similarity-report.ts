/** Reports after a build how similar city and state pages are, and which have the fewest words. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { kinds } from "../../content-model/kinds";
import { routes } from "../../routes";
import { jsonDigest } from "../../lib/digest";
import { Library, type KindName } from "../../site/content/collections";
import type { ContentStore } from "../content-store";
import { combineReports, groupReport, visibleWords, type PageSimilarityReport } from "./page-similarity";

/** Kinds whose content is shown on all location pages. */
const SHOWN: readonly KindName[] = ["site", "cityPage", "statePage", "service", "industry"];

interface Reports {
  cities: PageSimilarityReport;
  states: PageSimilarityReport;
}

/** Reports on groups of pages, by the hash of everything that their pages show. */
type ReportsByGroup = Record<string, PageSimilarityReport>;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The report in one line, with the most similar pair and the three shortest pages. */
const formatSummary = (what: string, { pages, average, worst: [worst], thinnest }: PageSimilarityReport): string => {
  const thin = thinnest.slice(0, 3).map(({ path, words }) => `${path} (${words} words)`);
  const alike = worst
    ? ` Pairs share ${percent(average)} of their word sequences on average, at most ${percent(worst.share)}: ${worst.a} and ${worst.b}.`
    : "";
  return `${what}: ${pages}.${alike} Fewest words: ${thin.join(", ")}.`;
};

const formatDetails = (what: string, { worst, thinnest }: PageSimilarityReport): string =>
  [
    `${what}, most similar pairs`,
    ...worst.map(({ a, b, share }) => `${percent(share)}  ${a}  ${b}`),
    `${what}, fewest words`,
    ...thinnest.map(({ path, words }) => `${words} words  ${path}`),
  ].join("\n");

/** A group of sibling pages: hash of everything they show, and their paths. */
interface Group {
  digest: string;
  paths: readonly string[];
}

/** The report on a group of pages of a built site. */
const similarityOf = (site: string, paths: readonly string[]): PageSimilarityReport =>
  groupReport(
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
  cached: ReportsByGroup = {},
  renderer = "",
): { reports: Reports; groups: ReportsByGroup } => {
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

const readPrevious = (file: string): ReportsByGroup => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ReportsByGroup;
  } catch {
    return {};
  }
};

/** Logs the report in two lines and writes it in full. Unchanged groups are not read again. */
export const reportLocalPages = (
  store: ContentStore,
  reporter: Reporter,
  site = resolve("public"),
  folder = resolve(".cache/local-pages"),
): void => {
  const file = join(folder, "groups.json");
  // It names the build's code, as browsers ask for it.
  const renderer = readFileSync(join(site, "page-data/app-data.json"), "utf8");
  const { reports, groups } = localReports(store, site, readPrevious(file), renderer);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
  const text = join(folder, "report.txt");
  writeFileSync(text, `${formatDetails("Cities", reports.cities)}\n\n${formatDetails("States", reports.states)}\n`);
  reporter.info(formatSummary("City pages", reports.cities));
  reporter.info(`${formatSummary("State pages", reports.states)} Details: ${text}`);
};
