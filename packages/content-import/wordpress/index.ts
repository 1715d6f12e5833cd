/** Posts of an export as articles, and its pages as legal documents and pages of text. */
import { isDownload, parseMarkdown } from "content-kit";
import { escapeHtml } from "content-kit/lib/escape-html";
import { convertAll, untaken, type Converted, type Importer, type ImportFrom, type NoteTo } from "../entry";
import { parseHtml } from "../html/parse";
import { pictureAddress } from "../html/pictures";
import { absolute, elementsIn, property } from "../html/tree";
import { treeToMarkdown, type MarkdownOptions } from "../html-to-markdown";
import { summaryOf } from "../summary";
import { plainText } from "../text";
import { missingPhrases, quoted } from "../words";
import type { Feed } from "../xml";
import { htmlOf } from "./content";
import { altOf, fieldsIn, hasTopics } from "./fields";
import { reasonsToWait } from "./hidden";
import { Links } from "./links";
import { mediaRootOf, planFiles, urlOf, type Planned } from "./plan";
import { metaOf, readSite, type WordpressItem, type WordpressSite } from "./read";

const imgOf = (attachment: WordpressItem | undefined): string => {
  if (!attachment?.fileUrl) return "";
  const alt = metaOf(attachment, "_wp_attachment_image_alt");
  const caption = attachment.excerpt ? `<figcaption>${attachment.excerpt}</figcaption>` : "";
  return `<img src="${escapeHtml(attachment.fileUrl)}" alt="${escapeHtml(alt)}">${caption}`;
};

/** Custom fields that somebody wrote: words, and files such as recordings. */
const isWritten = ([name, value]: readonly [string, string]): boolean =>
  !/^(?:_|footnotes$|rank_math_)/.test(name) &&
  !/^(?:[aOs]:\d+:|[[{])/.test(value) &&
  (/\p{L}+\s+\p{L}+\s+\p{L}/u.test(plainText(value)) || /^https?:\/\/\S+/.test(value));

/** A URL without what differs between the sizes of a picture. */
const bare = (url: string): string => url.replace(/^https?:|[?#].*$/g, "").replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, "");

/** The files that an entry shows or links to. */
const filesOf = (html: string, isOwn: (url: string) => boolean): string[] => {
  const body = parseHtml(html);
  const links = elementsIn(body, "a").map((link) => absolute(property(link, "href")));
  const downloads = links.filter((href) => isDownload(href.split(/[?#]/)[0] ?? "") && isOwn(href));
  return [...elementsIn(body, "img").map(pictureAddress), ...downloads];
};

/** Converts entries one by one. */
const converterOf = (site: WordpressSite, planned: readonly Planned[], from: ImportFrom) => {
  const { media } = from;
  const byId = new Map([...site.items].reverse().map((item) => [item.id, item] as const));
  byId.delete("0");
  const byUrl = new Map(site.items.map((item) => [bare(item.fileUrl), item]));
  const links = new Links(planned, site, from);
  const fieldsOf = fieldsIn(from);
  const resolved = (url: string): string => urlOf(url, site)?.href ?? url;
  const addresses = (mediaRoot: string, note: NoteTo): MarkdownOptions["addresses"] => ({
    picture: (url) => {
      const file = media.pathOf(resolved(url));
      if (file !== undefined) return `${mediaRoot}${file}`;
      note(`the picture ${url.slice(0, 200)} was not taken: ${media.whyNot(resolved(url))}`, url);
      return undefined;
    },
    link: (url) => {
      const now = links.of(url, mediaRoot);
      const why = links.isOwn(url) ? "there is no such page here" : "it cannot work";
      if (now === undefined) note(`the link to ${url} was not taken: ${why}`, url);
      return now;
    },
    altOf: (url) => {
      const attachment = byUrl.get(bare(resolved(url)));
      return attachment && altOf(attachment);
    },
  });
  return async (one: Planned, note: NoteTo): Promise<Converted> => {
    const { item, path } = one;
    for (const reason of reasonsToWait(item)) note(reason);
    const html = htmlOf(item, { imageOf: (id) => imgOf(byId.get(id)), note });
    const cover = byId.get(metaOf(item, "_thumbnail_id"));
    for (const url of [...filesOf(html, (href) => links.isOwn(href)).map(resolved), cover?.fileUrl ?? ""])
      await media.load(url, path.split("/")[0] ?? "");
    const markdown = treeToMarkdown(parseHtml(html), { note, addresses: addresses(mediaRootOf(one), note) });
    const body = parseMarkdown(markdown);
    if (!markdown) note("its text is empty");
    const fields = fieldsOf(one, { summary: summaryOf(body), cover, note });
    const missing = missingPhrases(parseHtml(html), body);
    if (missing.length > 0) note(`words were not taken: ${quoted(missing)}`, missing[0]);
    for (const [name, value] of item.meta.filter(isWritten))
      note(`the field "${name}" was not taken: “${plainText(value).slice(0, 120)}”`, name);
    return { title: String(fields["title"]), fields, body: markdown };
  };
};

const LISTS =
  "Add to content/pages/blog.yaml, so that old lists lead to the list of articles: redirectFrom with /category/*, /tag/* and /author/*, and feed › redirectFrom with /feed.";

const OF_ENTRIES = /^(?:post|page|attachment|revision|custom_css|wp_\w+)$/;

/** What of an item is of no entry. */
const besides = ({ type, hasTags, hasComments, categories }: WordpressItem, isWithTopics: boolean): string[] => [
  ...(categories.length === 0 || isWithTopics
    ? []
    : ["categories, as content/pages/blog.yaml has no texts for topics"]),
  ...(OF_ENTRIES.test(type) ? [] : [`entries of the kind "${type}"`]),
  ...(hasTags ? ["tags; categories are topics here"] : []),
  ...(hasComments ? ["comments"] : []),
];

export const importWordpress = async (feeds: readonly Feed[], from: ImportFrom): Promise<Importer> => {
  const site = readSite(feeds, from.content.timeZone);
  const { planned, leftOut } = planFiles(site, from);
  const { entries, failed } = await convertAll(planned, converterOf(site, planned, from));
  const isWithTopics = hasTopics(from);
  const others = untaken(site.items, (item) => besides(item, isWithTopics));
  const remarks = [...(site.hasAuthors ? [LISTS] : []), ...others];
  return { entries, leftOut: [...site.unreadable, ...leftOut, ...failed], remarks };
};
