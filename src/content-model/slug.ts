import { plainLetters } from "../plain-letters";

/** The nearest words to a title that may be part of an address; empty where the title has no letter from a to z. */
export const slugOf = (title: string): string =>
  plainLetters(title)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
