import type { Page } from "playwright-core";

/** Waits until the page is hydrated and all effects have run. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
