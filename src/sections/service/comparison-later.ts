import { keptMarkup } from "../../components/kept-markup";

/** A comparison, whose code loads only after client-side navigation. */
export const Comparison = keptMarkup("div", async () => (await import("./comparison-now")).Comparison);
