import { keptMarkup } from "../../components/kept-markup";

/** Case studies, whose code loads only after client-side navigation. */
export const CaseStudies = keptMarkup("div", async () => (await import("./case-studies-now")).CaseStudies);
