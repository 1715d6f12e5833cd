import { stripDiacritics } from "../../lib/strip-diacritics";

/** The nearest words to a title that may be part of an address; empty where the title has no letter from a to z. */
export const slugOf = (title: string): string =>
  stripDiacritics(title)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
