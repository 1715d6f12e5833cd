/** Loads the bundle that counts visits, if the site has one. */
import { loadScript } from "./analytics/load-script";
import { whenIdle } from "./hydrate-when-idle";

/** When the page works and the browser is idle. */
export const loadAnalytics = (src: string): void => whenIdle(() => loadScript(src));
