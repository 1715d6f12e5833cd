/** HTML of other systems to the Markdown that this site has. */
import { bodyOf } from "./html";
import { markdownOf } from "./html-to-markdown";
import type { MarkdownOptions } from "./to-markdown/options";

export { withParagraphs } from "./blocks";

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
