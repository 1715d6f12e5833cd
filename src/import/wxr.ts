/** Reads WordPress exports (WXR). */
import { XMLParser } from "fast-xml-parser";

export interface WordpressItem {
  id: string;
  /** `post`, `page`, `attachment`, … */
  type: string;
  title: string;
  slug: string;
  status: string;
  /** The address of its page. */
  link: string;
  /** `YYYY-MM-DD HH:MM:SS` in the time of the site. */
  date: string;
  author: string;
  content: string;
  excerpt: string;
  /** The item that it belongs to: an attachment's post. */
  parent: string;
  hasPassword: boolean;
  topics: string[];
  /** Custom fields by name, of which the last one counts. */
  meta: ReadonlyMap<string, string>;
  /** An attachment's file. */
  fileUrl: string;
}

export interface WordpressExport {
  /** The address of the site. */
  url: string;
  items: WordpressItem[];
}

type Xml = Record<string, unknown>;

const listOf = (value: unknown): Xml[] =>
  (Array.isArray(value) ? value : value === undefined || value === "" ? [] : [value]) as Xml[];

/** The text of an element, with or without attributes; the first where there are several. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === "string") return value;
  return value !== null && typeof value === "object" ? textOf((value as Xml)["#text"]) : "";
};

/** Parses XML whose texts stay texts: an episode "007" is no number. */
export const parseXml = (xml: string): Xml =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Exports have thousands of entities; none of their own is allowed.
    processEntities: { enabled: true, maxTotalExpansions: 10_000_000, maxExpandedLength: 1_000_000_000 },
    htmlEntities: true,
  }).parse(xml.replace(/^\uFEFF/, "")) as Xml;

/** Reads a child's text, without spaces around it. */
export const childText = (node: Xml, name: string): string => textOf(node[name]).trim();

export const children = (node: Xml, name: string): Xml[] => listOf(node[name]);

/** Categories and tags; what WordPress gives to posts without any is none. */
const topicsOf = (item: Xml): string[] => [
  ...new Set(
    children(item, "category")
      .filter((one) => ["category", "post_tag"].includes(String(one["@domain"])))
      .filter((one) => one["@nicename"] !== "uncategorized")
      .map((one) => textOf(one).trim())
      .filter(Boolean),
  ),
];

const itemOf = (item: Xml, authors: ReadonlyMap<string, string>): WordpressItem => {
  const text = (name: string): string => childText(item, name);
  const login = text("dc:creator");
  return {
    id: text("wp:post_id"),
    type: text("wp:post_type"),
    title: text("title"),
    slug: text("wp:post_name"),
    status: text("wp:status"),
    link: text("link"),
    date: text("wp:post_date"),
    author: authors.get(login) ?? login,
    content: textOf(item["content:encoded"]),
    excerpt: textOf(item["excerpt:encoded"]),
    parent: text("wp:post_parent"),
    hasPassword: text("wp:post_password") !== "",
    topics: topicsOf(item),
    meta: new Map(
      children(item, "wp:postmeta").map((one) => [childText(one, "wp:meta_key"), textOf(one["wp:meta_value"])]),
    ),
    fileUrl: text("wp:attachment_url"),
  };
};

/** @throws where the file is no export of WordPress */
export const readWordpressExport = (xml: string): WordpressExport => {
  const channel = children((parseXml(xml)["rss"] ?? {}) as Xml, "channel")[0];
  if (!channel || childText(channel, "wp:wxr_version") === "")
    throw new Error("The file is not an export of WordPress: it has no wp:wxr_version.");
  const authors = new Map(
    children(channel, "wp:author").map((one) => [
      childText(one, "wp:author_login"),
      childText(one, "wp:author_display_name") || childText(one, "wp:author_login"),
    ]),
  );
  return {
    url: childText(channel, "wp:base_blog_url") || childText(channel, "link"),
    items: children(channel, "item").map((item) => itemOf(item, authors)),
  };
};
