/** Targets for builds on two processors, beside the results; targets of sizes that were not built are left out. */
import { median, table } from "../readme";
import { msPerPage, ofSize, seconds, sizesOf } from "./figures";
import type { GatsbyRun } from "./results";

interface Target {
  what: string;
  most: number;
  measured: number;
  digits: number;
}

const LARGE = 30_000;
const LARGEST = 100_000;

/** Milliseconds per further page between consecutive sizes. */
const steps = (runs: readonly GatsbyRun[]): number[] => {
  const sizes = sizesOf(runs);
  return sizes.slice(1).map((to, index) => msPerPage(runs, sizes[index] ?? 0, to));
};

const perPage = (runs: readonly GatsbyRun[]): number => {
  const sizes = sizesOf(runs);
  return msPerPage(runs, sizes[0] ?? 0, sizes.at(-1) ?? 0);
};

const limitOf = (runs: readonly GatsbyRun[]): number => median(runs.map(({ limit }) => limit)) * 1e3;

const ofPages = (name: string, runs: readonly GatsbyRun[], most: { ms?: number; limits: number }): Target[] => {
  if (sizesOf(runs).length < 2) return [];
  const each = perPage(runs);
  const steady = steps(runs);
  return [
    ...(most.ms === undefined
      ? []
      : [{ what: `${name}, ms per further page`, most: most.ms, measured: each, digits: 2 }]),
    { what: `${name}, times the limit`, most: most.limits, measured: each / limitOf(runs), digits: 1 },
    ...(steady.length < 2
      ? []
      : [
          {
            what: `${name}, most expensive further page, % of the mean`,
            most: 115,
            measured: (Math.max(...steady) / each) * 100,
            digits: 0,
          },
        ]),
  ];
};

const ofReal = (runs: readonly GatsbyRun[], own: number): Target[] => {
  const full = ofSize(runs, own);
  const large = ofSize(runs, LARGE);
  const largest = ofSize(runs, LARGEST);
  return [
    ...(full.length === 0
      ? []
      : [
          {
            what: "full content, cold, s",
            most: 60,
            measured: median(seconds(full.map(({ cold }) => cold))),
            digits: 1,
          },
        ]),
    ...["one city renamed", "one article"].flatMap((name) =>
      large.length === 0
        ? []
        : [
            {
              what: `${LARGE} cities, ${name}, s`,
              most: 10,
              measured: median(seconds(large.flatMap(({ changes }) => changes[name] ?? []))),
              digits: 1,
            },
          ],
    ),
    ...(largest.length === 0
      ? []
      : [
          {
            what: `${LARGEST} cities, memory of all processes, MiB`,
            most: 6 * 1024,
            measured: Math.max(...largest.map(({ cold }) => cold.peakMemory)),
            digits: 0,
          },
        ]),
  ];
};

/** The targets as a table; missed ones in bold. */
export const targetsTable = ({
  real,
  bare,
  own,
}: {
  real: readonly GatsbyRun[];
  bare: readonly GatsbyRun[];
  own: number;
}): string => {
  const aims = [
    ...ofPages("bare page", bare, { ms: 0.8, limits: 4.5 }),
    ...ofPages("real page", real, { limits: 4 }),
    ...ofReal(real, own),
  ];
  if (aims.length === 0) return "";
  const rows = aims.map(({ what, most, measured, digits }) => {
    const figure = measured.toFixed(digits);
    return [what, String(most), measured <= most ? figure : `**${figure}**`];
  });
  return ["### Targets, on two processors", "", ...table(["", "at most", "measured"], rows)].join("\n");
};
