/** Result types of the build benchmark. */
import type { Step } from "./gatsby-steps";
import type { Run } from "./run-command";

/** One build. */
export interface GatsbyBuilt extends Omit<Run, "output"> {
  queries: number;
  /** Number of HTML files written. */
  pages: number;
  steps: Step[];
}

/** A site built cold, then after each change. */
export interface GatsbyRun {
  cities: number;
  cold: GatsbyBuilt;
  /** Builds by change. */
  changes: Record<string, GatsbyBuilt[]>;
  /** Size of the delivery. */
  size: { files: number; bytes: number };
  /** Lower bound: seconds per page in one process. */
  limit: number;
}
