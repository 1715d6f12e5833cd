import { keptMarkup } from "../../components/kept-markup";

/** An example whose code loads only after client-side navigation. */
export const Example = keptMarkup("div", async () => (await import("./example-now")).Example);
