/** Tells after a build how alike the pages of cities and states are, and which of them say least. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { routes } from "../../routes";
import { digestOf } from "../digest";
import { Library, type KindName } from "../library";
import type { ContentStore } from "../content-store";
import { likenessOf, togetherOf, visibleWords, type LikenessReport, type Page } from "./likeness";

/** The kinds whose content the pages of all places show. */
const SHOWN: readonly KindName[] = ["site", "cityPage", "statePage", "service", "industry"];

interface Reports {
  cities: LikenessReport;
  states: LikenessReport;
}

/** The reports on groups of pages, each under what stands for all that its pages show. */
type Kept = Record<string, LikenessReport>;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The report in a line, with the worst pair and the three thinnest pages. */
const inShort = (what: string, { pages, average, worst: [worst], thinnest }: LikenessReport): string => {
  const thin = thinnest.slice(0, 3).map(({ path, words }) => `${path} (${words} words)`);
  const alike = worst
    ? ` Two of them share ${percent(average)} of their words on average, at most ${percent(worst.share)}: ${worst.a} and ${worst.b}.`
    : "";
  return `${what}: ${pages}.${alike} The thinnest: ${thin.join(", ")}.`;
};

const inFull = (what: string, { worst, thinnest }: LikenessReport): string =>
  [
    `${what}, the most alike`,
    ...worst.map(({ a, b, share }) => `${percent(share)}  ${a}  ${b}`),
    `${what}, the thinnest`,
    ...thinnest.map(({ path, words }) => `${words} words  ${path}`),
  ].join("\n");

const pagesAt = (paths: readonly string[], site: string): Page[] =>
  paths.map((path) => ({ path, words: visibleWords(readFileSync(join(site, path, "index.html"), "utf8")) }));

/**
 * The reports on the pages of a built site. Only those of a group are read of which something is shown that was not before.
 * @param kept what was found before; what is found is added
 * @returns the reports, and those of the groups
 */
export const localReports = (
  store: ContentStore,
  site: string,
  kept: Kept = {},
): { reports: Reports; groups: Kept } => {
  const library = new Library(store.all());
  const shared = digestOf(SHOWN.map((kind) => library.all(kind)));
  const groups: Kept = {};
  const report = (shown: unknown, paths: readonly string[]): LikenessReport => {
    const digest = digestOf([shared, shown]);
    return (groups[digest] ??= kept[digest] ?? likenessOf(pagesAt(paths, site)));
  };
  const made = store.keptStates();
  const states = library.all("state");
  const cities = states.map(({ slug, data }) =>
    report(
      made.get(slug)?.content,
      data.cities.map((city) => routes.city(slug, city.slug)),
    ),
  );
  const ofStates = report(
    [...made.values()].map(({ content }) => content),
    states.map(({ slug }) => routes.state(slug)),
  );
  return { reports: { cities: togetherOf(cities), states: ofStates }, groups };
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
  const { reports, groups } = localReports(store, site, readKept(file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(groups));
  const text = join(folder, "report.txt");
  writeFileSync(text, `${inFull("Cities", reports.cities)}\n\n${inFull("States", reports.states)}\n`);
  reporter.info(inShort("City pages", reports.cities));
  reporter.info(`${inShort("State pages", reports.states)} More in ${text}.`);
};
