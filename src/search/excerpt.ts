/** The excerpt of a result as parts of text. What a page says is shown as text, never as HTML. */

export interface ExcerptPart {
  text: string;
  /** True for a word that was looked for. */
  marked: boolean;
}

/** Pagefind writes `<` and `>` of a page's text so, and no other sign. */
const decoded = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** Takes apart what Pagefind hands over: text with `<mark>` around the words that were found. */
export const excerptParts = (html: string): ExcerptPart[] =>
  html
    .split(/(<mark>[^]*?<\/mark>)/)
    .map((piece) => {
      const [, inner] = /^<mark>([^]*)<\/mark>$/.exec(piece) ?? [];
      return { text: decoded(inner ?? piece), marked: inner !== undefined };
    })
    .filter(({ text }) => text !== "");
