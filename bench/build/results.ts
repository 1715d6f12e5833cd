/** What the benchmark of builds finds out. */
import type { Step } from "./gatsby-steps";
import type { Run } from "./run-command";

/** One build of a tool. */
export type Built = Omit<Run, "output">;

/** One build of Gatsby. */
export interface GatsbyBuilt extends Built {
  queries: number;
  /** Pages whose HTML was written. */
  pages: number;
  steps: Step[];
}

export interface Size {
  files: number;
  bytes: number;
}

/** A site that was built from nothing, and then again after each change. */
export interface SiteRun<B extends Built = Built> {
  cities: number;
  cold: B;
  /** By what was changed, a build for each time that it was. */
  changes: Record<string, B[]>;
  /** What hosts serve. */
  size: Size;
}

/** A site of Gatsby, with what its components alone take. */
export interface GatsbyRun extends SiteRun<GatsbyBuilt> {
  /** Seconds for each page, for who only renders and writes, in one process. */
  limit: number;
}
