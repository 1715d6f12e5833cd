/**
 * In place of the package `diacritics`, by which Decap CMS makes names of files from titles: it knows Latin letters
 * only.
 */
import { inLatinLetters, slugOf } from "../../lib/slug";

/** A title of signs only, such as an emoji, needs a name too. */
export const remove = (text: string): string => {
  // Decap CMS has taken the dots out of a title; the name of a file has one before its ending.
  if (!text.includes(".")) return slugOf(text) || "entry";
  const letters = inLatinLetters(text);
  return /[a-z\d]/.test(letters) ? letters : `entry${letters}`;
};
