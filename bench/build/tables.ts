/** The results as Markdown tables: seconds, and multiples of the lower bound. */
import { median, table } from "../readme";
import { withSpread } from "../spread";
import { barePages } from "./bare-data";
import type { Peer } from "./peers";
import { byProcessor, bySeconds, msPerPage, ofSize, seconds, sizesOf } from "./figures";
import type { GatsbyBuilt, GatsbyRun, SiteRun } from "./results";

const NONE = "–";

const tableText = (...of: Parameters<typeof table>): string => table(...of).join("\n");

const count = (value: number): string => value.toLocaleString("en-US");

/** Cost of a further page between consecutive sizes, also as a multiple of the lower bound. */
const furtherPages = (runs: readonly GatsbyRun[]): string => {
  const sizes = sizesOf(runs);
  // The lower bound does not depend on the size.
  const limit = median(runs.map((run) => run.limit)) * 1e3;
  const rows = sizes.slice(1).map((to, index) => {
    const from = sizes[index] ?? 0;
    const each = msPerPage(runs, from, to, bySeconds);
    const worked = msPerPage(runs, from, to, byProcessor);
    return [
      `${count(from)} to ${count(to)}`,
      each.toFixed(2),
      worked.toFixed(2),
      limit.toFixed(2),
      `${(each / limit).toFixed(1)} ×`,
    ];
  });
  return rows.length === 0
    ? ""
    : tableText(["cities", "ms per further page", "ms of processors", "limit, ms", "of the limit"], rows);
};

const changedCell = (builds: readonly GatsbyBuilt[]): string => {
  const [first] = builds;
  return first ? `${withSpread(seconds(builds))}: ${count(first.queries)}, ${count(first.pages)}` : NONE;
};

const buildsTable = (runs: readonly GatsbyRun[]): string => {
  const names = Object.keys(runs[0]?.changes ?? {});
  return tableText(
    ["cities", "cold, s", ...names.map((name) => `${name}, s: queries, pages`), "memory, MiB", "files", "MB"],
    sizesOf(runs).map((cities) => {
      const of = ofSize(runs, cities);
      return [
        count(cities),
        withSpread(seconds(of.map(({ cold }) => cold))),
        ...names.map((name) => changedCell(of.flatMap(({ changes }) => changes[name] ?? []))),
        count(Math.round(Math.max(...of.map(({ cold }) => cold.peakMemory)))),
        count(of[0]?.size.files ?? 0),
        count(Math.round((of[0]?.size.bytes ?? 0) / 1e6)),
      ];
    }),
  );
};

/** Steps below this share of the largest build are summed up. */
const MIN_SHARE = 0.01;

const stepCell = (runs: readonly GatsbyRun[], name: string): string => {
  const steps = runs.flatMap(({ cold }) => cold.steps.find((step) => step.name === name) ?? []);
  const [first] = steps;
  if (!first) return NONE;
  const time = median(steps.map((step) => step.seconds));
  return first.count === undefined
    ? time.toFixed(1)
    : `${time.toFixed(1)} (${count(Math.round(first.count / time))}/s)`;
};

const stepsTable = (runs: readonly GatsbyRun[]): string => {
  const sizes = sizesOf(runs);
  const largest = ofSize(runs, sizes.at(-1) ?? 0);
  const cold = largest[0]?.cold;
  const names = (cold?.steps ?? [])
    .filter((step) => step.seconds >= MIN_SHARE * (cold?.seconds ?? 0))
    .map(({ name }) => name);
  const rest = (of: readonly GatsbyRun[]): string =>
    median(
      of.map(({ cold: { seconds: all, steps } }) => all - steps.reduce((sum, step) => sum + step.seconds, 0)),
    ).toFixed(1);
  return tableText(
    ["step, s", ...sizes.map((size) => `${count(size)} cities`)],
    [
      ...names.map((name) => [name, ...sizes.map((size) => stepCell(ofSize(runs, size), name))]),
      ["other steps of Gatsby, and packaging", ...sizes.map((size) => rest(ofSize(runs, size)))],
    ],
  );
};

const sectionOf = (runs: readonly GatsbyRun[]): string[] =>
  [buildsTable(runs), furtherPages(runs), "The cold build, step by step:", stepsTable(runs)].filter(Boolean);

/** Tables of the real site. */
export const realTables = (runs: readonly GatsbyRun[]): string[] => [
  "### The real site",
  "All of `npm run build`, including content check, social cards, search index, sitemaps and packaging. For changes, also the numbers of queries run and pages written.",
  ...sectionOf(runs),
];

/** The bare page in Gatsby and other tools, also as multiples of the lower bound. */
export const bareTable = (
  bare: readonly GatsbyRun[],
  peers: readonly (readonly [Peer, readonly SiteRun[]])[],
): string => {
  const limit = median(bare.map((run) => run.limit)) * 1e3;
  const rows: [string, readonly SiteRun[]][] = [
    ["Gatsby, bare page", bare],
    ...peers.map(([peer, runs]): [string, readonly SiteRun[]] => [`${peer.name} ${peer.version() ?? ""}`, runs]),
  ];
  const largest = Math.max(...sizesOf((peers.length > 0 ? peers : [["", bare] as const]).flatMap(([, runs]) => runs)));
  const cells = rows
    .filter(([, runs]) => runs.length > 0)
    .map(([name, runs]) => {
      const all = sizesOf(runs).filter((size) => size <= largest);
      const [from = 0, to = from] = [all[0], all.at(-1)];
      const of = ofSize(runs, to);
      const each = from === to ? undefined : msPerPage(runs, from, to, bySeconds);
      return [
        name,
        count(barePages(to)),
        withSpread(seconds(of.map(({ cold }) => cold))),
        each?.toFixed(2) ?? NONE,
        each !== undefined && limit > 0 ? `${(each / limit).toFixed(1)} ×` : NONE,
        withSpread(seconds(of.flatMap(({ changes }) => Object.values(changes).flat()))),
        count(Math.round(Math.max(...of.map(({ cold }) => cold.peakMemory)))),
        count(of[0]?.size.files ?? 0),
      ];
    });
  const limitRow = [
    "limit: `renderToString` and write, one process",
    count(barePages(largest)),
    ((limit * barePages(largest)) / 1e3).toFixed(1),
    limit.toFixed(2),
    "1 ×",
  ];
  return [
    "### The bare page",
    "The same data for all tools. A further page: compared with the smallest site.",
    tableText(
      ["", "pages", "cold, s", "ms per further page", "of the limit", "one city renamed, s", "memory, MiB", "files"],
      [...(limit > 0 ? [[...limitRow, NONE, NONE, NONE]] : []), ...cells],
    ),
    ...(bare.length > 0 ? ["Gatsby's bare page at more sizes:", ...sectionOf(bare)] : []),
  ].join("\n\n");
};

/** Notes on how the tools were measured. */
export const describeLimits = (peers: readonly Peer[]): string[] => {
  const missing = peers.filter(({ version }) => version() === undefined).map(({ name }) => name);
  return [
    ...(missing.length > 0 ? [`Not on this machine: ${missing.join(", ")}.`] : []),
    "Memory is the peak of all processes together, shared memory counted once (PSS).",
  ];
};
