import { stripDiacritics } from "../../lib/strip-diacritics";

/** A slug from a title; empty if the title has no letter from a to z. */
export const slugOf = (title: string): string =>
  stripDiacritics(title)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
