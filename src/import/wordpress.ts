/** Posts of a WordPress export as articles, and its pages as legal documents and plain pages. */
import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { join } from "node:path";
import { FILL_IN } from "../content-model/fields/fill-in";
import { schemaAt, shapeOf } from "../content-model/fields/schema-walk";
import { kinds } from "../content-model/kinds";
import { parseShared } from "../content-model/source/markdown";
import type { ContentKind } from "../content-model/kinds/kind";
import type { Content } from "../site/pages/content";
import { topicSlug } from "../lib/topic-slug";
import { LEAST_ARTICLES, topicNames } from "../site/pages/topics";
import { escapeHtml } from "../lib/escape-html";
import { bodyText, entryText, readEntry, type Edit, type ImportedFile, type LeftOut, type Note } from "./entry-file";
import { renderBlocks } from "./blocks";
import { lossesOf } from "./conservation";
import { bareUpload } from "./conservation/addresses";
import type { Fact, Source } from "./conservation/source-facts";
import { cutText, fieldText, firstSentences, summaryText } from "./html";
import { signsBeside, unfinished } from "./last-look";
import { toMarkdown } from "./markdown";
import type { MediaImport } from "./media";
import { claimedIn, counterparts, oldLists, topicKey, withOldLists, type OldLists } from "./old-lists";
import { hasWords, piecesAsHtml } from "./settings";
import { withoutShortcodes } from "./shortcodes";
import { sentencesOf } from "./sentences";
import { hasNewLinks, isPublished, isUnedited } from "./wordpress/earlier-run";
import {
  builderPieces,
  footnotesOf,
  imgOf,
  isImage,
  isTechnical,
  mediaOf,
  seoDescriptionOf,
  seoTitleOf,
} from "./wordpress/item";
import { Links } from "./wordpress/links";
import { mediaRootOf, oldPaths, planFiles, type Planned } from "./wordpress/plan";
import type { WordpressExport, WordpressItem } from "./wxr";

/** Files that earlier passes of the check have found something about. */
export interface Verdicts {
  /** To be drafts, with the reasons, by path. */
  drafts: Map<string, string[]>;
  /** Without their old addresses, by path. */
  withoutRedirects: Set<string>;
}

/** Formats of files that are none of a post's texts. */
const OWN_TYPES = new Set([
  "post",
  "page",
  "attachment",
  "nav_menu_item",
  "revision",
  "custom_css",
  "wp_global_styles",
  "wp_block",
]);

/** Changes fields of a file and keeps the formatting of the others. */
export type WriteFields = (
  kind: ContentKind,
  now: string,
  change: (values: Record<string, unknown>) => Record<string, unknown>,
) => string;

/** Which terms of WordPress become topics. */
export type TopicChoice = "categories" | "tags" | "both";

type Write = (message: string, more?: Partial<Note>) => void;

/** What a run publishes can be linked to: each round can complete further files. */
const MOST_ROUNDS = 5;

interface Prepared {
  html: string;
  notes: Note[];
}

/** What the last pass made of a text, as long as its links lead to the same pages. */
interface Converted {
  markdown: string;
  body: Root;
  /** What the text says in sentences, for the summary. */
  sentences: string;
  notes: Note[];
  links: ReadonlyMap<string, string | undefined>;
}

export class WordpressImport {
  private readonly planned: Planned[];
  private readonly notPlanned: readonly LeftOut[];
  /** Entries that the last pass has left out, with the reason. */
  private readonly skipped = new Map<Planned, string>();
  /** Files of an earlier run that visitors will see after this one. */
  private published: ReadonlySet<string> = new Set();
  private readonly byId: ReadonlyMap<string, WordpressItem>;
  private readonly attachments: ReadonlyMap<string, WordpressItem>;
  private readonly lists: OldLists;
  /** Names of topics in the spelling that comes first, those of the articles that are there before all. */
  private readonly spellings: Map<string, string>;
  private readonly topicsBySlug: Map<string, string>;
  /** The texts without shortcodes, with the notes about those. */
  private readonly texts = new Map<Planned, Prepared>();
  private readonly converted = new Map<Planned, Converted>();
  private readonly compared = new Map<Planned, { converted: Converted; text: string; losses: Note[]; signs: Note[] }>();

  constructor(
    private readonly site: WordpressExport,
    private readonly content: Content,
    private readonly media: MediaImport,
    private readonly topicChoice: TopicChoice = "both",
    /** Writes further fields into a file that is there; without it, none is changed. */
    private readonly write?: WriteFields,
  ) {
    const { planned, leftOut } = planFiles(site, content);
    this.planned = planned;
    this.notPlanned = [...site.unreadable, ...leftOut];
    this.spellings = new Map(
      content.entries
        .flatMap(({ kind, data }) => (kind === kinds.article ? ((data["topics"] ?? []) as string[]) : []))
        .map((name) => [topicKey(name), name]),
    );
    this.topicsBySlug = new Map([...this.spellings.values()].map((name) => [topicSlug(name), name]));
    this.byId = new Map(site.items.map((item) => [item.id, item]));
    const posts = planned.map(({ item }) => item).filter(({ type }) => type === "post");
    this.lists = oldLists(site, posts, { chosen: (item) => this.chosen(item), hasTopicPages: this.hasTopicPages() });
    this.attachments = new Map(
      site.items.flatMap((item) => (item.fileUrl ? [[bareUpload(item.fileUrl), item] as const] : [])),
    );
  }

  /** Finds all pictures and files, before the texts are converted. */
  async load(): Promise<void> {
    const host = URL.canParse(this.site.url) ? new URL(this.site.url).host : "";
    const hosts = new RegExp(`^/|//(?:www\\.)?${host.replace(/^www\./, "").replaceAll(".", "\\.")}|/wp-content/`, "i");
    const children = new Map<string, string[]>();
    for (const item of this.site.items)
      if (isImage(item)) children.set(item.parent, [...(children.get(item.parent) ?? []), item.id]);
    for (const one of this.planned) {
      const prepared = this.prepare(one, children.get(one.item.id) ?? []);
      this.texts.set(one, prepared);
      const cover = this.coverOf(one.item);
      const below = one.path.split("/", 1)[0] ?? "import";
      for (const address of [...mediaOf(prepared.html, hosts), ...(cover ? [cover.fileUrl] : [])])
        await this.media.load(address, below);
    }
  }

  /** The text as HTML: without blocks, shortcodes and missing paragraphs, with its footnotes. */
  private prepare({ item }: Planned, ownImages: readonly string[]): Prepared {
    const notes: Note[] = [];
    const note = (message: string, { isLacking = false, near }: Partial<Note> = {}): void =>
      void notes.push({ message, isLacking, near });
    try {
      const imageOf = (id: string): string => {
        const image = this.byId.get(id);
        return image && isImage(image) ? imgOf(image) : "";
      };
      const blocks = renderBlocks(item.content, { reusable: (id) => this.byId.get(id)?.content, imageOf, note });
      const pieces = item.content.trim() ? [] : builderPieces(item);
      if (hasWords(pieces))
        note("its text is in the data of a page builder only; check its order", { isLacking: true });
      const html = withoutShortcodes(blocks + piecesAsHtml(pieces, imageOf), { ownImages, imageOf, note });
      const list = footnotesOf(item).map(({ id, content }) => `<li id="${id}">${content}</li>`);
      return { html: list.length > 0 ? `${html}<ol>${list.join("")}</ol>` : html, notes };
    } catch (error) {
      note(`its text cannot be converted: ${(error as Error).message}`, { isLacking: true });
      return { html: "", notes };
    }
  }

  private coverOf({ meta }: WordpressItem): WordpressItem | undefined {
    const cover = this.byId.get(meta.get("_thumbnail_id") ?? "");
    return cover && isImage(cover) ? cover : undefined;
  }

  /** The alternative text of an attachment, from what else is known of it. */
  private altOf(address: string): string | undefined {
    const found = this.attachments.get(bareUpload(address));
    if (!found) return undefined;
    const texts = [found.meta.get("_wp_attachment_image_alt"), found.excerpt, found.title].map((text) =>
      fieldText(text ?? ""),
    );
    // A title is often the file's name.
    return texts
      .map((text) => cutText(text, 200))
      .find((text) => /\s/.test(text) && !/^(?:img|dsc|image|screenshot)[\s_-]?\d/i.test(text));
  }

  get leftOut(): LeftOut[] {
    const skipped = [...this.skipped].map(([{ item }, why]) => ({
      what: `${item.type} "${fieldText(item.title) || item.id}"`,
      why,
    }));
    return [...this.notPlanned, ...skipped];
  }

  /** The files, as far as is known by now. */
  files(verdicts: Verdicts): ImportedFile[] {
    let files: ImportedFile[] = [];
    for (let round = 0, isSame = false; round < MOST_ROUNDS && !isSame; round += 1) {
      files = this.filesNow(verdicts);
      const published = files.filter(({ isUpdate, text }) => isUpdate && isPublished(text, this.content.today));
      isSame = published.length === this.published.size && published.every(({ path }) => this.published.has(path));
      this.published = new Set(published.map(({ path }) => path));
    }
    return files;
  }

  private filesNow(verdicts: Verdicts): ImportedFile[] {
    this.skipped.clear();
    const isShown = ({ path, item, before }: Planned): boolean =>
      before === undefined
        ? item.status === "publish" && !verdicts.drafts.has(path)
        : this.published.has(path) || isPublished(before, this.content.today);
    const counts = this.articlesByTopic(isShown);
    const listAt = counterparts(this.lists, (topic) => (counts.get(topicSlug(topic)) ?? 0) >= LEAST_ARTICLES);
    const links = new Links(this.planned, this.site, this.content, this.media, isShown, listAt);
    return this.planned.flatMap((one): ImportedFile[] => {
      try {
        const file = this.file(one, links, verdicts);
        return one.before === undefined ? [file] : this.update(one, one.before, file, links, verdicts);
      } catch (error) {
        // One entry does not stop the others.
        this.skipped.set(one, `it cannot be converted: ${(error as Error).message}`);
        return [];
      }
    });
  }

  /** How many articles that visitors see have a topic, by its slug. */
  private articlesByTopic(isShown: (planned: Planned) => boolean): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const count = (names: readonly string[]): void => {
      for (const slug of new Set(names.map(topicSlug))) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    };
    for (const { entry, publication } of this.content.pages)
      if (publication.state === "published" && entry.kind === kinds.article) count(topicNames(entry));
    for (const one of this.planned)
      if (one.before === undefined && one.kind === kinds.article && isShown(one)) count(this.topicsOf(one.item) ?? []);
    return counts;
  }

  /**
   * A file of an earlier run, with the pictures that were missing then, and links to what was no page yet; one that was
   * edited since stays as it is.
   */
  private update(one: Planned, before: string, file: ImportedFile, links: Links, verdicts: Verdicts): ImportedFile[] {
    const pictures = [...new Set(this.picturesOf(one))].filter((address) => this.media.isNew(address));
    const there = `content/${one.path} is there already`;
    const hasPictures = pictures.length > 0;
    if (hasPictures || hasNewLinks(before, file.text, this.addressesPublished())) {
      const made = hasPictures ? this.file(one, links, verdicts, true).text : file.text;
      // Without its pictures it was a draft, and somebody else may have published it since, or taken it back.
      const wasDraft = /^draft: true$/m.test(before);
      const isAsMade = isUnedited(before, made) && (wasDraft ? hasPictures || file.isDraft : !file.isDraft);
      if (isAsMade) return [{ ...file, isUpdate: true }];
    }
    this.skipped.set(
      one,
      hasPictures
        ? `${there}, and was edited since; put these pictures in by hand: ${pictures.map((address) => this.media.pathOf(address) ?? "").join(", ")}`
        : isUnedited(before, file.text)
          ? there
          : `${there}; it was edited since, or its text in WordPress was`,
    );
    return [];
  }

  private addressesPublished(): ReadonlySet<string> {
    return new Set(this.planned.flatMap(({ path, address }) => (this.published.has(path) ? [address] : [])));
  }

  private picturesOf(one: Planned): string[] {
    const cover = this.coverOf(one.item);
    const { html = "" } = this.texts.get(one) ?? {};
    return [...mediaOf(html, /^$/), ...(cover ? [cover.fileUrl] : [])];
  }

  /** @param isEarlier true for what a run made that had none of the pictures that are new now */
  private convert(planned: Planned, links: Links, isEarlier: boolean): Converted {
    const { html } = this.texts.get(planned) ?? { html: "" };
    const mediaRoot = mediaRootOf(planned);
    const known = this.converted.get(planned);
    if (!isEarlier && known && [...known.links].every(([address, now]) => links.of(address, mediaRoot) === now))
      return known;
    const notes: Note[] = [];
    const asked = new Map<string, string | undefined>();
    const markdown = toMarkdown(html, {
      note: (message, { isLacking = false, near } = {}) => void notes.push({ message, isLacking, near }),
      addresses: {
        picture: (from) => {
          const file = isEarlier && this.media.isNew(from) ? undefined : this.media.pathOf(from);
          return file === undefined ? undefined : `${mediaRoot}${file}`;
        },
        link: (from) => {
          const now = links.of(from, mediaRoot);
          asked.set(from, now);
          return now;
        },
        altOf: (from) => this.altOf(from),
      },
    });
    const body = parseShared(bodyText(markdown));
    const converted = { markdown, body, sentences: sentencesOf(body), notes, links: asked };
    if (!isEarlier) this.converted.set(planned, converted);
    return converted;
  }

  private file(
    planned: Planned,
    links: Links,
    { drafts, withoutRedirects }: Verdicts,
    isEarlier = false,
  ): ImportedFile {
    const { item, kind, path } = planned;
    const converted = this.convert(planned, links, isEarlier);
    const { markdown, notes: converting } = converted;
    const notes = [...(this.texts.get(planned)?.notes ?? []), ...converting];
    const note: Write = (message, { isLacking = false, near } = {}) => void notes.push({ message, isLacking, near });
    if (!markdown) note("the text is empty", { isLacking: true });
    if (item.hasPassword) note("it had a password in WordPress, which pages here do not have", { isLacking: true });
    const title = this.field(fieldText(item.title), "title", kind, note);
    const fields = this.fieldsOf(
      planned,
      { title, sentences: converted.sentences, isEarlier, hasRedirects: !withoutRedirects.has(path) },
      note,
    );
    const body = markdown || FILL_IN;
    if (!isEarlier) {
      const text = entryText(fields, body);
      const mediaRoot = mediaRootOf(planned);
      // The same text with the same links has lost the same.
      let compared = this.compared.get(planned);
      if (compared?.converted !== converted || compared.text !== text) {
        const entry = readEntry(text, markdown ? converted.body : undefined);
        const losses = lossesOf(this.sourceOf(item, fields), entry, {
          picture: (from) => this.media.pathOf(from),
          link: (from) => links.of(from, mediaRoot),
          whyNot: (from) => this.media.whyNot(from),
          isHidden: (from) => links.isHidden(from),
        });
        compared = { converted, text, losses, signs: unfinished(entry) };
        this.compared.set(planned, compared);
      }
      notes.push(...compared.losses);
      notes.push(...signsBeside(compared.signs, notes));
    }
    for (const message of drafts.get(path) ?? []) note(message, { isLacking: true });
    const isDraft =
      notes.some(({ isLacking }) => isLacking) || drafts.has(path) || !["publish", "future"].includes(item.status);
    return { path, title, isDraft, notes, text: entryText({ ...fields, draft: isDraft || undefined }, body) };
  }

  /** The fields that the kind has. */
  private fieldsOf(
    { item, kind, address }: Planned,
    {
      title,
      sentences,
      isEarlier,
      hasRedirects,
    }: { title: string; sentences: string; isEarlier: boolean; hasRedirects: boolean },
    note: Write,
  ): Record<string, unknown> {
    const shape = shapeOf(kind.schema) ?? {};
    const summary = fieldText(item.excerpt) || sentences;
    if (!summary) note("there is no text to make the summary of", { isLacking: true });
    const [author = FILL_IN, ...others] = item.authors.map((name) => cutText(fieldText(name) || FILL_IN, 60));
    if (item.authors.length === 0 && "author" in shape)
      note("nobody is named as its author", { isLacking: true, near: "author:" });
    const names = item.topics.map(({ name }) => name);
    const hasTopics = this.hasTopicPages() && "topics" in shape;
    if (names.length > 0 && !hasTopics) note(`its topics in WordPress: ${names.join(", ")}`, { near: "title:" });
    const olds = hasRedirects ? oldPaths(item, address) : [];
    const values: Record<string, unknown> = {
      title,
      excerpt: firstSentences(summary || FILL_IN, 320),
      dateLabel: this.dateLabel(),
      date: "date" in shape ? this.day(item, note) : undefined,
      author,
      furtherAuthors: others.length > 0 ? others.map((name) => ({ name })) : undefined,
      image: "image" in shape ? this.image(item, note, isEarlier) : undefined,
      topics: hasTopics ? this.topicsOf(item) : undefined,
      readingTime: "auto",
      // An older text does without the site's own advice.
      leaveOut: ["keyTakeaways", "implementation"],
      draft: undefined,
      redirectFrom: olds.length > 0 ? olds : undefined,
      metadata: {
        title: cutText(seoTitleOf(item) || title, 60),
        description: firstSentences(seoDescriptionOf(item) || summaryText(item.excerpt) || summary || FILL_IN, 160),
      },
    };
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));
  }

  private day({ date, status }: WordpressItem, note: Write): string {
    const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
    if (day !== undefined && !day.startsWith("0000") && !Number.isNaN(Date.parse(day))) return day;
    const told = date && !date.startsWith("0000") ? `: "${date}"` : "";
    // WordPress gives drafts no day.
    note(`it has no day${told}; this one is today's`, {
      isLacking: ["publish", "future"].includes(status),
      near: "date:",
    });
    return this.content.today;
  }

  private sourceOf(item: WordpressItem, fields: Readonly<Record<string, unknown>>): Source {
    return {
      html: this.sourcesOf(item),
      facts: this.factsOf(item, {
        hasAuthor: "author" in fields,
        hasTopics: "topics" in fields && this.hasTopicPages(),
      }),
      pictureOf: (id) => this.byId.get(id)?.fileUrl,
    };
  }

  /** What the export says of an entry's text, as it stands there. */
  private sourcesOf(item: WordpressItem): string[] {
    const open = new Set<string>();
    const withReusable = (content: string): string[] => [
      content,
      ...[...content.matchAll(/<!--\s+wp:block\s+\{[^}]*"ref":\s*(\d+)/g)].flatMap(([, id = ""]) => {
        const block = this.byId.get(id);
        if (!block || open.has(id)) return [];
        open.add(id);
        return withReusable(block.content);
      }),
    ];
    return [...withReusable(item.content), ...footnotesOf(item).map(({ content }) => content)];
  }

  /** What else the export says of an entry. */
  private factsOf(item: WordpressItem, { hasAuthor, hasTopics }: { hasAuthor: boolean; hasTopics: boolean }): Fact[] {
    const topics = hasTopics ? this.chosen(item) : [];
    const builder = item.content.trim() ? builderPieces(item) : [];
    return [
      { what: "the title", text: item.title, field: "title" },
      { what: "the excerpt", text: item.excerpt },
      ...(hasAuthor
        ? item.authors.map((text, index) => ({
            what: "the author's name",
            text,
            field: index === 0 ? "author" : "furtherAuthors",
          }))
        : []),
      ...(topics.length > 0
        ? [
            {
              what: "the list of topics",
              text: topics.map((name) => `<p>${escapeHtml(name)}</p>`).join(""),
              field: "topics",
            },
          ]
        : []),
      { what: "the title for search engines", text: seoTitleOf(item) },
      { what: "the description for search engines", text: seoDescriptionOf(item) },
      {
        what: "what the page builder has beside the text",
        text: piecesAsHtml(
          builder.filter(({ key }) => !/background|overlay/.test(key)),
          () => "",
        ),
        isShown: true,
      },
      ...[...item.meta]
        .filter(([name, value]) => !isTechnical(name, value))
        .map(([name, value]) => ({ what: `the custom field "${name}"`, text: value })),
    ].filter(({ text }) => text.trim() !== "");
  }

  /** Topics need the words of their pages, which are in pages/blog.yaml. */
  private hasTopicPages(): boolean {
    return this.content.entries.some(({ kind, data }) => kind === kinds.blogPage && data["topics"] !== undefined);
  }

  /** The names of an entry's topics, of the kind that was chosen. */
  private chosen({ topics }: WordpressItem): string[] {
    const names = topics
      .filter(({ isTag }) => this.topicChoice === "both" || isTag === (this.topicChoice === "tags"))
      .map(({ name }) => fieldText(name))
      .filter(Boolean);
    const first = new Map<string, string>();
    for (const name of names) if (!first.has(topicKey(name))) first.set(topicKey(name), name);
    return [...first.values()];
  }

  /** Each topic in the spelling in which it comes first; an article has each once. */
  private topicsOf(item: WordpressItem): string[] | undefined {
    const spelled = this.chosen(item).map((name) => {
      const key = topicKey(name);
      if (!this.spellings.has(key)) this.spellings.set(key, cutText(name, 40));
      return this.spellings.get(key) ?? name;
    });
    // Two topics cannot have one address, such as ".NET" and "Net": the second is reported as missing.
    const own = [...new Set(spelled)].filter((name) => {
      const slug = topicSlug(name);
      if (!this.topicsBySlug.has(slug)) this.topicsBySlug.set(slug, name);
      return this.topicsBySlug.get(slug) === name;
    });
    return own.length > 0 ? own : undefined;
  }

  /** The file of the blog, with the old addresses of its lists. */
  edits(): Edit[] {
    const blog = this.content.entries.find(({ kind }) => kind === kinds.blogPage);
    if (!blog || !this.write) return [];
    const now = readFileSync(join(this.content.folder, blog.path), "utf8");
    const text = this.write(blog.kind, now, (values) => withOldLists(values, this.lists, claimedIn(this.content)));
    return text === now ? [] : [{ path: blog.path, text }];
  }

  private image(item: WordpressItem, note: Write, isEarlier: boolean): { file: string; alt: string } | undefined {
    const cover = this.coverOf(item);
    const id = item.meta.get("_thumbnail_id") ?? "";
    if (id && id !== "0" && !this.byId.has(id))
      note(`the picture at its top, number ${id}, is not in the export; export All content`, { isLacking: true });
    if (!cover) return undefined;
    const file = isEarlier && this.media.isNew(cover.fileUrl) ? undefined : this.media.pathOf(cover.fileUrl);
    if (file === undefined) {
      const why = this.media.whyNot(cover.fileUrl) ?? "it is not among the files";
      note(`the picture at its top, ${cover.fileUrl}, was left out: ${why}`, { isLacking: true });
      return undefined;
    }
    const alt = this.altOf(cover.fileUrl);
    if (alt === undefined) note(`the picture ${file} has no alternative text`, { isLacking: true, near: file });
    return { file, alt: alt ?? `${FILL_IN} what the picture shows` };
  }

  private field(text: string, name: string, kind: ContentKind, note: Write): string {
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
    const languages = new Map<string, number>();
    for (const { item } of this.planned)
      if (item.language) languages.set(item.language, (languages.get(item.language) ?? 0) + 1);
    const menus = this.site.items.filter(({ type }) => type === "nav_menu_item").length;
    const comments = this.site.items.reduce((sum, item) => sum + item.comments, 0);
    const isLost = ({ item, address }: Planned): boolean =>
      /\?./.test(item.link) && oldPaths(item, address).length === 0;
    const lost = this.planned.filter(isLost).map(({ item }) => item.link);
    const hasQueries = this.planned.some(({ item, address }) => oldPaths(item, address)[0]?.startsWith("/?"));
    return [
      ...(menus > 0 ? [`Menus are not taken (${menus} entries): write them into content/navigation.yaml.`] : []),
      ...(languages.size > 1
        ? [
            `The entries are in several languages (${[...languages].map(([name, count]) => `${name}: ${count}`).join(", ")}), and this site has one: delete the others.`,
          ]
        : []),
      ...[...others].map(([type, count]) => `Not taken: ${count} of the kind "${type}".`),
      ...(hasQueries
        ? ["Addresses such as /?p=123 redirect with nginx and Netlify; for Cloudflare, see docs/hosting.md."]
        : []),
      ...lost.map((link) => `${link} cannot redirect: the query of an old address may only follow the home page's /.`),
      comments > 0 ? `Comments are not taken (${comments}).` : "Comments are not taken.",
    ];
  }
}
