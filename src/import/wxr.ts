/** Reads WordPress exports (WXR). */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { asText, type LeftOut } from "./entry-file";
import { unescaped } from "./settings";

interface WordpressTopic {
  name: string;
  slug: string;
  isTag: boolean;
}

export interface WordpressItem {
  id: string;
  /** `post`, `page`, `attachment`, … */
  type: string;
  title: string;
  slug: string;
  status: string;
  /** The address of its page. */
  link: string;
  guid: string;
  /** `YYYY-MM-DD HH:MM:SS` in the time of the site. */
  date: string;
  /** Those who wrote it, by name. */
  authors: string[];
  content: string;
  excerpt: string;
  /** The item that it belongs to: an attachment's post. */
  parent: string;
  hasPassword: boolean;
  topics: WordpressTopic[];
  /** Its language, where a plugin for several languages names it. */
  language: string;
  /** Custom fields by name, of which the last one counts. */
  meta: ReadonlyMap<string, string>;
  /** An attachment's file. */
  fileUrl: string;
  comments: number;
}

export interface WordpressExport {
  /** The address of the site. */
  url: string;
  items: WordpressItem[];
  /** Parents of categories by slug: both are parts of the address of a category's page. */
  parents: ReadonlyMap<string, string>;
  /** Logins of authors, which are parts of their pages' addresses. */
  authors: string[];
  /** Entries that cannot be read. */
  unreadable: LeftOut[];
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
const parseXml = (xml: string): Xml =>
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

interface Split {
  /** The document without its items. */
  head: string;
  items: { xml: string; isWhole: boolean }[];
}

const NEXT = /<!\[CDATA\[|<!--|<item(?=[\s>])|<\/item\s*>/g;

/** An item's end and the next one's beginning in a text mean that its CDATA was never closed. */
const RUN_OVER = /<\/item>\s*<item[\s>]/;

/** Takes a feed's or export's items apart, so that each is read by itself. */
const splitItems = (xml: string): Split => {
  const items: Split["items"] = [];
  const head: string[] = [];
  let [at, from] = [0, -1];
  let rest = 0;
  for (;;) {
    NEXT.lastIndex = at;
    const match = NEXT.exec(xml);
    if (!match) break;
    const [sign] = match;
    if (sign === "<![CDATA[" || sign === "<!--") {
      const close = xml.indexOf(sign === "<!--" ? "-->" : "]]>", match.index);
      const inside = xml.slice(match.index, close === -1 ? undefined : close);
      const over = sign === "<!--" ? -1 : inside.search(RUN_OVER);
      if (over !== -1 && from !== -1) {
        const end = match.index + over + "</item>".length;
        items.push({ xml: xml.slice(from, end), isWhole: false });
        [from, at, rest] = [-1, end, end];
      } else if (close === -1) break;
      else at = close + 3;
    } else if (sign === "<item") {
      // One that was not closed ends where the next one begins.
      if (from !== -1) items.push({ xml: xml.slice(from, match.index), isWhole: false });
      else head.push(xml.slice(rest, match.index));
      [from, at] = [match.index, match.index + sign.length];
    } else {
      at = match.index + sign.length;
      if (from !== -1) {
        items.push({ xml: xml.slice(from, at), isWhole: true });
        [from, rest] = [-1, at];
      }
    }
  }
  if (from !== -1) items.push({ xml: xml.slice(from), isWhole: false });
  else head.push(xml.slice(rest));
  return { head: head.join(""), items };
};

/** What a broken entry is called. */
const titleIn = (xml: string): string =>
  /<title\b[^>]*>\s*(?:<!\[CDATA\[)?([^]*?)(?:\]\]>)?\s*<\/title>/.exec(xml)?.[1]?.trim() ||
  /<link>([^<]*)/.exec(xml)?.[1]?.trim() ||
  "without a title";

/** Each item by itself: one that cannot be read is named, and the others are read. */
export const readItems = <T>(xml: string, read: (item: Xml) => T): { head: Xml; items: T[]; unreadable: LeftOut[] } => {
  const { head, items } = splitItems(xml);
  const unreadable: LeftOut[] = [];
  const found: T[] = [];
  for (const item of items) {
    const fail = (why: string): void =>
      void unreadable.push({ what: `"${titleIn(item.xml)}"`, why: `it cannot be read: ${why}` });
    if (!item.isWhole) {
      fail("its end is missing; the file was cut off or changed by hand");
      continue;
    }
    // A section whose end is missing takes what follows for its text.
    const valid = XMLValidator.validate(item.xml);
    if (valid !== true && valid.err.code === "InvalidTag") {
      fail(valid.err.msg);
      continue;
    }
    try {
      found.push(read((parseXml(item.xml)["item"] ?? {}) as Xml));
    } catch (error) {
      fail((error as Error).message);
    }
  }
  let parsed: Xml = {};
  try {
    parsed = parseXml(head);
  } catch {
    // Of a file that was cut off, what stands before its items is enough.
    parsed = parseXml(
      `${/^[^]*?<channel[^>]*>/.exec(head)?.[0] ?? "<rss><channel>"}${(/<channel[^>]*>([^]*)$/.exec(head)?.[1] ?? "").replace(/<[^>]*$/, "")}</channel></rss>`,
    );
  }
  return { head: parsed, items: found, unreadable };
};

/** What WordPress gives to posts without a category, by its slug in English and in other languages. */
const NO_CATEGORY = new Set(
  (
    "uncategorized uncategorised allgemein non-classe non-categorise sin-categoria senza-categoria sem-categoria " +
    "sense-categoria geen-categorie niet-gecategoriseerd okategoriserade ukategoriseret ikke-kategoriseret ukategorisert " +
    "luokittelematon yleinen bez-kategorii nezarazene nezaradene egyeb kategorizalatlan fara-categorie necategorisite " +
    "genel kategorisiz без-рубрики без-категорії некатегоризирано χωρίς-κατηγορία ללא-קטגוריה غير-مصنف دسته‌بندی-نشده " +
    "未分類 未分类 미분류 chua-phan-loai tak-berkategori"
  ).split(" "),
);

const topicsOf = (item: Xml): WordpressTopic[] => {
  const found = new Map<string, WordpressTopic>();
  for (const one of children(item, "category")) {
    const domain = String(one["@domain"]);
    const name = textOf(one).trim();
    const slug = asText(one["@nicename"]);
    const isNone = domain === "category" && NO_CATEGORY.has(safeDecodeUri(slug) ?? slug);
    if (!["category", "post_tag"].includes(domain) || isNone || !name) continue;
    found.set(`${domain} ${slug || name}`, { name, slug, isTag: domain === "post_tag" });
  }
  return [...found.values()];
};

/** HTML that page builders pack in Base64, and marks of languages in comments, as text. */
const readable = (content: string): string =>
  content
    .replace(
      /(?<=\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\]]*\])([\w+/=\s]{8,})(?=\[\/\1\])/g,
      (_, __, packed: string) => unescaped(Buffer.from(packed, "base64").toString()),
    )
    .replace(/<!--:([a-z]{2}|)-->/g, "[:$1]");

const itemOf = (item: Xml, authors: ReadonlyMap<string, string>): WordpressItem => {
  const text = (name: string): string => childText(item, name);
  const logins = children(item, "dc:creator")
    .map((one) => textOf(one).trim())
    .filter(Boolean);
  // Plugins for several authors list them as terms.
  const several = children(item, "category")
    .filter((one) => one["@domain"] === "author")
    .map((one) => textOf(one).trim())
    .filter(Boolean);
  const names = (several.length > 0 ? several : logins).map((login) => authors.get(login) ?? login);
  return {
    id: text("wp:post_id"),
    type: text("wp:post_type"),
    title: readable(text("title")),
    slug: text("wp:post_name"),
    status: text("wp:status"),
    link: text("link"),
    guid: text("guid"),
    date: text("wp:post_date"),
    authors: [...new Set(names)],
    content: readable(textOf(item["content:encoded"])),
    excerpt: textOf(item["excerpt:encoded"]),
    parent: text("wp:post_parent"),
    hasPassword: text("wp:post_password") !== "",
    topics: topicsOf(item),
    language: textOf(children(item, "category").find((one) => one["@domain"] === "language")).trim(),
    meta: new Map(
      children(item, "wp:postmeta").map((one) => [childText(one, "wp:meta_key"), textOf(one["wp:meta_value"])]),
    ),
    fileUrl: text("wp:attachment_url"),
    comments: children(item, "wp:comment").length,
  };
};

/** @throws where the file is no export of WordPress */
export const readWordpressExport = (xml: string): WordpressExport => {
  const { head, items, unreadable } = readItems(xml, (item) => item);
  const channel = children((head["rss"] ?? {}) as Xml, "channel")[0];
  if (!channel || childText(channel, "wp:wxr_version") === "")
    throw new Error("The file is not an export of WordPress: it has no channel with a wp:wxr_version.");
  const people = children(channel, "wp:author").map((one) => ({
    login: childText(one, "wp:author_login"),
    name: childText(one, "wp:author_display_name") || childText(one, "wp:author_login"),
  }));
  const authors = new Map(people.map(({ login, name }) => [login, name]));
  return {
    url: childText(channel, "wp:base_blog_url") || childText(channel, "link"),
    items: items.map((item) => itemOf(item, authors)),
    parents: new Map(
      children(channel, "wp:category").map((one) => [
        childText(one, "wp:category_nicename"),
        childText(one, "wp:category_parent"),
      ]),
    ),
    authors: people.map(({ login }) => login).filter(Boolean),
    unreadable,
  };
};

/** Exports in several files as one; an entry that is in two of them counts once. */
export const joinExports = (parts: readonly WordpressExport[]): WordpressExport => {
  const [first] = parts;
  if (!first) throw new Error("There is no export.");
  const items = new Map(
    parts.flatMap(({ items: own }) => own.map((item, index) => [item.id || `${item.link} ${index}`, item] as const)),
  );
  return {
    url: first.url,
    items: [...items.values()],
    parents: new Map(parts.flatMap(({ parents }) => [...parents])),
    authors: [...new Set(parts.flatMap(({ authors }) => authors))],
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
  };
};
