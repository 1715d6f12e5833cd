/** How long a page that Lighthouse visited would have kept somebody waiting, from the trace that it leaves. */
import { readFileSync } from "node:fs";

/** The part of an event of Chromium's trace that is used here; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long the thread had a processor, where the event has an end. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Blocking of a task longer than this counts, and of it what is longer; in milliseconds, as Lighthouse has it. */
const LONG_TASK = 50;
/** How many times slower Lighthouse takes the processor to be. */
const SLOWER = 4;

/**
 * Milliseconds of blocking after the first paint, as Lighthouse counts it, but of the time that the page's thread had a processor:
 * where the machine has other things to do, tasks are long because they wait.
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
