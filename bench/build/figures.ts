/** Statistics over runs. */
import { median } from "../readme";
import type { Built, SiteRun } from "./results";

/** The sizes that were built, ascending. */
export const sizesOf = (runs: readonly SiteRun[]): number[] =>
  [...new Set(runs.map(({ cities }) => cities))].sort((a, b) => a - b);

export const ofSize = <R extends SiteRun>(runs: readonly R[], cities: number): R[] =>
  runs.filter((run) => run.cities === cities);

export const seconds = (builds: readonly Built[]): number[] => builds.map((build) => build.seconds);

export const bySeconds = (built: Built): number => built.seconds;

export const byProcessor = (built: Built): number => built.processorSeconds;

/** Milliseconds per page that the larger of two sizes adds. */
export const msPerPage = (
  runs: readonly SiteRun[],
  from: number,
  to: number,
  time: (built: Built) => number = bySeconds,
): number => {
  const at = (cities: number): number => median(ofSize(runs, cities).map(({ cold }) => time(cold)));
  return ((at(to) - at(from)) / (to - from)) * 1e3;
};
