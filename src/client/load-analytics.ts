/** Loads the bundle that counts visits, if the site has one. */
import { whenIdle } from "./hydrate-when-idle";

/** When the page works and the browser is idle. */
export const loadAnalytics = (src: string): void =>
  whenIdle(() => document.head.append(Object.assign(document.createElement("script"), { src, async: true })));
