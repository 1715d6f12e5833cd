import type { Page } from "playwright-core";

/** Waits until React has taken over the page and every effect has run. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
