/** The results as Markdown tables: seconds, and multiples of the lower bound. */
import { median, table, withSpread } from "../readme";
import { byProcessor, msPerPage, ofSize, seconds, sizesOf } from "./figures";
import type { GatsbyBuilt, GatsbyRun } from "./results";

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
    const each = msPerPage(runs, from, to);
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

/** The results of all sizes. */
export const buildTables = (runs: readonly GatsbyRun[]): string[] => [
  "All of `npm run build`, including content check, social cards, search index, sitemaps and packaging. For changes, also the numbers of queries run and pages written. Memory is the peak of all processes together, shared memory counted once (PSS).",
  buildsTable(runs),
  furtherPages(runs),
  "The cold build, step by step:",
  stepsTable(runs),
];
