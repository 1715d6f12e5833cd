/** Browsers get `example-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Example } from "./example-now";
