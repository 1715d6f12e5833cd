/** Extracts the text of a built page between header and footer. */
import { decodeHTML } from "entities";

/** Not indexed: navigation, forms, drawings, code, what is hidden, most closings, and names of places with a link. */
const IGNORED_ELEMENTS =
  /<(nav|form|script|style|noscript|svg|template)\b[^]*?<\/\1>|<section\b[^>]*data-print="off"[^]*?<\/section>|<(\w+)\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/\2>|<a\b[^>]*href="\/locations\/[^]*?<\/a>/g;
/** Ends of blocks, where a sentence ends too. */
const BLOCK_END = /<\/(?:h[1-6]|p|li|dt|dd|th|td|tr|figcaption|blockquote|summary|section|div)>|<br\b[^>]*>/g;

const mainOf = (html: string): string =>
  (/<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "").replace(IGNORED_ELEMENTS, " ").replace(/\s+/g, " ");

/** Headings and names of facts, which a page is found by before others that only mention their words. */
export const pageHeadings = (html: string): string =>
  Array.from(mainOf(html).matchAll(/<(h[23]|dt)\b[^>]*>(.*?)<\/\1>/g), ([, , words = ""]) =>
    decodeHTML(words.replace(/<[^>]*>/g, " ")).trim(),
  ).join(". ");

/** The text of a page's `<main>`. Headings and cells end in a full stop, since an excerpt has no line breaks. */
export const pageText = (html: string): string => {
  const lines = mainOf(html)
    .replace(BLOCK_END, "\n")
    // Inline elements, such as links or a date and a name, can be adjacent without a space.
    .replace(/<\/?(?:a|button)\b[^>]*>|(?<=<\/\w+>)(?=<\w)/g, " ")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => decodeHTML(line).replace(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line)).join(" ");
};
