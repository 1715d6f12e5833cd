/** Statistics over runs. */
import { median } from "../readme";
import type { GatsbyBuilt, GatsbyRun } from "./results";

/** The sizes that were built, ascending. */
export const sizesOf = (runs: readonly GatsbyRun[]): number[] =>
  [...new Set(runs.map(({ cities }) => cities))].sort((a, b) => a - b);

export const ofSize = (runs: readonly GatsbyRun[], cities: number): GatsbyRun[] =>
  runs.filter((run) => run.cities === cities);

export const seconds = (builds: readonly GatsbyBuilt[]): number[] => builds.map((build) => build.seconds);

const bySeconds = (built: GatsbyBuilt): number => built.seconds;

export const byProcessor = (built: GatsbyBuilt): number => built.processorSeconds;

/** Milliseconds per page that the larger of two sizes adds. */
export const msPerPage = (
  runs: readonly GatsbyRun[],
  from: number,
  to: number,
  time: (built: GatsbyBuilt) => number = bySeconds,
): number => {
  const at = (cities: number): number => median(ofSize(runs, cities).map(({ cold }) => time(cold)));
  return ((at(to) - at(from)) / (to - from)) * 1e3;
};
