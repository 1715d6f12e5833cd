/** Closes a tab without waiting for an unresponsive browser. */
import type { Page } from "playwright-core";

/** Milliseconds; usually it takes hundredths of a second. */
const PATIENCE = 5_000;

/**
 * Closes a tab with its storage. About once in ten thousand times, Chromium never responds to closing a tab that is
 * still loading; such a tab is left until the browser closes.
 */
export const closeTab = async (page: Page): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => (timer = setTimeout(done, PATIENCE)));
  await Promise.race([page.context().close(), patience]);
  clearTimeout(timer);
};
