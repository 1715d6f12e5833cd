/** Browsers get `large-quote-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { LargeQuote } from "./large-quote-now";
