/** Browsers get `case-studies-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { CaseStudies } from "./case-studies-now";
