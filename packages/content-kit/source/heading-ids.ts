/** Heading ids, shared by the rendered page and the anchor check. */
import GithubSlugger from "github-slugger";
import { inLatinLetters } from "../lib/slug";

/**
 * Slugs for the headings of one text, in order; duplicates get a number.
 * The prefix `section` avoids collisions with the ids of the page's own sections, such as `pricing`.
 */
export const headingIds = (): ((words: string) => string) => {
  const slugger = new GithubSlugger();
  return (words) => {
    const letters = inLatinLetters(words)
      .replace(/[^\x20-\x7e]/g, "")
      .trim();
    return slugger.slug(letters ? `section ${letters}` : "section");
  };
};
