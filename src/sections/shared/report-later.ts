import { keptMarkup } from "../../components/kept-markup";

/** A report, whose code loads only after client-side navigation. */
export const Report = keptMarkup("div", async () => (await import("./report-now")).Report);
