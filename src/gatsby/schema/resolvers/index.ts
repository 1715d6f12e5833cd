/** Fields that are worked out when they are asked for: Markdown rendered as HTML, the public address of an audio file, a date in words. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import toHtml from "hast-util-to-html";
import { isoEndOfDay, isoStartOfDay } from "../../../content-model/fields/calendar";
import { headingIds } from "../../../content-model/source/heading-ids";
import { secondsOf } from "../../../content-model/fields/moments";
import { fillIn } from "../../../content-model/fields/placeholders";
import { siteFacts, type FactsSource } from "../../../content-model/fields/site-facts";
import { escapeHtml } from "../../../lib/escape-html";
import { compareNames, excerpt, formatDate, formatNumber } from "../../../lib/format";
import { canonicalUrl } from "../../../metadata/head-values";
import type { ContentStore } from "../../content/content-store";
import { audioAsStated, audioOfFile, transcriptParagraphs } from "./episode";
import { feedHtml, mediaIn, type FeedPicture, type HtmlNode } from "../../outputs/feeds/article-html";
import { withPictures } from "./markdown-images";
import { byLetter } from "./group-by-letter";
import { amountOf, type Locale } from "./price";
import { showNotes } from "./show-notes";

interface NodeLike {
  id: string;
  parent?: string | null;
  children?: string[];
  [field: string]: unknown;
}

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type?: string }) => NodeLike | null;
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<NodeLike> }>;
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

/** Asks a field of another plugin's type for its value. */
const resolveField = async (
  type: string,
  field: string,
  node: NodeLike,
  context: Context,
  info: Info,
  args: object = {},
): Promise<unknown> => info.schema.getType(type).getFields()[field]?.resolve?.(node, args, context, info);

/** The settings of the site; a query that asks for them is asked again when they change. */
const settingsOf = ({ nodeModel }: Context): NodeLike | null => nodeModel.getNodeById({ id: "SiteSettings" });

/** HTML as the words that a reader sees: tags taken out, and signs that had to be escaped put back. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => ESCAPED[name] ?? whole);

const ESCAPED: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Gives every heading the id that the check of the links knows it by. */
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

/** Lets a wide table scroll by itself, by touch and by keyboard, rather than the page. */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll("<table>", `<div class="table-scroll" tabindex="0" role="group"><table>`)
    .replaceAll("</table>", "</table></div>");

/** The sizes and formats of an image below content/media, or `undefined` where it is no image that can be made smaller. */
const imageData = async (file: string, context: Context, info: Info): Promise<IGatsbyImageData | undefined> => {
  const node = await mediaNode(file, context);
  const image = (node?.children ?? [])
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find((child) => child !== null);
  if (!image) return undefined;
  const args = { layout: "constrained", width: 1200, formats: ["auto", "webp", "avif"], placeholder: "none" };
  return (await resolveField("ImageSharp", "gatsbyImageData", image, context, info, args)) as IGatsbyImageData;
};

/**
 * What gatsby-transformer-remark made of an entity's file. While a file is being saved there is none for a moment;
 * looked for by a query, Gatsby knows that there is something to ask for again.
 */
const markdownNode = async ({ parent: id }: NodeLike, { nodeModel }: Context): Promise<NodeLike | null> => {
  const type = "MarkdownRemark";
  if (!id) return null;
  return (
    nodeModel.getNodeById({ id, type }) ?? (await nodeModel.findOne({ type, query: { filter: { id: { eq: id } } } }))
  );
};

const markdownHtml: Resolve = async (source, _, context, info) => {
  const markdown = await markdownNode(source, context);
  if (!markdown) return "";
  const html = (await resolveField("MarkdownRemark", "html", markdown, context, info)) as string;
  const site = settingsOf(context);
  const facts: Record<string, string> = site ? siteFacts(site as unknown as FactsSource) : {};
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)]));
  const lookup = (file: string) => imageData(file, context, info);
  const filled = withHeadingIds(await withPictures(fillIn(html, escaped), lookup));
  return withScrollingTables(withAlignedColumns(filled));
};

/** What a page shows of Markdown, by the id of its node, for as long as the develop server runs. */
const shownBodies = new Map<string, string>();

/** The HTML of a body; while the content has an error, as it was before, as everything else of the page. */
const heldMarkdownHtml =
  (store: Pick<ContentStore, "isHeld" | "isPreview">): Resolve =>
  async (source, ...rest) => {
    const before = store.isHeld ? shownBodies.get(source.id) : undefined;
    if (before !== undefined) return before;
    const html = (await markdownHtml(source, ...rest)) as string;
    if (store.isPreview) shownBodies.set(source.id, html);
    return html;
  };

/** The headings of the second level of a text whose headings have their ids, for its table of contents. */
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
  return feedHtml(tree, { url: canonicalUrl(site.url, source["path"] as string), facts: siteFacts(site), pictures });
};

/** The node of a file below content/media. */
const mediaNode = (file: string, context: Context): Promise<NodeLike | null> =>
  context.nodeModel.findOne({
    type: "File",
    query: { filter: { sourceInstanceName: { eq: "content" }, relativePath: { eq: `media/${file}` } } },
  });

const mediaFile: Resolve = (source, _, context) =>
  typeof source["file"] === "string" ? mediaNode(source["file"], context) : null;

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
  return node ? audioOfFile(node["absolutePath"] as string) : null;
};

/** The show notes for the page, with links into the recording. */
const episodeNotes: Resolve = async (source, args, context, info) => {
  const audioSrc = (await audioSource(source, args, context, info)) as string | null;
  const seconds = secondsOf(source["duration"] as string);
  return toHtml(showNotes(source["notes"] as string, { seconds, audioSrc: audioSrc ?? undefined }));
};

/** The show notes for podcast apps, which make links of times by themselves. */
const episodeFeedNotes: Resolve = (source, _, context) => {
  const site = settingsOf(context) as unknown as { url: string } | null;
  if (!site) return "";
  const tree = showNotes(source["notes"] as string, { seconds: secondsOf(source["duration"] as string) });
  return feedHtml(tree, { url: canonicalUrl(site.url, source["path"] as string), facts: {}, pictures: new Map() });
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

/** A date or a whole number in the site's language: the browser takes 20 ms for the first one that it puts into words. */
const words =
  (field: string): Resolve =>
  (source, _, context) => {
    const value = source[field];
    const language = languageOf(context);
    if (typeof value === "number") return formatNumber(value, language);
    return typeof value === "string" ? formatDate(value, language) : null;
  };

/** The first or the last moment of a day where the agency is. */
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

const placeCounts: Resolve = async (_source, _args, context) => {
  const { entries } = await context.nodeModel.findAll({ type: "State" });
  const states = Array.from(entries, ({ cityCount }) => cityCount as number);
  const language = languageOf(context);
  return {
    states: formatNumber(states.length, language),
    cities: formatNumber(
      states.reduce((sum, count) => sum + count, 0),
      language,
    ),
  };
};

/** All nodes of a type in the order of the site's language, which sorting in a query does not know: it puts É after Z. */
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

const cityIndex: Resolve = ({ cities }, _args, context) => {
  const found = (cities as string[]).flatMap((id) => context.nodeModel.getNodeById({ id, type: "City" }) ?? []);
  return byLetter(found as (NodeLike & { name: string })[], languageOf(context)).map(({ letter, members }) => ({
    letter,
    cities: members.map(({ id }) => id),
  }));
};

/** Registers the extensions that the types name. */
export const createFieldExtensions = ({ actions }: CreateSchemaCustomizationArgs, store: ContentStore): void => {
  const html = heldMarkdownHtml(store);
  actions.createFieldExtension({ name: "markdownHtml", extend: () => ({ resolve: html }) });
  actions.createFieldExtension({ name: "markdownHeadings", extend: () => ({ resolve: markdownHeadings(html) }) });
  actions.createFieldExtension({ name: "feedHtml", extend: () => ({ resolve: articleForFeeds }) });
  actions.createFieldExtension({ name: "mediaFile", extend: () => ({ resolve: mediaFile }) });
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
  actions.createFieldExtension({ name: "placeCounts", extend: () => ({ resolve: placeCounts }) });
  actions.createFieldExtension({
    name: "byName",
    args: { type: "String!", field: "String!" },
    extend: ({ type, field }: { type: string; field: string }) => ({ resolve: byName(type, field) }),
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
