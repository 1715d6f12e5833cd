/** How much of a page moves without the visitor's doing. */
import type { Page } from "playwright-core";

type Counting = Window & { shifts?: number };

/** Counts from the very start of each page that is visited from now on. */
export const measureShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as Counting;
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counted.shifts = (counted.shifts ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * What was counted since the page began, as browsers weigh it (https://web.dev/articles/cls), of what was painted up to now.
 * @returns NaN where nobody counts
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        // What is laid out in a frame is told after it.
        requestAnimationFrame(() => setTimeout(() => done((window as Counting).shifts ?? NaN), 50)),
      ),
  );
