/** Browsers get `drawing-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Drawing } from "./drawing-now";
