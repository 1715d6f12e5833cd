/** Tells after a build how alike the pages of cities and states are, and which of them say least. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { routes } from "../../routes";
import { Library, type KindName } from "../library";
import type { ContentStore } from "../content-store";
import { likenessOf, visibleWords, type LikenessReport, type Page } from "./likeness";

/** The kinds whose content these pages show. */
const SHOWN: readonly KindName[] = ["site", "cityPage", "statePage", "state", "service", "industry"];

interface Reports {
  cities: LikenessReport;
  states: LikenessReport;
}

interface Kept {
  /** Stands for all that the pages show. */
  digest: string;
  reports: Reports;
}

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

/** Reads the pages of a built site. */
export const localReports = (library: Library, site: string): Reports => {
  const page = (path: string): Page => ({
    path,
    words: visibleWords(readFileSync(join(site, path, "index.html"), "utf8")),
  });
  const states = library.all("state");
  return {
    cities: likenessOf(states.map(({ slug, data }) => data.cities.map((city) => page(routes.city(slug, city.slug))))),
    states: likenessOf([states.map(({ slug }) => page(routes.state(slug)))]),
  };
};

const readKept = (file: string): Kept | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
};

/** Tells the report in two lines, and writes it in full. Where these pages' content is as before, nothing is read again. */
export const reportLocalPages = (
  store: ContentStore,
  reporter: Reporter,
  site = resolve("public"),
  folder = resolve(".cache/local-pages"),
): void => {
  const library = new Library(store.all());
  const digest = createHash("sha256")
    .update(JSON.stringify(SHOWN.map((kind) => library.all(kind))))
    .digest("hex");
  const file = join(folder, "report.json");
  const kept = readKept(file);
  const reports = kept?.digest === digest ? kept.reports : localReports(library, site);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ digest, reports } satisfies Kept));
  const text = join(folder, "report.txt");
  writeFileSync(text, `${inFull("Cities", reports.cities)}\n\n${inFull("States", reports.states)}\n`);
  reporter.info(inShort("City pages", reports.cities));
  reporter.info(`${inShort("State pages", reports.states)} More in ${text}.`);
};
