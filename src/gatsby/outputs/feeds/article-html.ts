/** An article as feed readers show it: plain HTML that stands by itself, with whole addresses and nothing of the site's design. */
import { safeDecodeUri } from "../../../lib/safe-decode-uri";
import { fillIn } from "../../../content-model/fields/placeholders";
import { escapeHtml } from "../../../lib/escape-html";

/** A node of the tree that gatsby-transformer-remark makes of Markdown. @see https://github.com/syntax-tree/hast */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: HtmlNode[];
}

/** A picture of the site, in a size for reading. */
export interface FeedPicture {
  /** A path of the site. */
  src: string;
  width: number;
  height: number;
}

export interface FeedHtmlOptions {
  /** The whole address of the article's page. */
  url: string;
  /** The names that may stand in curly braces, with what they stand for. */
  facts: Readonly<Record<string, string>>;
  /** The pictures from content/media, by their paths from there. */
  pictures: ReadonlyMap<string, FeedPicture>;
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** The elements that readers know and that need no style; of others, what is in them stays. */
const KEPT = names(
  "a abbr b blockquote br cite code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var",
);
/** The elements of which nothing stays. */
const DROPPED = names("embed iframe link math meta noscript object script style svg template title");
const EMPTY = names("br hr img");

/** The attributes that carry meaning, by the names that the tree has for them. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["title"],
  img: ["alt", "title"],
  ol: ["start", "reversed"],
  td: ["colSpan", "rowSpan"],
  th: ["colSpan", "rowSpan", "scope"],
  time: ["dateTime"],
};
const EVERYWHERE = ["lang", "dir"];

const MEDIA = /^(?:\.\.?\/)*media\/(.+)$/;

/** The paths from content/media of all pictures in a tree. */
export const mediaIn = (node: HtmlNode): string[] => [
  ...(node.tagName === "img" ? mediaName(node.properties?.["src"]) : []),
  ...(node.children ?? []).flatMap(mediaIn),
];

const mediaName = (src: unknown): string[] => {
  const [, file] = MEDIA.exec(typeof src === "string" ? src : "") ?? [];
  return file === undefined ? [] : [safeDecodeUri(file) ?? file];
};

/** A whole address, or `undefined` where a reader could not follow it. */
const whole = (address: unknown, base: string): string | undefined => {
  if (typeof address !== "string" || !URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : undefined;
};

const written = (attributes: Record<string, unknown>): string =>
  Object.entries(attributes)
    .filter(([, value]) => ["string", "number", "boolean"].includes(typeof value) && value !== false)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? "" : escapeHtml(String(value))}"`)
    .join("");

/** What an element's tag says, or `undefined` where its address leads nowhere and the tag has no use. */
const attributesOf = ({ tagName = "", properties = {} }: HtmlNode, options: FeedHtmlOptions): string | undefined => {
  const kept = Object.fromEntries(
    [...(ATTRIBUTES[tagName] ?? []), ...EVERYWHERE].map((name) => [name, properties[name]]),
  );
  if (tagName === "a") {
    const href = whole(properties["href"], options.url);
    return href && written({ href, ...kept });
  }
  if (tagName === "img") {
    const [file] = mediaName(properties["src"]);
    const picture = file === undefined ? undefined : options.pictures.get(file);
    if (file !== undefined && !picture) return undefined;
    const src = whole(picture?.src ?? properties["src"], options.url);
    return src && written({ src, width: picture?.width, height: picture?.height, ...kept });
  }
  return written(kept);
};

/** The tree as HTML. */
export const feedHtml = (node: HtmlNode, options: FeedHtmlOptions): string => {
  const { type, tagName = "", value = "", children = [] } = node;
  if (type === "text") return escapeHtml(fillIn(value, options.facts));
  const inner = (): string => children.map((child) => feedHtml(child, options)).join("");
  // Between blocks, the parser gathers the line ends that stood inside tables.
  if (type === "root")
    return inner()
      .trim()
      .replace(/>\n{2,}(?=<)/g, ">\n");
  if (type !== "element" || DROPPED.has(tagName)) return "";
  const attributes = KEPT.has(tagName) ? attributesOf(node, options) : undefined;
  if (attributes === undefined) return inner();
  return EMPTY.has(tagName) ? `<${tagName}${attributes}>` : `<${tagName}${attributes}>${inner()}</${tagName}>`;
};
