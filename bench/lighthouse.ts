/**
 * `npm run bench:lighthouse`: Lighthouse on every kind of page, with the delivery behind nginx, its mobile settings
 * and a simulated connection. Writes a table into bench/README.md. `-- --runs=1` is quicker, `-- --only=home,city`
 * selects kinds,
 * `-- --reports=folder` keeps the reports.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startNginx } from "../__tests__/support/nginx";
import { chromiumPath } from "../scripts/lib/chromium";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { blockingOnProcessor } from "./blocking";
import { reportMeasurement, workFolder } from "./measurement";
import { machine, median, table } from "./readme";

const DELIVERY = resolve(process.env["DELIVERY_FOLDER"] ?? "delivery");
const LIGHTHOUSE = resolve("bench/node_modules/lighthouse");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse does not measure responses with status 404. */
const KINDS = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) => kind !== "not-found");

interface Audit {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: unknown[] };
}

/** The used part of a report. */
interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, Audit>;
  /** Milliseconds. */
  blockingOnProcessor: number;
}

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" }, reports: { type: "string" } },
});

/** @throws Lighthouse's message if it measured nothing. */
const measure = (address: string, folder: string): Report => {
  // Written to a file: stdout may be truncated when the process exits.
  const file = join(folder, "report.json");
  const trace = join(folder, "report-0.trace.json");
  for (const old of [file, trace]) rmSync(old, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      ...[
        join(LIGHTHOUSE, "cli/index.js"),
        address,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        "--save-assets",
      ],
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  if (!existsSync(file)) throw new Error(`Lighthouse gave no report of ${address}:\n${stderr}`);
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return { ...report, blockingOnProcessor: blockingOnProcessor(trace) };
};

/** Failed audits: binary ones at 0, numeric ones below 0.9. */
const hasFailed = ({ score, scoreDisplayMode }: Audit): boolean =>
  score !== null && score < (scoreDisplayMode === "binary" ? 1 : 0.9);

const failedIn = ({ audits }: Report): string[] => Object.keys(audits).filter((id) => hasFailed(audits[id] as Audit));

const rowOf = (kind: PageKind, reports: readonly Report[]): string[] => {
  const middle = (of: (report: Report) => number): number => median(reports.map(of));
  const number = (id: string): number => middle(({ audits }) => audits[id]?.numericValue ?? NaN);
  const failed = [...new Set(reports.flatMap(failedIn))].map((id) => {
    const times = reports.filter((report) => failedIn(report).includes(id)).length;
    return times === reports.length ? id : `${id} (${times} of ${reports.length})`;
  });
  return [
    `${kind}, \`${PAGE_KINDS[kind]}\``,
    ...CATEGORIES.map((id) => (middle(({ categories }) => categories[id].score ?? NaN) * 100).toFixed(0)),
    (number("largest-contentful-paint") / 1000).toFixed(2),
    number("total-blocking-time").toFixed(0),
    middle((report) => report.blockingOnProcessor).toFixed(0),
    number("cumulative-layout-shift").toFixed(3),
    (number("total-byte-weight") / 1000).toFixed(0),
    middle(({ audits }) => audits["network-requests"]?.details?.items?.length ?? NaN).toFixed(0),
    failed.join(", ") || "none",
  ];
};

const keep = (kind: string, reports: readonly Report[]): void => {
  if (!options.reports) return;
  mkdirSync(options.reports, { recursive: true });
  reports.forEach((report, run) =>
    writeFileSync(join(options.reports ?? "", `${kind}-${run}.json`), JSON.stringify(report)),
  );
};

/** Lighthouse sometimes measures nothing on a busy machine. */
const TRIES = 3;

const measurePatiently = (address: string, folder: string): Report => {
  for (let time = 1; ; time += 1)
    try {
      return measure(address, folder);
    } catch (error) {
      if (time === TRIES) throw error;
    }
};

const install = (): void => {
  if (existsSync(LIGHTHOUSE)) return;
  spawnSync("npm", ["ci", "--prefix", "bench"], { stdio: "inherit" });
  if (!existsSync(LIGHTHOUSE)) throw new Error("Lighthouse could not be installed: npm ci --prefix bench");
};

const measureAll = async (): Promise<string> => {
  install();
  const runs = Number(options.runs);
  const chosen = options.only?.split(",");
  const kinds = KINDS.filter((kind) => chosen?.includes(kind) ?? true);
  const { version } = JSON.parse(readFileSync(join(LIGHTHOUSE, "package.json"), "utf8")) as { version: string };
  const about = machine(`Lighthouse ${version}`);
  const folder = workFolder("lighthouse");
  const nginx = await startNginx(DELIVERY);
  try {
    let browser = "";
    const rows = kinds.map((kind) => {
      const address = `http://127.0.0.1:${nginx.port}${PAGE_KINDS[kind]}`;
      const reports = Array.from({ length: runs }, () => measurePatiently(address, folder));
      keep(kind, reports);
      browser = /Chrome\/[\d.]+/.exec(reports[0]?.environment.hostUserAgent ?? "")?.[0] ?? "";
      const row = rowOf(kind, reports);
      console.log(row.join(" | "));
      return row;
    });
    return [
      "Lighthouse's mobile settings: simulated connection (1.6 Mbit/s, 150 ms), CPU four times slower; the delivery behind " +
        `nginx with Brotli; the median of ${runs} ${runs === 1 ? "run" : "runs"}. ` +
        'Targets: 100 in all categories, LCP 1.0 s, blocking time 30 ms, shift 0, no failed audit. "On the processor" is ' +
        "blocking in CPU time.",
      "",
      `Machine: ${about}; ${browser}.`,
      "",
      ...table(
        [
          "page",
          "speed",
          "access",
          "practices",
          "search",
          "LCP s",
          "blocking ms",
          "on the processor",
          "shift",
          "kB",
          "requests",
          "failed",
        ],
        rows,
      ),
    ].join("\n");
  } finally {
    await nginx.stop();
  }
};

void reportMeasurement("lighthouse", "Lighthouse", measureAll, options.only === undefined);
