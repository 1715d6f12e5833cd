/** Measures layout shift. */
import type { Page } from "playwright-core";

type Counting = Window & { shifts?: number };

/** Starts measuring at the beginning of each page visited from now on. */
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
 * Cumulative layout shift so far (https://web.dev/articles/cls), once the fonts that are used are there.
 * @returns NaN without measureShifts
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts of a frame are reported after it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    return (window as Counting).shifts ?? NaN;
  });
