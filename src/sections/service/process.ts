/** Browsers get `process-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Process } from "./process-now";
