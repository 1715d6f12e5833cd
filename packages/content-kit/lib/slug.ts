import { transliterate } from "transliteration";
import { stripDiacritics } from "./strip-diacritics";

/** In characters: long titles are cut behind a word. */
const LONGEST = 80;

/**
 * A text in the letters that addresses, file names and anchors have: `Łódź` as `lodz`, `Привет` as `privet`. Other letters
 * are escaped in copied addresses, and their file names differ between macOS and Linux.
 */
export const inLatinLetters = (text: string): string =>
  stripDiacritics(text)
    // Apostrophes that transliteration adds for soft signs would divide words.
    .replace(/[^\p{ASCII}\s\p{P}\p{S}]+/gu, (letters) =>
      transliterate(letters)
        .replace(/['`"@]/g, "")
        .toLowerCase(),
    );

/** A slug from a title; empty only if the title has no letter or digit of any script. */
export const slugOf = (title: string): string => {
  const slug = inLatinLetters(title)
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
