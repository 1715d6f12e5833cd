/** The blocks of WordPress's editor as HTML. */
import { autop } from "@wordpress/autop";
import { parse } from "@wordpress/block-serialization-default-parser";
import { bareUpload } from "./conservation/addresses";
import { asText } from "./entry-file";
import { plainText } from "./html";
import { hasWords, piecesAsHtml, piecesOf, wordsIn } from "./settings";
import { withoutCode } from "./shortcodes";

type ParsedBlock = ReturnType<typeof parse>[number];

export interface BlockContext {
  /** The text of a reusable block, by its number. */
  reusable: (id: string) => string | undefined;
  /** The `<img>` of an attachment, by its number; empty where it is not in the export. */
  imageOf: (id: string) => string;
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
}

/** Blocks that list what the site has anyway, or that frame a page: nothing of theirs is an author's. */
const OF_THE_SITE =
  /^core\/(?:archives|avatar|calendar|categories|comment[\w-]*|comments[\w-]*|footnotes|home-link|latest-comments|latest-posts|loginout|more|navigation[\w-]*|nextpage|page-list[\w-]*|post-[\w-]+|query[\w-]*|read-more|rss|search|site-[\w-]+|tag-cloud|template-part|term-[\w-]+)$/;

/** What the settings of a block say and show, if its texts are an author's. */
export const piecesOfBlock = (name: string, settings: unknown): ReturnType<typeof piecesOf> =>
  OF_THE_SITE.test(name.includes("/") ? name : `core/${name}`) ? [] : piecesOf(settings);

/** Paragraphs of texts of the classic editor, which has empty lines instead of tags. */
export const withParagraphs = (html: string): string => {
  const { html: text, restore } = withoutCode(html);
  return restore(
    autop(text.replace(/\r\n?/g, "\n"))
      // It takes what stands in the place of code for text.
      .replace(/<p>\s*(<div data-kept="\d+"><\/div>)\s*<\/p>/g, "$1"),
  );
};

/** Blocks that may be empty. */
const EMPTY_ALONE =
  /^core\/(?:spacer|separator|image|gallery|html|paragraph|heading|list|list-item|group|columns?|buttons?|cover|embed|file|media-text|preformatted|pullquote|quote|shortcode|social-links?|table|verse|video|audio|details|code)$/;

const hasText = (html: string): boolean =>
  /<(?:img|iframe|video|audio|a|hr|table)\b/i.test(html) ||
  />[^<>&]*[\p{L}\p{N}]/u.test(html) ||
  plainText(html) !== "";

/** The HTML of an entry's text, with its reusable blocks in it. */
export const renderBlocks = (content: string, context: BlockContext, open: readonly string[] = []): string => {
  // Code can have blocks in it.
  if (!content.includes("<!-- wp:") || !withoutCode(content).html.includes("<!-- wp:")) return withParagraphs(content);
  const htmlOf = (block: ParsedBlock): string => {
    const { blockName, innerBlocks, innerContent, innerHTML } = block;
    const attributes = (block.attrs ?? {}) as Record<string, unknown>;
    if (blockName === null || blockName === "core/freeform")
      return hasText(innerHTML) && !/<(?:p|div|h\d|ul|ol|table|figure|blockquote)\b/i.test(innerHTML)
        ? withParagraphs(innerHTML)
        : innerHTML;
    if (blockName === "core/block") return reusable(asText(attributes["ref"]));
    let index = 0;
    const inner = innerContent
      .map((part: string | null) =>
        part === null ? (innerBlocks[index++] ? htmlOf(innerBlocks[index - 1] as ParsedBlock) : "") : part,
      )
      .join("");
    const pieces = piecesOfBlock(blockName, attributes);
    // A picture behind words may stand in the settings only.
    const pictures = pieces.filter(
      ({ kind, value }) => kind === "picture" && !inner.includes(bareUpload(value).replace(/\.\w+$/, "")),
    );
    if (hasText(inner) || OF_THE_SITE.test(blockName)) return piecesAsHtml(pictures, context.imageOf) + inner;
    return settingsAsText(blockName, pieces, attributes);
  };
  const reusable = (id: string): string => {
    const text = context.reusable(id);
    if (text !== undefined && !open.includes(id)) return renderBlocks(text, context, [...open, id]);
    context.note(
      text === undefined
        ? `the reusable block ${id} is not in the export; export All content`
        : `the reusable block ${id} is in itself`,
      { isLacking: true },
    );
    return "";
  };
  const settingsAsText = (
    name: string,
    pieces: ReturnType<typeof piecesOf>,
    { service }: Record<string, unknown>,
  ): string => {
    const [words] = wordsIn(pieces);
    if (words !== undefined || (pieces.length === 0 && !EMPTY_ALONE.test(name)))
      context.note(
        words !== undefined
          ? `the block ${name} has its words in settings; they stand here as paragraphs`
          : `what the block ${name} showed is not in the export`,
        { isLacking: true, near: words && plainText(words) },
      );
    return piecesAsHtml(pieces, context.imageOf, hasWords(pieces) ? "" : asText(service));
  };
  return parse(content).map(htmlOf).join("");
};
