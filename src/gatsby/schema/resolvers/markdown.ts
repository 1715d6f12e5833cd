/** Resolvers of rendered Markdown, for pages and feeds. */
import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import type { AnalyticsTexts } from "../../../content-model/fields/analytics-texts";
import { fillIn } from "content-kit/lib/placeholders";
import { parseMarkdown, siteFacts } from "content-kit";
import { kinds } from "../../../content-model/kinds";
import { formatNumber } from "content-kit/lib/format";
import { memoizeByObject } from "content-kit/lib/memoize";
import { canonicalUrl } from "../../../metadata/head-values";
import { asFeedHtml } from "../html/feed-html";
import { withFilms } from "../html/films";
import { headingsOf, withHeadingIds, type Heading } from "../html/headings";
import { withPictures, withPlainPictures } from "../html/pictures";
import { withScrollingTables } from "../html/tables";
import { withAnalyticsText, withFacts } from "../html/texts";
import { element, htmlOf, text, transform, withoutBlankLines, type Transformer } from "../html/tree";
import {
  languageOf,
  resolveField,
  settingsOf,
  singleNode,
  type Context,
  type Info,
  type NodeLike,
  type NodeOf,
  type Resolve,
  type Store,
} from "./context";
import { downloadsOf, picturesOf } from "./media";

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

/** The films of a text; without labels for them, their addresses stay links. */
const filmsOf = (context: Context): Transformer[] => {
  const labels = singleNode(kinds.labels, context)?.film;
  return labels ? [withFilms({ labels, language: languageOf(context) })] : [];
};

/**
 * A page without its text: allowed while developing, where the text follows.
 * @throws in a build, which would publish an empty page
 */
const expectText = (store: Store, { id }: NodeLike): void => {
  if (store.isPreview) return;
  const file = store.paths().find((path) => store.ids(path).includes(id)) ?? id;
  throw new Error(
    `The text of ${file} is missing in Gatsby's cache. Fix: delete the folders .cache and public, and build again.`,
  );
};

/** A body as rendered, with all that pages and feeds show alike; `undefined` while its file is being saved. */
const bodyOf = async (store: Store, source: NodeLike, context: Context, info: Info): Promise<Root | undefined> => {
  const markdown = await markdownNode(source, context);
  if (!markdown) {
    expectText(store, source);
    return undefined;
  }
  const tree = await resolveField("MarkdownRemark", "htmlAst", markdown, context, info);
  const site = settingsOf(context);
  const analytics = source["analytics"] as AnalyticsTexts | null | undefined;
  return transform(
    tree,
    withoutBlankLines,
    ...(analytics ? [withAnalyticsText(analytics, site?.analytics ?? null)] : []),
    withFacts(site ? siteFacts(site) : {}),
    await downloadsOf(tree, context, info),
  );
};

interface PageBody {
  html: string;
  headings: Heading[];
}

const pageBody = async (store: Store, source: NodeLike, context: Context, info: Info): Promise<PageBody> => {
  const tree = await bodyOf(store, source, context, info);
  if (!tree) return { html: "", headings: [] };
  const pictures = await picturesOf(tree, context, info);
  transform(tree, withPictures(pictures), withHeadingIds, ...filmsOf(context), withScrollingTables);
  return { html: htmlOf(tree), headings: headingsOf(tree) };
};

/** The last bodies by node id, for the lifetime of the develop server. */
const shownBodiesOf = memoizeByObject((_store: Store) => new Map<string, PageBody>());

/** A body's HTML or headings; while the content has an error, the previous ones, like the rest of the page. */
export const markdownBody =
  <P extends keyof PageBody>(part: P) =>
  async (source: NodeLike, _: object, context: Context, info: Info, store: Store): Promise<PageBody[P]> => {
    const shownBodies = shownBodiesOf(store);
    const before = store.isHeld ? shownBodies.get(source.id) : undefined;
    if (before) return before[part];
    const body = await pageBody(store, source, context, info);
    if (store.isPreview) shownBodies.set(source.id, body);
    return body[part];
  };

/** How many words most people read in a minute. */
const WORDS_A_MINUTE = 220;

/** How long a text takes to read, in whole minutes. */
const minutesOf = (html: string, language: string): number => {
  const words = new Intl.Segmenter(language, { granularity: "word" }).segment(html.replace(/<[^>]*>/g, " "));
  return Math.max(1, Math.round([...words].filter(({ isWordLike }) => isWordLike).length / WORDS_A_MINUTE));
};

interface ReadingTimeSource extends NodeLike {
  leaveOut?: readonly string[] | null | undefined;
  readingTime?: string | null | undefined;
}

/** The label of an article's reading time: its own, or that of all articles; computed if it is `auto`. */
export const readingTime: Resolve<ReadingTimeSource> = async (source, args, context, info, store) => {
  if (source.leaveOut?.includes("readingTime")) return null;
  const page = singleNode(kinds.articlePage, context);
  const label = source.readingTime ?? page?.readingTime;
  if (label !== "auto" || !page) return label;
  const language = languageOf(context);
  const html = await markdownBody("html")(source, args, context, info, store);
  return fillIn(page.readingTimeComputed, { minutes: formatNumber(minutesOf(html, language), language) });
};

type OptionalText<F extends string> = Readonly<Partial<Record<F, string | null>>>;

/** A field that is written in Markdown, as HTML; null without one. */
export const proseHtml =
  <F extends string>(field: F): Resolve<OptionalText<F>> =>
  (source, _, context) => {
    const prose = source[field];
    if (!prose) return null;
    return htmlOf(transform(toHast(parseMarkdown(prose)) as Root, ...filmsOf(context), withScrollingTables));
  };

/** A field that is the address of a film, as its player's HTML; null without one. */
export const filmHtml =
  <F extends string>(field: F): Resolve<OptionalText<F>> =>
  (source, _, context) => {
    const address = source[field];
    if (!address) return null;
    const link = element("p", {}, [element("a", { href: address }, [text(address)])]);
    return htmlOf(transform({ type: "root", children: [link] }, ...filmsOf(context)));
  };

export const articleForFeeds: Resolve<NodeOf<object>> = async (source, _, context, info, store) => {
  const { path } = source;
  const site = settingsOf(context);
  const tree = site && (await bodyOf(store, source, context, info));
  if (!tree || path === undefined) return "";
  const url = canonicalUrl(site.url, path);
  const pictures = await picturesOf(tree, context, info);
  return htmlOf(transform(tree, withPlainPictures(pictures), asFeedHtml(url)));
};
