/** The blocks of WordPress's editor as HTML. */
import { autop } from "@wordpress/autop";
import { parse } from "@wordpress/block-serialization-default-parser";
import { asText } from "./entry-file";
import { plainText } from "./html";
import { withoutCode } from "./shortcodes";

type ParsedBlock = ReturnType<typeof parse>[number];

export interface BlockContext {
  /** The text of a reusable block, by its number. */
  reusable: (id: string) => string | undefined;
  note: (message: string, more?: { isLacking?: boolean; near?: string }) => void;
}

/** Blocks that list what the site has anyway, or that frame a page: nothing of theirs is an author's. */
const OF_THE_SITE =
  /^core\/(?:archives|avatar|calendar|categories|comment[\w-]*|comments[\w-]*|footnotes|home-link|latest-comments|latest-posts|loginout|more|navigation[\w-]*|nextpage|page-list[\w-]*|post-[\w-]+|query[\w-]*|read-more|rss|search|site-[\w-]+|tag-cloud|template-part|term-[\w-]+)$/;

/** Settings of blocks that are no words. */
const SETTING =
  /(?:class|classname|style|layout|font|family|color|colour|gradient|align|anchor|slug|lock|tagname|type|ids?|key|namespace|icon|size|unit|ratio|position|target|rel|url|href|src|link|template|variation|bindings|width|height|placeholder|service|provider\w*|taxonomy|order|orderby|format|query)$/i;

/** Settings that are words even if they are one. */
const WORDS =
  /(?:text|title|label|content|heading|question|answer|caption|description|quote|body|message|citation|summary|value|name)$/i;

/** Words among the settings of a block; fields of plugins have their keys next to them, with an underscore. */
const wordsOfSettings = (value: unknown, key = ""): string[] => {
  if (typeof value === "string") {
    const text = plainText(value);
    if (SETTING.test(key) || key.startsWith("_") || !/\p{L}/u.test(text)) return [];
    if (/^(?:https?:|\/\/|#|var:|rgb|field_\w+$)/i.test(text)) return [];
    return /\S\s+\S/.test(text) || (WORDS.test(key) && !/^[a-z\d_-]+$/.test(text)) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => wordsOfSettings(one, key));
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([name, one]) =>
      /^(?:style|layout|lock|metadata|query)$/.test(name) ? [] : wordsOfSettings(one, name),
    );
  return [];
};

/** Words of a block whose texts are an author's. */
export const wordsOfBlock = (name: string, settings: unknown): string[] =>
  OF_THE_SITE.test(name.includes("/") ? name : `core/${name}`) ? [] : wordsOfSettings(settings);

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
  plainText(html) !== "" || /<(?:img|iframe|video|audio|a|hr|table)\b/i.test(html);

/** The HTML of an entry's text, with its reusable blocks in it. */
export const renderBlocks = (content: string, context: BlockContext, open: readonly string[] = []): string => {
  if (!content.includes("<!-- wp:")) return withParagraphs(content);
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
    if (hasText(inner) || OF_THE_SITE.test(blockName)) return inner;
    return settingsAsText(blockName, attributes);
  };
  const reusable = (id: string): string => {
    const text = open.includes(id) ? undefined : context.reusable(id);
    if (text !== undefined) return renderBlocks(text, context, [...open, id]);
    context.note(`the reusable block ${id} is not in the export; export All content`, { isLacking: true });
    return "";
  };
  const settingsAsText = (name: string, attributes: Record<string, unknown>): string => {
    const words = wordsOfSettings(attributes);
    const { url = attributes["href"], service, label = service } = attributes;
    const address =
      typeof url === "string" && /^https?:/.test(url)
        ? `<p><a href="${url}">${typeof label === "string" ? label : url}</a></p>`
        : "";
    if (words.length === 0 && (address !== "" || EMPTY_ALONE.test(name))) return address;
    context.note(
      words.length > 0
        ? `the block ${name} has its words in settings; they stand here as paragraphs`
        : `what the block ${name} showed is not in the export`,
      { isLacking: true, near: words[0] && plainText(words[0]) },
    );
    const texts = words.map((text) =>
      /<(?:p|ul|ol|div|h\d)\b/i.test(text) ? text : `<p>${text.replace(/\n/g, "<br>")}</p>`,
    );
    return [...texts, address].join("\n");
  };
  return parse(content).map(htmlOf).join("");
};
