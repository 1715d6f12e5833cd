import { keptMarkup } from "../../components/kept-markup";

/** The steps of a service, whose code loads only after client-side navigation. */
export const Process = keptMarkup("div", async () => (await import("./process-now")).Process);
