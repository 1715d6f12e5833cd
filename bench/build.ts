/**
 * `npm run bench:build`: build times of the real site, and of a bare page in Gatsby and other tools. Writes its
 * tables into bench/README.md.
 *
 * `-- --sizes 1000,10000` numbers of cities; `--only real,bare,peers`; `--runs 1` for all sizes; `--quick` for five
 * minutes;
 * `--results file` saves each run there, and skips runs that it has, so that hours of work can be split.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { targetsTable } from "./build/targets";
import { runBareSite } from "./build/bare-site";
import { PEERS, runPeer, type Peer } from "./build/peers";
import { ownCities } from "./build/generate-content";
import { SavedRuns } from "./build/saved-runs";
import { runRealSite } from "./build/real-site";
import type { GatsbyRun, SiteRun } from "./build/results";
import { bareTable, describeLimits, realTables } from "./build/tables";
import { reportMeasurement, workFolder } from "./measurement";
import { machine } from "./readme";

/** The number of cities in the content. */
const OWN = ownCities("content");
const SIZES = [1000, OWN, 10_000, 30_000, 100_000];
/** Two sizes give the cost of a further page. */
const QUICK_SIZES = [1000, OWN];
/** Above this size, no other tools and only the first change. */
const LARGEST_FOR_ALL = 30_000;
const PARTS = ["real", "bare", "peers"];

const { values: given } = parseArgs({
  options: {
    sizes: { type: "string" },
    only: { type: "string", default: PARTS.join(",") },
    runs: { type: "string" },
    quick: { type: "boolean", default: false },
    results: { type: "string" },
    work: { type: "string", default: tmpdir() },
  },
});

const sizes = given.sizes?.split(",").map(Number) ?? (given.quick ? QUICK_SIZES : SIZES);
/** The real site takes longest, so --quick builds it at its own size only. */
const realSizes = given.quick ? [OWN] : sizes;
const parts = given.only.split(",");

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
let folders = 0;
/** A new folder for each site, none deleted before the end: file systems are slow after deleting many folders. */
const newFolder = (name: string): string => join(work, `${(folders += 1)}-${name}`);

const tell = (what: string, { cities, cold, changes }: SiteRun): void => {
  const after = Object.entries(changes).flatMap(([name, builds]) =>
    builds.map(({ seconds }) => `${name} ${seconds.toFixed(1)} s`),
  );
  console.log(`${what}, ${cities} cities: ${cold.seconds.toFixed(1)} s; ${after.join("; ")}`);
};

const repeated = async <R extends SiteRun>(
  name: string,
  of: readonly number[],
  run: (folder: string, cities: number) => Promise<R>,
): Promise<R[]> => {
  const all: R[] = [];
  for (const cities of of)
    for (let at = 1; at <= runsOf(cities); at += 1)
      try {
        const result = await kept.runOnce(`${name}, ${cities} cities, run ${at}`, () => run(newFolder(name), cities));
        tell(name, result);
        all.push(result);
      } catch (error) {
        // Keep the smaller sizes' results.
        const [reason = ""] = (error as Error).message.split("\n").filter(Boolean).slice(-1);
        failures.push(`${name}, ${cities} cities: ${reason}`);
        console.error(`${name}, ${cities} cities: ${(error as Error).message}`);
      }
  return all;
};

const runPeers = async (): Promise<[Peer, SiteRun[]][]> => {
  const results: [Peer, SiteRun[]][] = [];
  for (const peer of PEERS.filter(({ most, version }) => version() !== undefined && !(given.quick && most))) {
    const of = sizes.filter((size) => size <= (peer.most ?? LARGEST_FOR_ALL));
    // Two sizes give the cost of a further page.
    const [least = 0, most = least] = [of[0], of.at(-1)];
    results.push([
      peer,
      await repeated(peer.folder, [...new Set([least, most])], (folder, cities) => runPeer(peer, folder, cities)),
    ]);
  }
  return results;
};

const gatsbyVersion = (): string =>
  (JSON.parse(readFileSync("node_modules/gatsby/package.json", "utf8")) as { version: string }).version;

const measure = async (): Promise<string> => {
  const about = machine(`Node ${process.versions.node}`, `Gatsby ${gatsbyVersion()}`);
  const bare: GatsbyRun[] = parts.includes("bare") ? await repeated("bare", sizes, runBareSite) : [];
  const peers = parts.includes("peers") ? await runPeers() : [];
  const real: GatsbyRun[] = parts.includes("real")
    ? await repeated("real", realSizes, (folder, cities) =>
        runRealSite(folder, cities, { most: changesOf(cities), times: timesOf(cities) }),
      )
    : [];
  return [
    `Machine: ${about}. Figures are medians, with minimum and maximum in brackets.`,
    ...(real.length > 0 ? realTables(real) : []),
    ...(bare.length > 0 || peers.length > 0 ? [bareTable(bare, peers)] : []),
    targetsTable({ real, bare, own: OWN }),
    ...describeLimits(PEERS),
    ...failures.map((failure) => `Not built to the end: ${failure}`),
  ]
    .filter(Boolean)
    .join("\n\n");
};

void reportMeasurement("build", "Builds", measure);
