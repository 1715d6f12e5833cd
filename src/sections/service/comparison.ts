/** Browsers get `comparison-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Comparison } from "./comparison-now";
