/** Reads WordPress exports, exports of other systems in its format, and feeds of blogs. */
import { dayIn } from "content-kit/lib/calendar";
import type { LeftOut } from "../entry";
import { fieldText } from "../text";
import { attribute, children, childText, ownText, type Feed, type FeedItem, type Xml } from "../xml";

export interface WordpressItem {
  id: string;
  type: string;
  title: string;
  slug: string;
  status: string;
  link: string;
  /** `YYYY-MM-DD`; empty where it has none. */
  day: string;
  authors: string[];
  content: string;
  excerpt: string;
  hasPassword: boolean;
  categories: string[];
  hasTags: boolean;
  /** Custom fields, in their order; a name can be there several times. */
  meta: readonly (readonly [name: string, value: string])[];
  fileUrl: string;
  hasComments: boolean;
  source: FeedItem;
}

export interface WordpressSite {
  url: string;
  items: WordpressItem[];
  hasAuthors: boolean;
  unreadable: readonly LeftOut[];
}

/** What WordPress gives to posts without a category. */
const NO_CATEGORY = /^uncategori[sz]ed$/;

const categoriesOf = (item: Xml): string[] =>
  children(item, "category")
    .filter((one) => /^(?:category|)$/.test(attribute(one, "domain")) && !NO_CATEGORY.test(attribute(one, "nicename")))
    .map((one) => fieldText(ownText(one)))
    .filter(Boolean);

const authorsOf = (item: Xml, names: ReadonlyMap<string, string>): string[] => {
  // Plugins for several authors list them as categories of their own.
  const several = children(item, "category").filter((one) => attribute(one, "domain") === "author");
  const found = (several.length > 0 ? several : children(item, "dc:creator")).map(ownText).filter(Boolean);
  return [...new Set(found.map((login) => fieldText(names.get(login) ?? login)))];
};

const dayOf = (item: Xml, timeZone: string): string => {
  const [day = ""] = /^(?!0000)\d{4}-\d\d-\d\d/.exec(childText(item, "wp:post_date")) ?? [];
  const published = new Date(childText(item, "pubDate"));
  if (day || Number.isNaN(published.getTime())) return Number.isNaN(Date.parse(day)) ? "" : day;
  return dayIn(published, timeZone);
};

const itemOf = (source: FeedItem, names: ReadonlyMap<string, string>, timeZone: string): WordpressItem => {
  const item = source.xml;
  const text = (name: string): string => childText(item, name);
  const content = text("content:encoded");
  return {
    id: text("wp:post_id"),
    type: text("wp:post_type") || "post",
    title: text("title"),
    slug: text("wp:post_name").split("/").at(-1) ?? "",
    status: text("wp:status") || "publish",
    link: text("link"),
    day: dayOf(item, timeZone),
    authors: authorsOf(item, names),
    content: content || text("description"),
    excerpt: text("excerpt:encoded") || (content ? text("description") : ""),
    hasPassword: text("wp:post_password") !== "",
    categories: categoriesOf(item),
    hasTags: children(item, "category").some((one) => attribute(one, "domain") === "post_tag"),
    meta: children(item, "wp:postmeta").map((one) => [childText(one, "wp:meta_key"), childText(one, "wp:meta_value")]),
    fileUrl: text("wp:attachment_url"),
    hasComments: children(item, "wp:comment").length > 0,
    source,
  };
};

/** The site of an export, which may be in several files: an entry that is in two of them counts once. */
export const readSite = (feeds: readonly Feed[], timeZone: string): WordpressSite => {
  const channels = feeds.map(({ channel }) => channel);
  const people = channels.flatMap((channel) => children(channel, "wp:author"));
  const names = new Map(
    people.map((one) => [childText(one, "wp:author_login"), childText(one, "wp:author_display_name")] as const),
  );
  const seen = new Set<string>();
  const items = feeds
    .flatMap((feed) => feed.items)
    .map((item) => itemOf(item, new Map([...names].filter(([, name]) => name)), timeZone))
    .filter(({ source }) => !seen.has(source.raw) && seen.add(source.raw));
  const [channel = {}] = channels;
  return {
    url: childText(channel, "wp:base_blog_url") || childText(channel, "link"),
    items,
    hasAuthors: people.length > 0,
    unreadable: feeds.flatMap(({ unreadable }) => unreadable),
  };
};

export const metaOf = ({ meta }: WordpressItem, ...names: readonly string[]): string =>
  meta.find(([name, value]) => names.includes(name) && value.trim() !== "")?.[1] ?? "";
