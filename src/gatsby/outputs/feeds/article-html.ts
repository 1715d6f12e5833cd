/** Renders an article for feed readers: self-contained HTML with absolute URLs and without the site's design. */
import { safeDecodeUri } from "../../../lib/safe-decode-uri";
import { fillIn } from "../../../content-model/fields/placeholders";
import { escapeHtml } from "../../../lib/escape-html";

/** A node of gatsby-transformer-remark's syntax tree. @see https://github.com/syntax-tree/hast */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: HtmlNode[];
}

/** An image of the site in a size for reading. */
export interface FeedPicture {
  /** Root-relative. */
  src: string;
  width: number;
  height: number;
}

/** A file to download. */
export interface FeedFile {
  /** Root-relative. */
  url: string;
  /** Its type and size. */
  words: string;
}

export interface FeedHtmlOptions {
  /** Absolute URL of the article's page. */
  url: string;
  /** Values for placeholders in curly braces. */
  facts: Readonly<Record<string, string>>;
  /** Images by path relative to content/media. */
  pictures: ReadonlyMap<string, FeedPicture>;
  /** Files to download, by path relative to content/media. */
  files?: ReadonlyMap<string, FeedFile>;
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Elements that readers support without styles; other elements are replaced by their content. */
const ALLOWED = names(
  "a abbr b blockquote br cite code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var",
);
/** Elements that are removed with their content. */
const DROPPED = names("embed iframe link math meta noscript object script style svg template title");
const VOID = names("br hr img");

/** Attributes with semantic meaning, by hast property name. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["title"],
  img: ["alt", "title"],
  ol: ["start", "reversed"],
  td: ["colSpan", "rowSpan"],
  th: ["colSpan", "rowSpan", "scope"],
  time: ["dateTime"],
};
const GLOBAL_ATTRIBUTES = ["lang", "dir"];

const MEDIA = /^(?:\.\.?\/)*media\/([^#]+)(?:#.*)?$/;

/** All images in a tree, by path relative to content/media. */
export const mediaIn = (node: HtmlNode): string[] => [
  ...(node.tagName === "img" ? mediaName(node.properties?.["src"]) : []),
  ...(node.children ?? []).flatMap(mediaIn),
];

/** All files that a tree links to, by path relative to content/media. */
export const linkedMediaIn = (node: HtmlNode): string[] => [
  ...(node.tagName === "a" ? mediaName(node.properties?.["href"]) : []),
  ...(node.children ?? []).flatMap(linkedMediaIn),
];

const linkedFile = ({ tagName, properties }: HtmlNode, { files }: FeedHtmlOptions): FeedFile | undefined =>
  tagName === "a" ? files?.get(mediaName(properties?.["href"])[0] ?? "") : undefined;

const mediaName = (src: unknown): string[] => {
  const [, file] = MEDIA.exec(typeof src === "string" ? src : "") ?? [];
  return file === undefined ? [] : [safeDecodeUri(file) ?? file];
};

/** The absolute URL, or `undefined` if readers cannot follow it. */
const followable = (address: unknown, base: string): string | undefined => {
  if (typeof address !== "string" || !URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : undefined;
};

const serialize = (attributes: Record<string, unknown>): string =>
  Object.entries(attributes)
    .filter(([, value]) => ["string", "number", "boolean"].includes(typeof value) && value !== false)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? "" : escapeHtml(String(value))}"`)
    .join("");

/** The serialized attributes, or `undefined` if the element is useless without its address. */
const attributesOf = (node: HtmlNode, options: FeedHtmlOptions): string | undefined => {
  const { tagName = "", properties = {} } = node;
  const allowed = Object.fromEntries(
    [...(ATTRIBUTES[tagName] ?? []), ...GLOBAL_ATTRIBUTES].map((name) => [name, properties[name]]),
  );
  if (tagName === "a") {
    const href = followable(linkedFile(node, options)?.url ?? properties["href"], options.url);
    return href && serialize({ href, ...allowed });
  }
  if (tagName === "img") {
    const [file] = mediaName(properties["src"]);
    const picture = file === undefined ? undefined : options.pictures.get(file);
    if (file !== undefined && !picture) return undefined;
    const src = followable(picture?.src ?? properties["src"], options.url);
    return src && serialize({ src, width: picture?.width, height: picture?.height, ...allowed });
  }
  return serialize(allowed);
};

/** Serializes the tree as HTML. */
export const feedHtml = (node: HtmlNode, options: FeedHtmlOptions): string => {
  const { type, tagName = "", value = "", children = [] } = node;
  if (type === "text") return escapeHtml(fillIn(value, options.facts));
  const inner = (): string => children.map((child) => feedHtml(child, options)).join("");
  // The parser collects the line breaks of tables between blocks.
  if (type === "root")
    return inner()
      .trim()
      .replace(/>\n{2,}(?=<)/g, ">\n");
  if (type !== "element" || DROPPED.has(tagName)) return "";
  const attributes = ALLOWED.has(tagName) ? attributesOf(node, options) : undefined;
  if (attributes === undefined) return inner();
  const file = linkedFile(node, options);
  const after = file ? ` ${escapeHtml(file.words)}` : "";
  return VOID.has(tagName) ? `<${tagName}${attributes}>` : `<${tagName}${attributes}>${inner()}${after}</${tagName}>`;
};
