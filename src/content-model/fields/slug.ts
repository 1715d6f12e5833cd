import { stripDiacritics } from "../../lib/strip-diacritics";

/** In characters: long titles are cut behind a word. */
const LONGEST = 80;

/** A slug from a title; empty if the title has no letter from a to z. */
export const slugOf = (title: string): string => {
  const slug = stripDiacritics(title)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug.length > LONGEST
    ? slug
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, LONGEST)
    : slug;
};
