/** Posts of an export as articles, and its pages as legal documents and pages of text. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDownload } from "../../content-model/fields";
import { parseMarkdown } from "../../content-model/source/markdown";
import { escapeHtml } from "../../lib/escape-html";
import {
  placeOf,
  type ImportedEntry,
  type Importer,
  type ImportFrom,
  type LeftOut,
  type Note,
  type NoteTo,
} from "../entry";
import { parseHtml } from "../html/parse";
import { pictureAddress } from "../html/pictures";
import { absolute, elementsIn, property } from "../html/tree";
import { treeToMarkdown, type MarkdownOptions } from "../html-to-markdown";
import { summaryOf } from "../summary";
import { fieldText, plainText } from "../text";
import { missingPhrases, quoted } from "../words";
import type { Feed } from "../xml";
import { htmlOf } from "./content";
import { altOf, fieldsIn, type FieldsOf } from "./fields";
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

class WordpressImport {
  private readonly byId = new Map<string, WordpressItem>();
  private readonly byUrl: ReadonlyMap<string, WordpressItem>;
  private readonly links: Links;
  private readonly fieldsOf: FieldsOf;

  constructor(
    private readonly site: WordpressSite,
    planned: readonly Planned[],
    private readonly from: ImportFrom,
  ) {
    for (const item of site.items) if (item.id !== "0" && !this.byId.has(item.id)) this.byId.set(item.id, item);
    this.byUrl = new Map(site.items.map((item) => [bare(item.fileUrl), item]));
    this.links = new Links(planned, site, from);
    this.fieldsOf = fieldsIn(from.content, from.media);
  }

  async entry(planned: Planned): Promise<ImportedEntry> {
    const { item, path } = planned;
    const notes: Note[] = reasonsToWait(item).map((message) => ({ message }));
    const note: NoteTo = (message, near) => void notes.push({ message, near });
    const html = this.html(item, note);
    const cover = this.byId.get(metaOf(item, "_thumbnail_id"));
    for (const url of this.filesIn(html, cover)) await this.from.media.load(url, path.split("/")[0] ?? "");
    const markdown = treeToMarkdown(parseHtml(html), { note, addresses: this.addresses(mediaRootOf(planned), note) });
    const body = parseMarkdown(markdown);
    if (!markdown) note("its text is empty");
    const fields = this.fieldsOf(planned, { summary: summaryOf(body), cover, note });
    const missing = missingPhrases(parseHtml(html), body);
    if (missing.length > 0) note(`words were not taken: ${quoted(missing)}`, missing[0]);
    for (const [name, value] of item.meta.filter(isWritten))
      note(`the field "${name}" was not taken: “${plainText(value).slice(0, 120)}”`, name);
    return { path, title: String(fields["title"]), fields, body: markdown, notes, source: item.source };
  }

  private html(item: WordpressItem, note: NoteTo): string {
    const isOwn = ({ type, parent, fileUrl }: WordpressItem): boolean =>
      type === "attachment" && parent === item.id && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(fileUrl);
    return htmlOf(item, {
      reusable: (id) => this.byId.get(id)?.content,
      imageOf: (id) => imgOf(this.byId.get(id)),
      ownImages: this.site.items.filter(isOwn).map(({ id }) => id),
      note,
    });
  }

  private resolved(url: string): string {
    return urlOf(url, this.site)?.href ?? url;
  }

  private filesIn(html: string, cover: WordpressItem | undefined): string[] {
    const body = parseHtml(html);
    const links = elementsIn(body, "a").map((link) => absolute(property(link, "href")));
    const downloads = links.filter((href) => isDownload(href.split(/[?#]/)[0] ?? "") && this.links.isOwn(href));
    const pictures = elementsIn(body, "img").map((image) => this.resolved(pictureAddress(image)));
    return [...pictures, ...downloads, cover?.fileUrl ?? ""];
  }

  private addresses(mediaRoot: string, note: NoteTo): MarkdownOptions["addresses"] {
    const { media } = this.from;
    return {
      picture: (url) => {
        const file = media.pathOf(this.resolved(url));
        if (file !== undefined) return `${mediaRoot}${file}`;
        note(`the picture ${url.slice(0, 200)} was not taken: ${media.whyNot(this.resolved(url))}`, url);
        return undefined;
      },
      link: (url) => {
        const now = this.links.of(url, mediaRoot);
        const why = this.links.isOwn(url) ? "there is no such page here" : "it cannot work";
        if (now === undefined) note(`the link to ${url} was not taken: ${why}`, url);
        return now;
      },
      altOf: (url) => {
        const attachment = this.byUrl.get(bare(this.resolved(url)));
        return attachment && altOf(attachment);
      },
    };
  }
}

/** What of an export is of no entry, and where it is first. */
const remarksOf = ({ items }: WordpressSite, planned: readonly Planned[]): string[] => {
  const others = items.filter(({ type }) => !/^(?:post|page|attachment|revision|custom_css|wp_\w+)$/.test(type));
  const kindsOf = [...new Set(others.map(({ type }) => type))];
  const remark = (what: string, found: readonly WordpressItem[]): string[] =>
    found[0] ? [`Not taken: ${what} (${found.length}, first at ${placeOf(found[0].source)}).`] : [];
  const hasQueries = planned.some(({ oldPaths }) => oldPaths.some((path) => path.startsWith("/?")));
  return [
    ...kindsOf.flatMap((kind) =>
      remark(
        `entries of the kind "${kind}"`,
        others.filter(({ type }) => type === kind),
      ),
    ),
    ...remark(
      "tags of entries; categories are topics here",
      items.filter(({ hasTags }) => hasTags),
    ),
    ...remark(
      "comments of entries",
      items.filter(({ hasComments }) => hasComments),
    ),
    ...(hasQueries
      ? ["Old URLs such as /?p=123 redirect with nginx and Netlify; for Cloudflare, see docs/hosting.md."]
      : []),
  ];
};

const BLOG = "pages/blog.yaml";

/** The paths that WordPress gives to lists, which lead to the list of articles and its feed here. */
const LISTS = [
  ["redirectFrom:\n", "  - ", ["/category/*", "/tag/*", "/author/*"]],
  ["feed:\n  redirectFrom:\n", "    - ", ["/feed"]],
] as const;

/** The blog's file with these paths. */
const withLists = (text: string): string =>
  LISTS.reduce((now, [head, item, paths]) => {
    const lines = paths.filter((path) => !now.includes(`- ${path}\n`)).map((path) => `${item}${path}\n`);
    if (lines.length === 0) return now;
    if (`\n${now}`.includes(`\n${head}`)) return now.replace(head, () => head + lines.join(""));
    return /^feed:/m.test(now) && head.startsWith("feed") ? now : now + head + lines.join("");
  }, text);

export const importWordpress = async (feeds: readonly Feed[], from: ImportFrom): Promise<Importer> => {
  const site = readSite(feeds, from.content.timeZone);
  const { planned, leftOut } = planFiles(site, from.content);
  const importer = new WordpressImport(site, planned, from);
  const entries: ImportedEntry[] = [];
  const failed: LeftOut[] = [];
  for (const one of planned)
    try {
      entries.push(await importer.entry(one));
    } catch (error) {
      const why = `it cannot be converted: ${(error as Error).message}`;
      failed.push({ what: `"${fieldText(one.item.title)}"`, why, place: placeOf(one.item.source) });
    }
  const file = join(from.content.folder, BLOG);
  const before = site.hasAuthors && existsSync(file) ? readFileSync(file, "utf8") : "";
  return {
    entries,
    leftOut: [...site.unreadable, ...leftOut, ...failed],
    remarks: remarksOf(site, planned),
    changes: new Map(before && withLists(before) !== before ? [[BLOG, withLists(before)]] : []),
  };
};
