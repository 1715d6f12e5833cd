/** Total blocking time of a page, from the trace that Lighthouse saves. */
import { readFileSync } from "node:fs";

/** The used part of a Chromium trace event; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, for events with an end. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Tasks block by what exceeds this, in milliseconds: Lighthouse's definition. */
const LONG_TASK = 50;
/** Lighthouse's processor slowdown. */
const SLOWER = 4;

/**
 * Total blocking time as Lighthouse defines it, but in processor time, which does not depend on the machine's other
 * load.
 */
export const blockingOnProcessor = (trace: string): number => {
  const { traceEvents } = JSON.parse(readFileSync(trace, "utf8")) as { traceEvents: TraceEvent[] };
  const visit = traceEvents
    .filter(({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith("http"))
    .at(-1);
  const ofPage = traceEvents.filter(({ pid, ts }) => pid === visit?.pid && ts >= visit.ts);
  const painted = ofPage.find(({ name }) => name === "firstContentfulPaint")?.ts ?? NaN;
  return ofPage
    .filter(({ name, tid, ts }) => name === "RunTask" && tid === visit?.tid && ts >= painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * SLOWER) / 1000 - LONG_TASK), 0);
};
