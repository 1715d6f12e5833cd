import { keptMarkup } from "../../components/kept-markup";

/** Testimonials, whose code loads only after client-side navigation. */
export const Testimonials = keptMarkup("div", async () => (await import("./testimonials-now")).Testimonials);
