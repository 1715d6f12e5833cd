/** HTML of other systems to the Markdown that this site has. */
import { bodyOf } from "./html";
import { markdownOf, type MarkdownOptions } from "./html-to-markdown";

export { withParagraphs } from "./blocks";
export { pictureAddress, type MarkdownOptions } from "./html-to-markdown";

/** The Markdown of a text. */
export const toMarkdown = (html: string, options: MarkdownOptions): string =>
  markdownOf(
    bodyOf(
      html
        .replace(/<!--[^]*?-->/g, "")
        .replace(/<\?xml:[^>]*>/gi, "")
        .replaceAll("<?", "&lt;?"),
    ),
    options,
  );
