import { keptMarkup } from "../kept-markup";

/** A drawing whose code loads only after client-side navigation. */
export const Drawing = keptMarkup("g", async () => (await import("./drawing-now")).Drawing);
