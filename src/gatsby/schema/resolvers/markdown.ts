/** Resolvers of rendered Markdown, for pages and feeds. */
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import type { AnalyticsSettings } from "../../../content-model/fields/analytics-services";
import {
  ANALYTICS_ANCHOR,
  ANALYTICS_PLACEHOLDER,
  analyticsText,
  type AnalyticsTexts,
} from "../../../content-model/fields/analytics-texts";
import { fillIn } from "../../../content-model/fields/placeholders";
import { siteFacts, type FactsSource } from "../../../content-model/fields/site-facts";
import { parseMarkdown } from "../../../content-model/source/markdown";
import { escapeHtml } from "../../../lib/escape-html";
import { paragraphsOf } from "../../../lib/paragraphs";
import { canonicalUrl } from "../../../metadata/head-values";
import type { ContentStore } from "../../content/content-store";
import { feedHtml, linkedMediaIn, mediaIn, type FeedPicture, type HtmlNode } from "../../outputs/feeds/article-html";
import { languageOf, resolveField, settingsOf, type Context, type NodeLike, type Resolve } from "./context";
import { withFilms, type FilmLabels } from "./films";
import { headingsOf, withAlignedColumns, withHeadingIds, withScrollingTables } from "./html";
import { withPictures } from "./markdown-images";
import { downloads, imageData, withLinkedFiles } from "./media";

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

/** The text with its films; without words for them, their addresses stay links. */
const filmsIn = (html: string, context: Context): string => {
  const labels = context.nodeModel.getNodeById({ id: "Labels" })?.["film"] as FilmLabels | null | undefined;
  return labels ? withFilms(html, { labels, language: languageOf(context) }) : html;
};

/** A legal text with what it says on counting visits. */
const withAnalyticsText = (html: string, texts: AnalyticsTexts, settings: AnalyticsSettings | null): string => {
  const [first, ...further] = paragraphsOf(analyticsText(texts, settings)).map(escapeHtml);
  const paragraphs = [
    ...(first === undefined ? [] : [`<p id="${ANALYTICS_ANCHOR}">${first}</p>`]),
    ...further.map((text) => `<p>${text}</p>`),
  ];
  return html.replace(`<p>{${ANALYTICS_PLACEHOLDER}}</p>`, () => paragraphs.join("\n"));
};

type Store = Pick<ContentStore, "isHeld" | "isPreview" | "paths" | "ids">;

/**
 * What a page without its text has instead: nothing while developing, where the text follows.
 * @throws in a build, which would publish an empty page
 */
const withoutText = (store: Store, { id }: NodeLike): string => {
  if (store.isPreview) return "";
  const file = store.paths().find((path) => store.ids(path).includes(id)) ?? id;
  throw new Error(
    `The text of ${file} is missing in Gatsby's cache. Fix: delete the folders .cache and public, and build again.`,
  );
};

const markdownHtml = async (store: Store, ...[source, , context, info]: Parameters<Resolve>): Promise<string> => {
  const markdown = await markdownNode(source, context);
  if (!markdown) return withoutText(store, source);
  const rendered = (await resolveField("MarkdownRemark", "html", markdown, context, info)) as string;
  const site = settingsOf(context);
  const analytics = source["analytics"] as AnalyticsTexts | null | undefined;
  const settings = (site?.["analytics"] ?? null) as AnalyticsSettings | null;
  const html = analytics ? withAnalyticsText(rendered, analytics, settings) : rendered;
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
export const heldMarkdownHtml =
  (store: Store): Resolve =>
  async (source, ...rest) => {
    const before = store.isHeld ? shownBodies.get(source.id) : undefined;
    if (before !== undefined) return before;
    const html = await markdownHtml(store, source, ...rest);
    if (store.isPreview) shownBodies.set(source.id, html);
    return html;
  };

/** A field that is written in Markdown, as HTML. */
export const proseHtml =
  (field: string): Resolve =>
  (source) =>
    withScrollingTables(withAlignedColumns(toHtml(toHast(parseMarkdown(source[field] as string)))));

export const markdownHeadings =
  (html: Resolve): Resolve =>
  async (...args) =>
    headingsOf((await html(...args)) as string);

export const articleForFeeds =
  (store: Store): Resolve =>
  async (source, _, context, info) => {
    const markdown = await markdownNode(source, context);
    const site = settingsOf(context) as unknown as (FactsSource & { url: string }) | null;
    if (!markdown) return withoutText(store, source);
    if (!site) return "";
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
