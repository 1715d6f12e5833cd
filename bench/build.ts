/**
 * `npm run bench:build`: how long builds take, of the real site and of a bare page, and how long other tools take for that
 * page. Prints tables, and writes them into bench/README.md.
 *
 * `-- --sizes 1000,10000` numbers of cities; `--only real,bare,peers`; `--runs 1` for all sizes; `--quick` for five minutes;
 * `--results file` keeps every run there, and takes from there what an earlier call has run: so hours can be parted.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { aimsTable } from "./build/aims";
import { runBareSite } from "./build/bare-site";
import { PEERS, runPeer, type Peer } from "./build/peers";
import { ownCities } from "./build/generate-content";
import { KeptRuns } from "./build/kept-runs";
import { runRealSite } from "./build/real-site";
import type { GatsbyRun, SiteRun } from "./build/results";
import { bareTable, limitsInWords, realTables } from "./build/tables";
import { tellMeasurement, workFolder } from "./measurement";
import { machine } from "./readme";

/** The content as it is, and as many cities as another agency may have. */
const OWN = ownCities("content");
const SIZES = [1000, OWN, 10_000, 30_000, 100_000];
/** Two sizes tell what a further page takes. */
const QUICK_SIZES = [1000, OWN];
/** Other tools are measured with so many cities at most, and all changes are made. */
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
/** The real site takes longest: where time is short, it is built with its own cities alone. */
const realSizes = given.quick ? [OWN] : sizes;
const parts = given.only.split(",");

/** The larger, the fewer: the spread of short builds is the larger one, and a long one takes half an hour. */
const runsOf = (size: number): number => Number(given.runs ?? (given.quick || size > OWN ? 1 : 3));

/** How many of the changes are made: the last renders all pages again, which takes as long as the first build. */
const changesOf = (cities: number): number => (cities > LARGEST_FOR_ALL || given.quick ? 1 : 3);
/** A build after a change is short, and what is built once is changed more often. */
const timesOf = (cities: number): number => (runsOf(cities) > 1 || given.quick ? 1 : 3);

const kept = new KeptRuns(given.results);
/** What could not be built, in words for the table. */
const failures: string[] = [];

const work = workFolder("build", given.work);
let folders = 0;
/**
 * A new folder for every site. None is removed before the end: a file system is slow for a while after it has lost tens
 * of thousands of folders.
 */
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
        // What smaller sizes took is worth telling all the same.
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
    // Two sizes tell what a further page takes.
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
    `Machine: ${about}. Each figure is the middle of its runs, with the fastest and the slowest in brackets.`,
    ...(real.length > 0 ? realTables(real) : []),
    ...(bare.length > 0 || peers.length > 0 ? [bareTable(bare, peers)] : []),
    aimsTable({ real, bare, own: OWN }),
    ...limitsInWords(PEERS),
    ...failures.map((failure) => `Not built to the end: ${failure}`),
  ]
    .filter(Boolean)
    .join("\n\n");
};

void tellMeasurement("build", "Builds", measure);
