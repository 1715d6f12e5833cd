/** A result's excerpt as text parts, so that page text is never inserted as HTML. */

export interface ExcerptPart {
  text: string;
  /** True for a search term. */
  marked: boolean;
}

/** Decodes `<` and `>`, the only characters that Pagefind escapes. */
const decoded = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** Parses Pagefind's excerpt: text with `<mark>` around the search terms. */
export const excerptParts = (html: string): ExcerptPart[] =>
  html
    .split(/(<mark>[^]*?<\/mark>)/)
    .map((piece) => {
      const [, inner] = /^<mark>([^]*)<\/mark>$/.exec(piece) ?? [];
      return { text: decoded(inner ?? piece), marked: inner !== undefined };
    })
    .filter(({ text }) => text !== "");
