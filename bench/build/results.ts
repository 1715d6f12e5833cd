/** Result types of the build benchmark. */
import type { Step } from "./gatsby-steps";
import type { Run } from "./run-command";

/** One build of a tool. */
export type Built = Omit<Run, "output">;

/** One build of Gatsby. */
export interface GatsbyBuilt extends Built {
  queries: number;
  /** Number of HTML files written. */
  pages: number;
  steps: Step[];
}

export interface Size {
  files: number;
  bytes: number;
}

/** A site built cold, then after each change. */
export interface SiteRun<B extends Built = Built> {
  cities: number;
  cold: B;
  /** Builds by change. */
  changes: Record<string, B[]>;
  /** Size of the delivery. */
  size: Size;
}

/** A Gatsby site, with its lower bound. */
export interface GatsbyRun extends SiteRun<GatsbyBuilt> {
  /** Lower bound: seconds per page in one process. */
  limit: number;
}
