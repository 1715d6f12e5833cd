/** The text of a WordPress entry as HTML: its blocks and shortcodes as what they show. */
import { autop } from "@wordpress/autop";
import { parse } from "@wordpress/block-serialization-default-parser";
import { escapeHtml } from "content-kit/lib/escape-html";
import { asText, plainText } from "../text";
import { withoutShortcodes, type ContentContext } from "./shortcodes";
import { metaOf, type WordpressItem } from "./read";

type ParsedBlock = ReturnType<typeof parse>[number];

/** Blocks that list what the site has anyway, or that arrange a page. */
const OF_THE_SITE =
  /^core\/(?:archives|avatar|calendar|categories|comments?[\w-]*|footnotes|home-link|latest-\w+|loginout|more|navigation[\w-]*|nextpage|page-list[\w-]*|post-[\w-]+|query[\w-]*|read-more|search|separator|site-[\w-]+|spacer|tag-cloud|template-part)$/;

/** A text of the classic editor, which has empty lines instead of tags; where it has tags, line ends may say nothing. */
const classicHtml = (text: string, context: ContentContext): string =>
  text.trim() ? autop(withoutShortcodes(text.replace(/\r\n?/g, "\n"), context), !/<p\b/i.test(text)) : "";

const blockHtml = (block: ParsedBlock, context: ContentContext): string => {
  const { blockName, innerBlocks, innerContent, innerHTML } = block;
  if (blockName === null || blockName === "core/freeform") return classicHtml(innerHTML, context);
  const settings: Record<string, unknown> = { ...block.attrs };
  const inner = [...innerBlocks];
  const html = innerContent
    .map((part) => part ?? (inner[0] ? blockHtml(inner.shift() as ParsedBlock, context) : ""))
    .join("");
  const isShown = /<(?:img|iframe|video|audio|a|hr|table|input)\b/i.test(html) || plainText(html) !== "";
  const isOwn = !OF_THE_SITE.test(blockName) && (!blockName.startsWith("core/") || Object.keys(settings).length > 0);
  if (!isShown && isOwn && innerBlocks.length === 0) {
    const said = JSON.stringify(settings).slice(0, 120);
    context.note(`the block ${blockName} was not taken: ${said}`, `wp:${blockName.replace(/^core\//, "")}`);
  }
  return html;
};

const blocksHtml = (content: string, context: ContentContext): string => {
  if (!content.includes("<!-- wp:")) return classicHtml(content, context);
  const html = parse(content).map((block) => blockHtml(block, context));
  return withoutShortcodes(html.join(""), context);
};

/** The notes of the block editor, as they stand below a page. */
const footnotesHtml = (item: WordpressItem): string => {
  const list = JSON.parse(metaOf(item, "footnotes") || "[]") as { id?: unknown; content?: unknown }[];
  const notes = list.map(({ id, content }) => `<li id="${escapeHtml(asText(id))}">${asText(content)}</li>`);
  return notes.length > 0 ? `<ol>${notes.join("")}</ol>` : "";
};

export const htmlOf = (item: WordpressItem, context: ContentContext): string =>
  blocksHtml(item.content, context) + footnotesHtml(item);
