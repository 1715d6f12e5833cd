/** What a built page says between header and footer, as text. */

/** What is no text of the page: navigation, forms, drawings, code, and what is kept from readers. */
const APART =
  /<(nav|form|script|style|noscript|svg|template)\b[^]*?<\/\1>|<(\w+)\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/\2>/g;
/** Where one thought ends and the next begins. */
const BLOCK_END = /<\/(?:h[1-6]|p|li|dt|dd|th|td|tr|figcaption|blockquote|summary|section|div)>|<br\b[^>]*>/g;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

/** The text of a page's `<main>`; a heading or a cell without a full stop gets one, as an excerpt has no lines. */
export const pageText = (html: string): string => {
  const [, main = ""] = /<main\b[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const lines = main
    .replace(APART, " ")
    .replace(/\s+/g, " ")
    .replace(BLOCK_END, "\n")
    // Parts of a line, such as links or a date and a name, may stand side by side without a space.
    .replace(/<\/?(?:a|button)\b[^>]*>|(?<=<\/\w+>)(?=<\w)/g, " ")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => decoded(line).replace(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line)).join(" ");
};
