/** Posts of a WordPress export as articles, and its pages as legal documents and plain pages. */
import { addressProblem } from "../content-model/checks/addresses";
import { FILL_IN } from "../content-model/fields/fill-in";
import { isDownload, OLD_PATH, SLUG } from "../content-model/fields";
import { schemaAt, shapeOf } from "../content-model/fields/schema-walk";
import { slugOf } from "../content-model/fields/slug";
import { kinds } from "../content-model/kinds";
import type { ContentKind } from "../content-model/kinds/kind";
import type { Content } from "../gatsby/content/read-content";
import { addressOf, allAddresses } from "../gatsby/pages/urls";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { canonicalPath, normalOldAddress } from "../lib/url-path";
import { entryText, type ImportedFile, type LeftOut, type Note } from "./entry-file";
import { bodyOf, cutText, fieldText, firstSentences } from "./html";
import { toMarkdown, withParagraphs } from "./markdown";
import type { MediaImport } from "./media";
import { withoutShortcodes } from "./shortcodes";
import type { WordpressExport, WordpressItem } from "./wxr";

/** Files that earlier passes of the check have found something about. */
export interface Verdicts {
  /** To be drafts, with the reasons, by path. */
  drafts: Map<string, string[]>;
  /** Without their old addresses, by path. */
  withoutRedirects: Set<string>;
}

/** Pages that belong to every site, in the languages that are asked for most. */
const LEGAL =
  /^(?:privacy|terms|imprint|impressum|datenschutz|agb|legal|cookie|mentions-legales|confidentialite|politique|aviso-legal|privacidad|disclaimer)/;

const kindOf = ({ type, slug }: WordpressItem): ContentKind =>
  type === "post" ? kinds.article : LEGAL.test(slug) ? kinds.legal : kinds.plainPage;

/** Formats of files that are none of a post's texts. */
const OWN_TYPES = new Set([
  "post",
  "page",
  "attachment",
  "nav_menu_item",
  "revision",
  "custom_css",
  "wp_global_styles",
]);

interface Planned {
  item: WordpressItem;
  kind: ContentKind;
  path: string;
  /** The address that its page will have. */
  address: string;
}

const slugFor = ({ slug, title }: WordpressItem): string => {
  const decoded = safeDecodeUri(slug) ?? slug;
  return SLUG.test(decoded) ? decoded : slugOf(decoded) || slugOf(fieldText(title));
};

/** Which items become which files. */
const planFiles = ({ items, url }: WordpressExport, content: Content): { planned: Planned[]; leftOut: LeftOut[] } => {
  const planned: Planned[] = [];
  const leftOut: LeftOut[] = [];
  const paths = new Set(content.entries.concat(content.faulty).map(({ path }) => path));
  const taken = allAddresses(content.entries, [...paths]);
  const own = new Set<string>();
  for (const item of items) {
    if (item.type !== "post" && item.type !== "page") continue;
    const what = `${item.type} "${fieldText(item.title) || item.id}"`;
    const skip = (why: string): void => void leftOut.push({ what, why });
    const kind = kindOf(item);
    if (["trash", "auto-draft", "inherit"].includes(item.status))
      skip("it is in the trash of WordPress, or was never saved");
    else if (item.type === "page" && withoutSlash(item.link) === withoutSlash(url))
      skip("it is the home page; write what is to stay of it into content/pages/home.yaml");
    else {
      let slug = slugFor(item);
      const base = slug || `${item.type}-${item.id}`;
      slug = base;
      const pathOf = (name: string): string => kind.files.replace("{slug}", name);
      const addressFor = (name: string): string => addressOf(pathOf(name)) ?? "";
      for (let count = 2; own.has(addressFor(slug)); count += 1) slug = `${base}-${count}`;
      const [path, address] = [pathOf(slug), addressFor(slug)];
      own.add(address);
      const holder = taken.get(address)?.file;
      if (paths.has(path)) skip(`content/${path} is there already`);
      else if (holder) skip(`${address} is the page of content/${holder}; write there what is to stay of it`);
      else planned.push({ item, kind, path, address });
    }
  }
  return { planned, leftOut };
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

const pathKey = (path: string): string => (canonicalPath(path) ?? path).toLowerCase();

/** Where the links of the older site lead now. */
class Links {
  private readonly byPath = new Map<string, Planned>();
  private readonly byId = new Map<string, Planned>();
  private readonly addresses: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;

  constructor(
    planned: readonly Planned[],
    site: WordpressExport,
    content: Content,
    private readonly media: MediaImport,
    private readonly isShown: (planned: Planned) => boolean,
  ) {
    for (const one of planned) {
      this.byId.set(one.item.id, one);
      if (URL.canParse(one.item.link)) this.byPath.set(pathKey(new URL(one.item.link).pathname), one);
    }
    this.addresses = new Set(
      allAddresses(
        content.entries,
        content.entries.map(({ path }) => path),
      ).keys(),
    );
    const settings = content.entries.find(({ kind }) => kind === kinds.site)?.data["url"];
    this.hosts = new Set(
      [site.url, typeof settings === "string" ? settings : ""].flatMap((url) =>
        URL.canParse(url) ? [new URL(url).host.replace(/^www\./, "")] : [],
      ),
    );
  }

  /** The new address; `undefined` where there is no such page. */
  of(address: string, mediaRoot: string): string | undefined {
    const [scheme = ""] = /^[a-z][a-z\d+.-]*(?=:)/i.exec(address) ?? [];
    if (/^(?:tel|mailto)$/i.test(scheme)) {
      const clean = address.replace(/\s+/g, "").replace(/^[A-Za-z]+/, (name) => name.toLowerCase());
      return /^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+?[\d().-]+)$/.test(clean) ? clean : undefined;
    }
    if (scheme && !/^https?$/i.test(scheme)) return undefined;
    if (!scheme && !address.startsWith("/")) return undefined;
    if (scheme && !URL.canParse(address)) return undefined;
    const url = new URL(address, "https://own.invalid");
    const file = this.media.pathOf(address);
    if (file !== undefined && isDownload(file)) return `${mediaRoot}${file}`;
    if (scheme && !this.hosts.has(url.host.replace(/^www\./, "")))
      return addressProblem(address) ? undefined : address.replaceAll(" ", "%20");
    return this.ownPage(url);
  }

  private ownPage({ pathname, searchParams }: URL): string | undefined {
    const id = searchParams.get("p") ?? searchParams.get("page_id");
    const found = id === null ? this.byPath.get(pathKey(pathname)) : this.byId.get(id);
    if (found) return this.isShown(found) ? found.address : undefined;
    const path = pathKey(pathname);
    return id === null && this.addresses.has(path) ? path : undefined;
  }
}

const imgOf = ({ fileUrl, meta, title, excerpt }: WordpressItem): string => {
  const escape = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const alt = meta.get("_wp_attachment_image_alt") ?? "";
  const caption = excerpt.trim() ? `<figcaption>${excerpt}</figcaption>` : "";
  return `<img src="${escape(fileUrl)}" alt="${escape(alt)}" data-title="${escape(title)}">${caption}`;
};

/** The addresses of pictures and files that a text uses. */
const mediaOf = (html: string, hosts: RegExp): string[] => {
  const body = bodyOf(html);
  const absolute = (address: string | null): string =>
    address?.startsWith("//") ? `https:${address}` : (address ?? "").trim();
  return [
    ...Array.from(body.querySelectorAll("img")).map((image) =>
      absolute(image.getAttribute("data-src") ?? image.getAttribute("src")),
    ),
    ...Array.from(body.querySelectorAll("a"))
      .map((link) => absolute(link.getAttribute("href")))
      .filter((href) => isDownload(href.split(/[?#]/)[0] ?? "") && hosts.test(href)),
  ].filter(Boolean);
};

const isImage = ({ type, fileUrl }: WordpressItem): boolean =>
  type === "attachment" && /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(fileUrl);

/** What the fields that plugins for search results fill say, if it is a text. */
const seoText = (item: WordpressItem, ...names: readonly string[]): string =>
  names.map((name) => item.meta.get(name) ?? "").find((text) => text.trim() && !/%%?\w+%%?/.test(text)) ?? "";

const oldPaths = ({ link }: WordpressItem, address: string): string[] => {
  if (!URL.canParse(link)) return [];
  const { pathname, search } = new URL(link);
  // Without permalinks, each address is one of the home page: `/?p=123`.
  const path = normalOldAddress(pathname === "/" ? `/${search}` : pathname);
  return path !== undefined && canonicalPath(path) !== address && OLD_PATH.test(path) ? [path] : [];
};

export class WordpressImport {
  private readonly planned: Planned[];
  readonly leftOut: LeftOut[];
  private readonly byId: ReadonlyMap<string, WordpressItem>;
  /** Names of topics by slug, those of the articles that are there first. */
  private readonly spellings: Map<string, string>;
  /** The texts without shortcodes, with the notes about those. */
  private readonly texts = new Map<Planned, { html: string; notes: Note[] }>();

  constructor(
    private readonly site: WordpressExport,
    private readonly content: Content,
    private readonly media: MediaImport,
  ) {
    const { planned, leftOut } = planFiles(site, content);
    this.planned = planned;
    this.leftOut = leftOut;
    this.spellings = new Map(
      content.entries
        .flatMap(({ kind, data }) => (kind === kinds.article ? ((data["topics"] ?? []) as string[]) : []))
        .map((name) => [slugOf(name), name]),
    );
    this.byId = new Map(site.items.map((item) => [item.id, item]));
  }

  /** Finds all pictures and files, before the texts are converted. */
  async load(): Promise<void> {
    const host = URL.canParse(this.site.url) ? new URL(this.site.url).host : "";
    const hosts = new RegExp(`^/|//(?:www\\.)?${host.replace(/^www\./, "").replaceAll(".", "\\.")}|/wp-content/`, "i");
    for (const one of this.planned) {
      const notes: Note[] = [];
      const { item } = one;
      const ownImages = this.site.items
        .filter((other) => other.parent === item.id && isImage(other))
        .map(({ id }) => id);
      const html = withoutShortcodes(item.content, {
        ownImages,
        imageOf: (id) => {
          const image = this.byId.get(id);
          return image ? imgOf(image) : "";
        },
        note: (message) => void notes.push({ message, isLacking: false }),
      });
      this.texts.set(one, { html: /<!-- wp:/.test(html) ? html : withParagraphs(html), notes });
      const cover = this.coverOf(item);
      const below = one.path.split("/", 1)[0] ?? "import";
      for (const address of [...mediaOf(html, hosts), ...(cover ? [cover.fileUrl] : [])])
        await this.media.load(address, below);
    }
  }

  private coverOf({ meta }: WordpressItem): WordpressItem | undefined {
    const cover = this.byId.get(meta.get("_thumbnail_id") ?? "");
    return cover && isImage(cover) ? cover : undefined;
  }

  /** The alternative text of an attachment, from what else is known of it. */
  private altOf(address: string): string | undefined {
    const bare = (url: string): string => url.replace(/^https?:/, "").replace(/-\d+x\d+(?=\.\w+$)/, "");
    const found = this.site.items.find(({ fileUrl }) => fileUrl && bare(fileUrl) === bare(address));
    if (!found) return undefined;
    const texts = [found.meta.get("_wp_attachment_image_alt"), found.excerpt, found.title].map((text) =>
      fieldText(text ?? ""),
    );
    // A title is often the file's name.
    return texts
      .map((text) => cutText(text, 200))
      .find((text) => /\s/.test(text) && !/^(?:img|dsc|image|screenshot)[\s_-]?\d/i.test(text));
  }

  /** The files, as far as is known by now. */
  files(verdicts: Verdicts): ImportedFile[] {
    const isShown = ({ path, item }: Planned): boolean => item.status === "publish" && !verdicts.drafts.has(path);
    const links = new Links(this.planned, this.site, this.content, this.media, isShown);
    return this.planned.map((one) => this.file(one, links, verdicts));
  }

  private file(planned: Planned, links: Links, { drafts, withoutRedirects }: Verdicts): ImportedFile {
    const { item, kind, path, address } = planned;
    const { html, notes: before } = this.texts.get(planned) ?? { html: "", notes: [] };
    const notes = [...before];
    const note = (message: string, { isLacking = false, near }: Partial<Note> = {}): void =>
      void notes.push({ message, isLacking, near });
    const mediaRoot = `${"../".repeat(path.split("/").length - 1)}media/`;
    const markdown = toMarkdown(html, {
      note,
      addresses: {
        picture: (from) => {
          const file = this.media.pathOf(from);
          return file === undefined ? undefined : `${mediaRoot}${file}`;
        },
        link: (from) => links.of(from, mediaRoot),
        altOf: (from) => this.altOf(from),
      },
    });
    if (!markdown) note("the text is empty", { isLacking: true });
    const title = this.field(fieldText(item.title), "title", kind, note);
    const summary = fieldText(item.excerpt) || fieldText(html);
    if (!summary) note("there is no text to make the summary of", { isLacking: true });
    if (item.hasPassword) note("it had a password in WordPress, which pages here do not have", { isLacking: true });
    const date = /^\d{4}-\d\d-\d\d/.exec(item.date)?.[0];
    const hasDate = date !== undefined && !date.startsWith("0000");
    const cover = this.coverOf(item);
    const lacks = notes.some(({ isLacking }) => isLacking);
    for (const message of drafts.get(path) ?? []) note(message, { isLacking: true });
    const isDraft = lacks || drafts.has(path) || !["publish", "future"].includes(item.status);
    const description = firstSentences(
      fieldText(seoText(item, "_yoast_wpseo_metadesc", "rank_math_description", "_aioseo_description")) ||
        summary ||
        FILL_IN,
      160,
    );
    const hasTopics = this.hasTopicPages();
    const values: Record<string, unknown> = {
      title,
      excerpt: firstSentences(summary || FILL_IN, 320),
      dateLabel: this.dateLabel(),
      date: hasDate ? date : this.content.today,
      author: cutText(fieldText(item.author) || FILL_IN, 60),
      image: cover && this.image(cover, note),
      topics: hasTopics ? this.topicsOf(item) : undefined,
      draft: isDraft || undefined,
      redirectFrom:
        withoutRedirects.has(path) || oldPaths(item, address).length === 0 ? undefined : oldPaths(item, address),
      metadata: {
        title: cutText(fieldText(seoText(item, "_yoast_wpseo_title", "rank_math_title", "_aioseo_title")) || title, 60),
        description,
      },
    };
    const shape = shapeOf(kind.schema) ?? {};
    const fields = Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));
    if (item.topics.length > 0 && !(hasTopics && "topics" in shape))
      note(`its topics in WordPress: ${item.topics.join(", ")}`);
    return { path, title, isDraft, notes, text: entryText(fields, markdown || FILL_IN) };
  }

  /** Topics need the words of their pages, which are in pages/blog.yaml. */
  private hasTopicPages(): boolean {
    return this.content.entries.some(({ kind, data }) => kind === kinds.blogPage && data["topics"] !== undefined);
  }

  /** Each topic in the spelling in which it comes first; an article has each once. */
  private topicsOf({ topics }: WordpressItem): string[] | undefined {
    const spelled = topics.flatMap((topic) => {
      const name = cutText(fieldText(topic), 40);
      const slug = slugOf(name);
      if (!slug) return [];
      if (!this.spellings.has(slug)) this.spellings.set(slug, name);
      return this.spellings.get(slug) ?? [];
    });
    return spelled.length > 0 ? [...new Set(spelled)] : undefined;
  }

  private image(cover: WordpressItem, note: (message: string, more?: Partial<Note>) => void) {
    const file = this.media.pathOf(cover.fileUrl);
    if (file === undefined) {
      note(`the picture at its top, ${cover.fileUrl}, was left out: it is not among the files`, { isLacking: true });
      return undefined;
    }
    const alt = this.altOf(cover.fileUrl);
    if (alt === undefined) note(`the picture ${file} has no alternative text`, { isLacking: true, near: file });
    return { file, alt: alt ?? `${FILL_IN} what the picture shows` };
  }

  private field(
    text: string,
    name: string,
    kind: ContentKind,
    note: (message: string, more?: Partial<Note>) => void,
  ): string {
    if (!text) note(`the ${name} is missing`, { isLacking: true });
    const schema = schemaAt(kind.schema, [name]);
    const isLong = schema !== undefined && text !== "" && !schema.safeParse(text).success;
    const cut = isLong ? cutText(text, kind === kinds.article ? 100 : 80) : text;
    if (cut !== text) note(`the ${name} was too long and is cut: "${text}"`, { isLacking: true, near: cut });
    return cut || FILL_IN;
  }

  /** The words before the date of a legal text, as the others have them. */
  private dateLabel(): string {
    const legal = this.content.entries.find(({ kind }) => kind === kinds.legal)?.data["dateLabel"];
    return typeof legal === "string" ? legal : FILL_IN;
  }

  /** What of the export is of no file. */
  remarks(): string[] {
    const others = new Map<string, number>();
    for (const { type } of this.site.items)
      if (!OWN_TYPES.has(type)) others.set(type || "unknown", (others.get(type || "unknown") ?? 0) + 1);
    const menus = this.site.items.filter(({ type }) => type === "nav_menu_item").length;
    const isLost = ({ item, address }: Planned): boolean =>
      /\?./.test(item.link) && oldPaths(item, address).length === 0;
    const lost = this.planned.filter(isLost).map(({ item }) => item.link);
    const hasQueries = this.planned.some(({ item, address }) => oldPaths(item, address)[0]?.startsWith("/?"));
    return [
      ...(menus > 0 ? [`Menus are not taken (${menus} entries): write them into content/navigation.yaml.`] : []),
      ...[...others].map(([type, count]) => `Not taken: ${count} of the kind "${type}".`),
      ...(hasQueries
        ? ["Addresses such as /?p=123 redirect with nginx and Netlify; for Cloudflare, see docs/hosting.md."]
        : []),
      ...lost.map((link) => `${link} cannot redirect: the query of an old address may only follow the home page's /.`),
      "Comments are not taken.",
    ];
  }
}
