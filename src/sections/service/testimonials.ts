/** Browsers get `testimonials-later.ts` in its place: src/gatsby/webpack/browser-aliases.ts. */
export { Testimonials } from "./testimonials-now";
