/** Browsers get `report-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Report } from "./report-now";
