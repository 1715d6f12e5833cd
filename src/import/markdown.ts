/** HTML of other systems to the Markdown that this site has. */
import { bodyOf } from "./html";
import { markdownOf, type MarkdownOptions } from "./html-to-markdown";

const BLOCK =
  /^\s*<\/?(?:address|article|aside|blockquote|details|div|dl|dd|dt|fieldset|figcaption|figure|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio|script|style|!--)\b/i;

/** Paragraphs of texts of the classic editor, which has empty lines instead of tags. */
export const withParagraphs = (html: string): string => {
  const kept: string[] = [];
  const text = html
    .replace(/\r\n?/g, "\n")
    .replace(
      /<(pre|script|style|table)\b[^]*?<\/\1>/gi,
      (whole) => `\n\n<div data-kept="${kept.push(whole) - 1}"></div>\n\n`,
    )
    .replace(/(<\/(?:blockquote|div|dl|figure|h[1-6]|ol|p|ul)>)/gi, "$1\n\n")
    .replace(/(<(?:blockquote|div|dl|figure|h[1-6]|hr|ol|p|ul)\b)/gi, "\n\n$1");
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.trim().replace(/\n/g, "<br>\n")}</p>`))
    .join("\n\n")
    .replace(/<div data-kept="(\d+)"><\/div>/g, (_, index: string) => kept[Number(index)] ?? "");
};

/** The Markdown of a text. */
export const toMarkdown = (html: string, options: MarkdownOptions): string =>
  markdownOf(bodyOf(html.replace(/<!--[^]*?-->/g, "")), options);
