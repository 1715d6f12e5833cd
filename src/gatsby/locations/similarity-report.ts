/** Tells after a build how alike the pages of cities and states are, and which of them say least. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import type * as Redux from "gatsby/dist/redux";
import { routes } from "../../routes";
import { jsonDigest } from "../../lib/json-digest";
import { insideGatsby } from "../../build/inside-gatsby";
import { inThreads } from "../../build/in-threads";
import { Library, type KindName } from "../content/collections";
import type { ContentStore } from "../content/content-store";
import { combineReports, type PageSimilarityReport } from "./page-similarity";
import { pageSimilarityAt } from "./page-similarity-at";

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

const LIKENESS_AT = { module: "src/gatsby/locations/page-similarity-at.ts", name: "pageSimilarityAt", run: pageSimilarityAt };
/** So many pages are read and compared in the time in which another thread starts. */
const PAGES_WORTH_A_THREAD = 2000;

const found = async (groups: readonly Group[], site: string): Promise<Kept> => {
  // The largest are not left to one thread.
  const bySize = [...groups].sort((a, b) => b.paths.length - a.paths.length);
  const jobs = bySize.map(({ paths }) => paths);
  const reports = await inThreads(LIKENESS_AT, site, jobs, jobs.flat().length / PAGES_WORTH_A_THREAD);
  return Object.fromEntries(bySize.map(({ digest }, index) => [digest, reports[index] as PageSimilarityReport]));
};

/**
 * The reports on the pages of a built site. Only those of a group are read of which something is shown that was not before.
 * @param kept what was found before
 * @param renderer stands for the code that rendered the pages
 * @returns the reports, and those of the groups
 */
export const localReports = async (
  store: ContentStore,
  site: string,
  kept: Kept = {},
  renderer = "",
): Promise<{ reports: Reports; groups: Kept }> => {
  const library = new Library(store.all());
  const shared = jsonDigest([renderer, SHOWN.map((kind) => library.all(kind))]);
  const made = store.keptStates();
  const states = library.all("state");
  const ofCities = states.map(({ slug, data }): Group => ({
    digest: jsonDigest([shared, made.get(slug)?.content]),
    paths: data.cities.map((city) => routes.city(slug, city.slug)),
  }));
  const ofStates: Group = {
    digest: jsonDigest([shared, [...made.values()].map(({ content }) => content)]),
    paths: states.map(({ slug }) => routes.state(slug)),
  };
  const all = [...ofCities, ofStates];
  const anew = await found(
    all.filter(({ digest }) => !(digest in kept)),
    site,
  );
  const groups = Object.fromEntries(
    all.map(({ digest }) => [digest, (kept[digest] ?? anew[digest]) as PageSimilarityReport]),
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
export const reportLocalPages = async (
  store: ContentStore,
  reporter: Reporter,
  site = resolve("public"),
  folder = resolve(".cache/local-pages"),
): Promise<void> => {
  const file = join(folder, "groups.json");
  const { ssrCompilationHash: renderer } = insideGatsby<typeof Redux>("gatsby/dist/redux").store.getState().html;
  const { reports, groups } = await localReports(store, site, readKept(file), renderer);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
  const text = join(folder, "report.txt");
  writeFileSync(text, `${inFull("Cities", reports.cities)}\n\n${inFull("States", reports.states)}\n`);
  reporter.info(inShort("City pages", reports.cities));
  reporter.info(`${inShort("State pages", reports.states)} More in ${text}.`);
};
