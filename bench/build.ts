/**
 * `npm run bench:build`: build times of the site at growing sizes. Writes its tables into bench/README.md.
 *
 * `-- --sizes 1000,10000` numbers of cities; `--runs 1` for all sizes; `--quick` for five minutes; `--results file`
 * saves each run there, and skips runs that it has, so that hours of work can be split.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownCities } from "./build/generate-content";
import { runRealSite } from "./build/real-site";
import type { GatsbyRun } from "./build/results";
import { SavedRuns } from "./build/saved-runs";
import { buildTables } from "./build/tables";
import { reportMeasurement, workFolder } from "./measurement";
import { machine } from "./readme";

/** The number of cities in the content. */
const OWN = ownCities("content");
const SIZES = [1000, OWN, 10_000, 30_000, 100_000];
/** Above this size only the first change. */
const LARGEST_FOR_ALL = 30_000;

const { values: given } = parseArgs({
  options: {
    sizes: { type: "string" },
    runs: { type: "string" },
    quick: { type: "boolean", default: false },
    results: { type: "string" },
    work: { type: "string", default: tmpdir() },
  },
});

const sizes = given.sizes?.split(",").map(Number) ?? (given.quick ? [OWN] : SIZES);

/** Fewer runs for large sites: short builds vary more, and long ones take half an hour. */
const runsOf = (size: number): number => Number(given.runs ?? (given.quick || size > OWN ? 1 : 3));

/** Number of changes; the last re-renders all pages, and takes as long as a cold build. */
const changesOf = (cities: number): number => (cities > LARGEST_FOR_ALL || given.quick ? 1 : 3);
/** Builds per change: several, if there is only one cold build. */
const timesOf = (cities: number): number => (runsOf(cities) > 1 || given.quick ? 1 : 3);

const kept = new SavedRuns(given.results);
/** Failed builds, for the table. */
const failures: string[] = [];

const work = workFolder("build", given.work);

const report = ({ cities, cold, changes }: GatsbyRun): void => {
  const after = Object.entries(changes).flatMap(([name, builds]) =>
    builds.map(({ seconds }) => `${name} ${seconds.toFixed(1)} s`),
  );
  console.log(`${cities} cities: ${cold.seconds.toFixed(1)} s; ${after.join("; ")}`);
};

const runAll = async (): Promise<GatsbyRun[]> => {
  const all: GatsbyRun[] = [];
  for (const cities of sizes)
    for (let at = 1; at <= runsOf(cities); at += 1) {
      const name = `${cities} cities, run ${at}`;
      // None is deleted before the end: file systems are slow after deleting many folders.
      const folder = join(work, name.replaceAll(/\W+/g, "-"));
      try {
        const result = await kept.runOnce(name, () =>
          runRealSite(folder, cities, { most: changesOf(cities), times: timesOf(cities) }),
        );
        report(result);
        all.push(result);
      } catch (error) {
        // Keep the smaller sizes' results.
        const { message } = error as Error;
        failures.push(`${name}: ${message.split("\n").filter(Boolean).at(-1) ?? ""}`);
        console.error(`${name}: ${message}`);
      }
    }
  return all;
};

const gatsbyVersion = (): string =>
  (JSON.parse(readFileSync("node_modules/gatsby/package.json", "utf8")) as { version: string }).version;

const measure = async (): Promise<string> => {
  const about = machine(`Node ${process.versions.node}`, `Gatsby ${gatsbyVersion()}`);
  return [
    `Machine: ${about}. Figures are medians, with minimum and maximum in brackets.`,
    ...buildTables(await runAll()),
    ...failures.map((failure) => `Not built to the end: ${failure}`),
  ]
    .filter(Boolean)
    .join("\n\n");
};

void reportMeasurement("build", "Builds", measure, !given.quick && !given.sizes);
