/** What several runs say together. */
import { median } from "../readme";
import type { Built, SiteRun } from "./results";

/** The numbers of cities that were built, the smallest first. */
export const sizesOf = (runs: readonly SiteRun[]): number[] =>
  [...new Set(runs.map(({ cities }) => cities))].sort((a, b) => a - b);

export const ofSize = <R extends SiteRun>(runs: readonly R[], cities: number): R[] =>
  runs.filter((run) => run.cities === cities);

export const seconds = (builds: readonly Built[]): number[] => builds.map((build) => build.seconds);

export const bySeconds = (built: Built): number => built.seconds;

export const byProcessor = (built: Built): number => built.processorSeconds;

/** Milliseconds for each page that the larger of two sizes has more. */
export const msPerPage = (
  runs: readonly SiteRun[],
  from: number,
  to: number,
  time: (built: Built) => number = bySeconds,
): number => {
  const at = (cities: number): number => median(ofSize(runs, cities).map(({ cold }) => time(cold)));
  return ((at(to) - at(from)) / (to - from)) * 1e3;
};
