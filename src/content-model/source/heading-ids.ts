/** The ids of a text's headings: what a link with # names. The page and the check of the links take them from here. */
import GithubSlugger from "github-slugger";
import { stripDiacritics } from "../../lib/strip-diacritics";

/**
 * Names the headings of one text, from the first to the last, by their words; the second of the same words gets a number.
 * All begin with `section`, so that none is the id of a band of the page, such as `pricing`.
 */
export const headingIds = (): ((words: string) => string) => {
  const slugger = new GithubSlugger();
  return (words) => {
    const letters = stripDiacritics(words)
      .replace(/[^\x20-\x7e]/g, "")
      .trim();
    return slugger.slug(letters ? `section ${letters}` : "section");
  };
};
