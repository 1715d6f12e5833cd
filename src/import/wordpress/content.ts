/** The text of a WordPress entry as HTML: its blocks and shortcodes as what they show. */
import { autop } from "@wordpress/autop";
import { parse } from "@wordpress/block-serialization-default-parser";
import { escapeHtml } from "../../lib/escape-html";
import { asText, plainText } from "../text";
import type { NoteTo } from "../entry";
import { withoutShortcodes } from "./shortcodes";
import { metaOf, type WordpressItem } from "./read";

type ParsedBlock = ReturnType<typeof parse>[number];

export interface ContentContext {
  /** The text of a reusable block, by its number. */
  reusable: (id: string) => string | undefined;
  /** The `<img>` of an attachment, by its number; empty where it is not in the export. */
  imageOf: (id: string) => string;
  /** The numbers of the pictures that belong to the text. */
  ownImages: readonly string[];
  note: NoteTo;
}

/** Blocks that list what the site has anyway, or that arrange a page. */
const OF_THE_SITE =
  /^core\/(?:archives|avatar|calendar|categories|comments?[\w-]*|footnotes|home-link|latest-\w+|loginout|more|navigation[\w-]*|nextpage|page-list[\w-]*|post-[\w-]+|query[\w-]*|read-more|search|separator|site-[\w-]+|spacer|tag-cloud|template-part)$/;

const BLOCK_TAG = /<(?:p|div|h\d|ul|ol|table|figure|blockquote|pre|section)\b/i;

/** Texts among the settings of a block. */
const textsIn = (settings: unknown): string[] => {
  if (typeof settings === "string") return /\p{L}\s+\p{L}/u.test(settings) ? [plainText(settings)] : [];
  return settings !== null && typeof settings === "object" ? Object.values(settings).flatMap(textsIn) : [];
};

/** A text of the classic editor, which has empty lines instead of tags. */
const classicHtml = (text: string, context: ContentContext): string =>
  text.trim() ? autop(withoutShortcodes(text.replace(/\r\n?/g, "\n"), context)) : "";

const blockHtml = (block: ParsedBlock, context: ContentContext, open: readonly string[]): string => {
  const { blockName, innerBlocks, innerContent, innerHTML } = block;
  if (blockName === null || blockName === "core/freeform") return classicHtml(innerHTML, context);
  const settings: Record<string, unknown> = { ...block.attrs };
  if (blockName === "core/block") {
    const id = asText(settings["ref"]);
    const text = open.includes(id) ? undefined : context.reusable(id);
    if (text === undefined)
      context.note(`the reusable block ${id} is not in the export; export All content`, `"ref":${id}`);
    return text === undefined ? "" : blocksHtml(text, context, [...open, id]);
  }
  const inner = [...innerBlocks];
  const html = innerContent
    .map((part) => part ?? (inner[0] ? blockHtml(inner.shift() as ParsedBlock, context, open) : ""))
    .join("");
  const isShown = /<(?:img|iframe|video|audio|a|hr|table|input)\b/i.test(html) || plainText(html) !== "";
  const isOwn = !OF_THE_SITE.test(blockName) && (!blockName.startsWith("core/") || Object.keys(settings).length > 0);
  if (!isShown && isOwn && innerBlocks.length === 0) {
    const [words] = textsIn(settings);
    context.note(
      `the block ${blockName} was not taken${words ? `: “${words.slice(0, 80)}”` : ""}`,
      `wp:${blockName.replace(/^core\//, "")}`,
    );
  }
  return html;
};

const blocksHtml = (content: string, context: ContentContext, open: readonly string[] = []): string =>
  content.includes("<!-- wp:")
    ? withoutShortcodes(
        parse(content)
          .map((block) => blockHtml(block, context, open))
          .join(""),
        context,
      )
    : BLOCK_TAG.test(content) && /<p\b/i.test(content)
      ? withoutShortcodes(content, context)
      : classicHtml(content, context);

/** The notes of the block editor, as they stand below a page. */
const footnotesHtml = (item: WordpressItem): string => {
  try {
    const list: unknown = JSON.parse(metaOf(item, "footnotes") || "[]");
    const notes = (Array.isArray(list) ? list : []).map((one: { id?: unknown; content?: unknown }) => ({
      id: asText(one.id),
      content: asText(one.content),
    }));
    return notes.length > 0
      ? `<ol>${notes.map(({ id, content }) => `<li id="${escapeHtml(id)}">${content}</li>`).join("")}</ol>`
      : "";
  } catch {
    return "";
  }
};

export const htmlOf = (item: WordpressItem, context: ContentContext): string =>
  blocksHtml(item.content, context) + footnotesHtml(item);
