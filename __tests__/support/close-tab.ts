/** Closes a tab without letting a browser that does not answer hold up the tests. */
import type { Page } from "playwright-core";

/** Chromium usually answers in hundredths of a second. */
const PATIENCE = 5_000;

/**
 * Closes a tab with everything that it stored.
 *
 * Chromium now and then never answers that the tab of a page that is still arriving is closed (seen once in some ten
 * thousand times). What a test was about has been seen by then; such a tab goes when the browser is closed.
 */
export const closeTab = async (page: Page): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => (timer = setTimeout(done, PATIENCE)));
  await Promise.race([page.context().close(), patience]);
  clearTimeout(timer);
};
