/**
 * `npm run bench:load`: throughput of nginx, with `wrk` on the same machine. Writes a table into bench/README.md.
 * `-- --runs 1` instead of five is quicker.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startNginx } from "../__tests__/support/nginx";
import { pageAddresses } from "../src/deploy/public-files";
import { readManifest } from "../src/deploy/manifest";
import { PAGE_KINDS } from "../scripts/lib/sample-pages";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, median, table } from "./readme";

const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");

const { values: given } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const RUNS = Number(given.runs);
const SECONDS = 5;
const THREADS = 1;
const CONNECTIONS = 32;

interface Run {
  perSecond: number;
  megabytesPerSecond: number;
  /** Latency in milliseconds: median and 99th percentile. */
  half: number;
  most: number;
  errors: number;
}

const files = readManifest(DELIVERY).files;
const addresses = pageAddresses(Object.keys(files));
const [largest = ""] = Object.keys(files).sort((a, b) => (files[b]?.size ?? 0) - (files[a]?.size ?? 0));

/** In a fixed pseudo-random order, independent of the order on disk. */
const scattered = (paths: readonly string[]): string[] => {
  const GOLDEN = 0.618033988749895;
  return paths
    .map((path, index) => ({ path, at: (index * GOLDEN) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
};

const WALKS: Record<string, string[]> = {
  "home page": ["/"],
  "a city page": [PAGE_KINDS.city],
  [`the largest file (${largest}, ${((files[largest]?.size ?? 0) / 1e6).toFixed(1)} MB)`]: [`/${largest}`],
  [`all ${addresses.length} pages, in scattered order`]: scattered(addresses),
};

const runOnce = (port: number, list: string): Run => {
  const { stdout, stderr } = spawnSync(
    "wrk",
    [
      ...[`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", "-s", "bench/load.lua"],
      ...[`http://127.0.0.1:${port}`, "--", list],
    ],
    { encoding: "utf8" },
  );
  const numbers = /^RESULT (.+)$/m.exec(stdout)?.[1]?.split(" ").map(Number);
  if (!numbers) throw new Error(`wrk gave no result; on Debian: apt-get install wrk\n${stdout}${stderr}`);
  const [requests = 0, microseconds = 1, bytes = 0, half = 0, most = 0, errors = 0] = numbers;
  return {
    perSecond: requests / (microseconds / 1e6),
    megabytesPerSecond: bytes / microseconds,
    half: half / 1e3,
    most: most / 1e3,
    errors,
  };
};

const row = (name: string, runs: Run[]): string[] => {
  const of = (key: keyof Run): number[] => runs.map((run) => run[key]);
  const rates = of("perSecond");
  const errors = of("errors").reduce((sum, value) => sum + value, 0);
  return [
    name,
    median(rates).toFixed(0),
    `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
    median(of("megabytesPerSecond")).toFixed(1),
    median(of("half")).toFixed(1),
    median(of("most")).toFixed(1),
    String(errors),
  ];
};

const versionOf = (program: string, ...args: string[]): string => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return /\d+\.\d+(?:\.\d+)?/.exec(stdout + stderr)?.[0] ?? "unknown";
};

const measure = async (): Promise<string> => {
  const folder = workFolder("load");
  const about = machine(`nginx ${versionOf("nginx", "-v")}`, `wrk ${versionOf("wrk", "-v")}`);
  const nginx = await startNginx(DELIVERY);
  try {
    const rows = Object.entries(WALKS).map(([name, paths], index) => {
      const list = join(folder, `${index}.txt`);
      writeFileSync(list, `${paths.join("\n")}\n`);
      return row(
        name,
        Array.from({ length: RUNS }, () => runOnce(nginx.port, list)),
      );
    });
    return [
      `One nginx with two workers, with wrk on the same processors (${THREADS} thread, ${CONNECTIONS} connections, brotli); ` +
        `the median of ${RUNS} runs of ${SECONDS} seconds each, with minimum and maximum.`,
      "",
      `Machine: ${about}.`,
      "",
      ...table(
        ["request", "requests/s", "slowest–fastest run", "MB/s", "half within ms", "99 % within ms", "errors"],
        rows,
      ),
    ].join("\n");
  } finally {
    await nginx.stop();
  }
};

void reportMeasurement("load", "Load", measure);
