import { keptMarkup } from "../../components/kept-markup";

/** A sentence in large type, whose code loads only after client-side navigation. */
export const LargeQuote = keptMarkup("div", async () => (await import("./large-quote-now")).LargeQuote);
