/** Resolvers of derived fields: rendered Markdown, public URLs of audio files, formatted dates. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import toHtml from "hast-util-to-html";
import { isoEndOfDay, isoStartOfDay } from "../../../content-model/fields/calendar";
import { headingIds } from "../../../content-model/source/heading-ids";
import { secondsOf } from "../../../content-model/fields/timestamps";
import { fillIn } from "../../../content-model/fields/placeholders";
import { siteFacts, type FactsSource } from "../../../content-model/fields/site-facts";
import { escapeHtml } from "../../../lib/escape-html";
import { compareNames, excerpt, formatDate, formatNumber } from "../../../lib/format";
import { canonicalUrl } from "../../../metadata/head-values";
import type { ContentStore } from "../../content/content-store";
import { measureMedia } from "../../content/media/measure";
import { audioAsStated, audioOfFile, transcriptParagraphs } from "./episode";
import {
  feedHtml,
  linkedMediaIn,
  mediaIn,
  type FeedFile,
  type FeedPicture,
  type HtmlNode,
} from "../../outputs/feeds/article-html";
import { withPictures } from "./markdown-images";
import { describeFiles, linkedFiles, withDownloads, type FileOnDisk } from "./downloads";
import { withFilms, type FilmLabels } from "./films";
import { byLetter } from "./group-by-letter";
import { textOf } from "./html-text";
import { appPicture, pageImageData, pictureFacts, type Resize } from "./pictures";
import { amountOf, type Locale } from "./price";
import { showNotes } from "./show-notes";

interface NodeLike {
  id: string;
  parent?: string | null;
  children?: string[];
  [field: string]: unknown;
}

/** The part of Gatsby's resolver context used here. */
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type?: string }) => NodeLike | null;
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<NodeLike>; totalCount: () => Promise<number> }>;
    findOne: (args: { type: string; query: { filter: Record<string, unknown> } }) => Promise<NodeLike | null>;
  };
}

type Resolve = (source: NodeLike, args: object, context: Context, info: Info) => unknown;

/** The words of covers in pages/podcast.yaml. */
interface PodcastLabels extends NodeLike {
  episodeLabel: string;
  trailerLabel?: string;
  bonusLabel?: string;
}

interface Info {
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve?: Resolve }> } };
}

/** Resolves a field of another plugin's type. */
const resolveField = async (
  type: string,
  field: string,
  node: NodeLike,
  context: Context,
  info: Info,
  args: object = {},
): Promise<unknown> => info.schema.getType(type).getFields()[field]?.resolve?.(node, args, context, info);

/** The site settings; Gatsby tracks the dependency and re-runs the query when they change. */
const settingsOf = ({ nodeModel }: Context): NodeLike | null => nodeModel.getNodeById({ id: "SiteSettings" });

/** Adds ids to headings, matching those of the link check. */
export const withHeadingIds = (html: string): string => {
  const idOf = headingIds();
  return html.replace(
    /<(h[2-4])>([\s\S]*?)<\/\1>/g,
    (_, tag: string, inner: string) => `<${tag} id="${idOf(textOf(inner))}">${inner}</${tag}>`,
  );
};

/** Aligns columns by style: Remark writes `align`, which HTML no longer has. */
const withAlignedColumns = (html: string): string =>
  html.replace(/<(t[hd]) align="(left|center|right)">/g, '<$1 style="text-align:$2">');

/** Wraps tables so that wide ones scroll by touch and keyboard instead of the page. */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll("<table>", `<div class="table-scroll" tabindex="0" role="group"><table>`)
    .replaceAll("</table>", "</table></div>");

/** How gatsby-transformer-sharp resizes the picture of a file. */
const resizeOf =
  (file: NodeLike, context: Context, info: Info): Resize =>
  async (args) => {
    const image = (file.children ?? [])
      .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
      .find((child) => child !== null);
    if (!image) throw new Error(`${String(file["absolutePath"])} has an extension that is not a picture's.`);
    return (await resolveField("ImageSharp", "resize", image, context, info, args)) as { src: string };
  };

/** Sizes and formats of an image below content/media, or `undefined` if it is none. */
const imageData = async (file: string, context: Context, info: Info): Promise<IGatsbyImageData | undefined> => {
  const node = await mediaNode(file, context);
  const facts = node && pictureFacts(node["absolutePath"] as string);
  return facts ? pageImageData(facts, resizeOf(node, context, info)) : undefined;
};

const photograph: Resolve = async (source, _, context, info) =>
  typeof source["file"] === "string" ? ((await imageData(source["file"], context, info)) ?? null) : null;

const pictureForApps: Resolve = async (source, _, context, info) => {
  const node = typeof source["file"] === "string" ? await mediaNode(source["file"], context) : null;
  const facts = node && pictureFacts(node["absolutePath"] as string);
  if (!facts) return null;
  const original = (await resolveField("File", "publicURL", node, context, info)) as string;
  return appPicture(facts, original, resizeOf(node, context, info));
};

/**
 * The gatsby-transformer-remark node of an entity's file. It is missing briefly while the file is being saved; the
 * query via findOne makes Gatsby track the dependency and run it again.
 */
const markdownNode = async ({ parent: id }: NodeLike, { nodeModel }: Context): Promise<NodeLike | null> => {
  const type = "MarkdownRemark";
  if (!id) return null;
  return (
    nodeModel.getNodeById({ id, type }) ?? (await nodeModel.findOne({ type, query: { filter: { id: { eq: id } } } }))
  );
};

/** Copies the files to where they are served, and says of each what it is. */
const downloads = async (files: readonly string[], context: Context, info: Info): Promise<Map<string, FeedFile>> => {
  const found = new Map<string, FileOnDisk>();
  for (const file of new Set(files)) {
    const node = await mediaNode(file, context);
    if (!node) continue;
    const url = (await resolveField("File", "publicURL", node, context, info)) as string;
    found.set(file, { url, bytes: node["size"] as number });
  }
  const form = context.nodeModel.getNodeById({ id: "Labels" })?.["download"] as string | null | undefined;
  return describeFiles(found, { language: languageOf(context), form });
};

const withLinkedFiles = async (html: string, context: Context, info: Info): Promise<string> => {
  const files = linkedFiles(html);
  return files.length > 0 ? withDownloads(html, await downloads(files, context, info)) : html;
};

/** The text with its films; without words for them, their addresses stay links. */
const filmsIn = (html: string, context: Context): string => {
  const labels = context.nodeModel.getNodeById({ id: "Labels" })?.["film"] as FilmLabels | null | undefined;
  return labels ? withFilms(html, { labels, language: languageOf(context) }) : html;
};

const markdownHtml: Resolve = async (source, _, context, info) => {
  const markdown = await markdownNode(source, context);
  if (!markdown) return "";
  const html = (await resolveField("MarkdownRemark", "html", markdown, context, info)) as string;
  const site = settingsOf(context);
  const facts: Record<string, string> = site ? siteFacts(site as unknown as FactsSource) : {};
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)]));
  const lookup = (file: string) => imageData(file, context, info);
  const linked = await withLinkedFiles(fillIn(html, escaped), context, info);
  const filled = withHeadingIds(await withPictures(linked, lookup));
  return withScrollingTables(withAlignedColumns(filmsIn(filled, context)));
};

/** The last HTML by node id, for the lifetime of the develop server. */
const shownBodies = new Map<string, string>();

/** Renders a body; while the content has an error, returns its previous HTML, like the rest of the page. */
const heldMarkdownHtml =
  (store: Pick<ContentStore, "isHeld" | "isPreview">): Resolve =>
  async (source, ...rest) => {
    const before = store.isHeld ? shownBodies.get(source.id) : undefined;
    if (before !== undefined) return before;
    const html = (await markdownHtml(source, ...rest)) as string;
    if (store.isPreview) shownBodies.set(source.id, html);
    return html;
  };

/** The second-level headings of rendered HTML, for the table of contents. */
export const headingsOf = (html: string): { id: string; label: string }[] =>
  Array.from(html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g), ([, id = "", inner = ""]) => ({
    id,
    label: textOf(inner),
  }));

const markdownHeadings =
  (html: Resolve): Resolve =>
  async (...args) =>
    headingsOf((await html(...args)) as string);

const articleForFeeds: Resolve = async (source, _, context, info) => {
  const markdown = await markdownNode(source, context);
  const site = settingsOf(context) as unknown as (FactsSource & { url: string }) | null;
  if (!markdown || !site) return "";
  const tree = (await resolveField("MarkdownRemark", "htmlAst", markdown, context, info)) as HtmlNode;
  const pictures = new Map<string, FeedPicture>();
  for (const file of new Set(mediaIn(tree))) {
    const data = await imageData(file, context, info);
    const src = data?.images.fallback?.src;
    if (data && src) pictures.set(file, { src, width: data.width, height: data.height });
  }
  const files = await downloads(linkedMediaIn(tree), context, info);
  const url = canonicalUrl(site.url, source["path"] as string);
  return feedHtml(tree, { url, facts: siteFacts(site), pictures, files });
};

/** The node of a file below content/media. */
const mediaNode = (file: string, context: Context): Promise<NodeLike | null> =>
  context.nodeModel.findOne({
    type: "File",
    query: { filter: { sourceInstanceName: { eq: "content" }, relativePath: { eq: `media/${file}` } } },
  });

const mediaFile: Resolve = (source, _, context) =>
  typeof source["file"] === "string" ? mediaNode(source["file"], context) : null;

/** The address of a file of media/ that a field names. */
const mediaUrl =
  (field: string): Resolve =>
  async (source, _, context, info) => {
    const file = source[field];
    const node = typeof file === "string" ? await mediaNode(file, context) : null;
    return node ? resolveField("File", "publicURL", node, context, info) : null;
  };

/** How many times as wide as high such a picture is. */
const pictureRatio =
  (field: string): Resolve =>
  async (source, _, context) => {
    const file = source[field];
    const node = typeof file === "string" ? await mediaNode(file, context) : null;
    if (!node) return null;
    const path = node["absolutePath"] as string;
    const { width, height } = measureMedia([path]).get(path) ?? {};
    return width && height ? Math.round((100 * width) / height) / 100 : 1;
  };

const audioSource: Resolve = async (source, _, context, info) => {
  const file = source["audioFile"];
  if (typeof file !== "string") return source["audioUrl"] ?? null;
  const node = await mediaNode(file, context);
  return node ? resolveField("File", "publicURL", node, context, info) : null;
};

const episodeAudio: Resolve = async (source, _, context) => {
  const { audioFile: file, audioUrl: url, audioLength: bytes, duration } = source;
  if (typeof url === "string") return audioAsStated(url, bytes as number, duration as string);
  if (typeof file !== "string") return null;
  const node = await mediaNode(file, context);
  return node ? audioOfFile(node["absolutePath"] as string, duration as string) : null;
};

/** The show notes for the page, with links into the recording. */
const episodeNotes: Resolve = async (source, args, context, info) => {
  const audioSrc = (await audioSource(source, args, context, info)) as string | null;
  const seconds = secondsOf(source["duration"] as string);
  const html = toHtml(showNotes(source["notes"] as string, { seconds, audioSrc: audioSrc ?? undefined }));
  return withLinkedFiles(html, context, info);
};

/** The show notes for podcast apps, which make links of times by themselves. */
const episodeFeedNotes: Resolve = async (source, _, context, info) => {
  const site = settingsOf(context) as unknown as { url: string } | null;
  if (!site) return "";
  const tree = showNotes(source["notes"] as string, { seconds: secondsOf(source["duration"] as string) });
  const url = canonicalUrl(site.url, source["path"] as string);
  const files = await downloads(linkedMediaIn(tree), context, info);
  return feedHtml(tree, { url, facts: {}, pictures: new Map(), files });
};

/** What stands on an episode's drawn cover before its duration: its number, or that it is a trailer or a bonus. */
const coverLabel: Resolve = ({ number, type }, _, context) => {
  const podcast = context.nodeModel.getNodeById({ id: "PodcastPage" }) as PodcastLabels | null;
  if (type === "trailer" && podcast?.trailerLabel) return podcast.trailerLabel;
  if (type === "bonus" && podcast?.bonusLabel) return podcast.bonusLabel;
  return podcast && typeof number === "number" ? fillIn(podcast.episodeLabel, { number }) : null;
};

const transcript: Resolve = async (source, _, context, info) => {
  const file = source["transcript"];
  const node = typeof file === "string" ? await mediaNode(file, context) : null;
  if (!node) return null;
  return {
    src: await resolveField("File", "publicURL", node, context, info),
    paragraphs: transcriptParagraphs(node["absolutePath"] as string),
  };
};

const priceAmount: Resolve = (source, _, context) => {
  const site = settingsOf(context) as unknown as Locale | null;
  return (site && amountOf(source["monthly"] as string, site)) ?? null;
};

/** The site's language and region. */
const languageOf = (context: Context): string => (settingsOf(context)?.["language"] ?? "en") as string;

/** Formats a date or integer at build time: the first use of Intl takes 20 ms in the browser. */
const words =
  (field: string): Resolve =>
  (source, _, context) => {
    const value = source[field];
    const language = languageOf(context);
    if (typeof value === "number") return formatNumber(value, language);
    return typeof value === "string" ? formatDate(value, language) : null;
  };

/** Start or end of a day in the site's time zone. */
const moment =
  (field: string, at: string): Resolve =>
  (source, _, context) => {
    const day = source[field];
    const zone = (settingsOf(context)?.["timeZone"] ?? "UTC") as string;
    return typeof day === "string" ? (at === "end" ? isoEndOfDay : isoStartOfDay)(day, zone) : null;
  };

const shortened =
  (field: string, characters: number): Resolve =>
  (source) =>
    excerpt(source[field] as string, characters);

/** All nodes of a type in the collation of the site's language; sorting in a query would put É after Z. */
const byName =
  (type: string, name: string): Resolve =>
  async (_source, _args, context) => {
    const { entries } = await context.nodeModel.findAll({ type });
    const language = languageOf(context);
    return [...entries].sort(
      (one, other) =>
        compareNames(one[name] as string, other[name] as string, language) || (one.id < other.id ? -1 : 1),
    );
  };

/**
 * Counts the nodes of a type, or the members of their lists.
 * A page that lists all nodes of a type with thousands would depend on each of them.
 */
const countNodes = async (type: string, list: string | undefined, { nodeModel }: Context): Promise<number> => {
  const nodes = await nodeModel.findAll({ type });
  return list
    ? [...nodes.entries].reduce((sum, node) => sum + (node[list] as unknown[]).length, 0)
    : nodes.totalCount();
};

const total =
  (type: string, list?: string): Resolve =>
  (_source, _args, context) =>
    countNodes(type, list, context);

/** The same as text: the first use of Intl takes 20 ms in the browser. */
const totalText =
  (type: string, list?: string): Resolve =>
  async (_source, _args, context) =>
    formatNumber(await countNodes(type, list, context), languageOf(context));

const cityIndex: Resolve = ({ cities }, _args, context) => {
  const found = (cities as string[]).flatMap((id) => context.nodeModel.getNodeById({ id, type: "City" }) ?? []);
  return byLetter(found as (NodeLike & { name: string })[], languageOf(context)).map(({ letter, members }) => ({
    letter,
    cities: members.map(({ id }) => id),
  }));
};

/** Registers the field extensions used in the type definitions. */
export const createFieldExtensions = ({ actions }: CreateSchemaCustomizationArgs, store: ContentStore): void => {
  const html = heldMarkdownHtml(store);
  actions.createFieldExtension({ name: "markdownHtml", extend: () => ({ resolve: html }) });
  actions.createFieldExtension({ name: "markdownHeadings", extend: () => ({ resolve: markdownHeadings(html) }) });
  actions.createFieldExtension({ name: "feedHtml", extend: () => ({ resolve: articleForFeeds }) });
  actions.createFieldExtension({ name: "photograph", extend: () => ({ resolve: photograph }) });
  actions.createFieldExtension({ name: "pictureForApps", extend: () => ({ resolve: pictureForApps }) });
  actions.createFieldExtension({ name: "mediaFile", extend: () => ({ resolve: mediaFile }) });
  actions.createFieldExtension({
    name: "mediaUrl",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: mediaUrl(of) }),
  });
  actions.createFieldExtension({
    name: "pictureRatio",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: pictureRatio(of) }),
  });
  actions.createFieldExtension({
    name: "words",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: words(of) }),
  });
  actions.createFieldExtension({
    name: "moment",
    args: { of: "String!", at: "String!" },
    extend: ({ of, at }: { of: string; at: string }) => ({ resolve: moment(of, at) }),
  });
  actions.createFieldExtension({
    name: "shortened",
    args: { of: "String!", to: "Int!" },
    extend: ({ of, to }: { of: string; to: number }) => ({ resolve: shortened(of, to) }),
  });
  actions.createFieldExtension({
    name: "byName",
    args: { type: "String!", field: "String!" },
    extend: ({ type, field }: { type: string; field: string }) => ({ resolve: byName(type, field) }),
  });
  actions.createFieldExtension({
    name: "total",
    args: { type: "String!", list: "String" },
    extend: ({ type, list }: { type: string; list?: string }) => ({ resolve: total(type, list) }),
  });
  actions.createFieldExtension({
    name: "totalText",
    args: { type: "String!", list: "String" },
    extend: ({ type, list }: { type: string; list?: string }) => ({ resolve: totalText(type, list) }),
  });
  actions.createFieldExtension({ name: "cityIndex", extend: () => ({ resolve: cityIndex }) });
  actions.createFieldExtension({ name: "priceAmount", extend: () => ({ resolve: priceAmount }) });
  actions.createFieldExtension({ name: "audioSource", extend: () => ({ resolve: audioSource }) });
  actions.createFieldExtension({ name: "episodeAudio", extend: () => ({ resolve: episodeAudio }) });
  actions.createFieldExtension({ name: "episodeNotes", extend: () => ({ resolve: episodeNotes }) });
  actions.createFieldExtension({ name: "episodeFeedNotes", extend: () => ({ resolve: episodeFeedNotes }) });
  actions.createFieldExtension({ name: "coverLabel", extend: () => ({ resolve: coverLabel }) });
  actions.createFieldExtension({ name: "transcript", extend: () => ({ resolve: transcript }) });
};
