/**
 * The blog as RSS and JSON Feed, with full articles.
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.jsonfeed.org/version/1.1/
 */
import { fillIn } from "content-kit/lib/placeholders";
import { escapeHtml } from "content-kit/lib/escape-html";
import { canonicalUrl } from "../../../metadata/head-values";
import { feedPaths, iconPaths, routes, topicFeedPath } from "../../../routes";
import { rfc3339, rfc822 } from "./dates";
import type { FeedArticle, FeedData } from "./query";
import { feedId, firstAddress } from "../../../site/pages/feed-ids";
import { absolute } from "./absolute-url";
import { xmlDocument } from "./xml";

type BlogData = Pick<FeedData, "site" | "blog" | "articles">;

/** Maximum width of a channel image in RSS, in pixels. */
const RSS_IMAGE = 144;

/** The hero image of an article. */
const pictureOf = ({ image }: FeedArticle, siteUrl: string) => {
  const data = image?.photograph;
  const src = data?.images.fallback?.src;
  return image && data && src ? { ...data, src: absolute(siteUrl, src), alt: image.alt } : undefined;
};

/** The article with its hero image, as on its page. */
const contentOf = (article: FeedArticle, siteUrl: string): string => {
  const picture = pictureOf(article, siteUrl);
  const image = picture
    ? `<p><img src="${escapeHtml(picture.src)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}"></p>\n`
    : "";
  return image + article.feedHtml;
};

/** The list that a feed contains. */
interface Channel {
  title: string;
  description: string;
  /** Path of the list's page. */
  page: string;
  /** Path of the feed. */
  feed: string;
}

/** A list of articles as RSS 2.0. */
const rssOf = (site: FeedData["site"], channel: Channel, nodes: readonly FeedArticle[]): string => {
  const home = canonicalUrl(site.url, channel.page);
  const title = `${site.name}: ${channel.title}`;
  const [newest] = nodes;
  return xmlDocument({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title,
        link: home,
        description: channel.description,
        language: site.language,
        // Date of the newest article, not of the build, so that unchanged content yields an unchanged file.
        lastBuildDate: newest && rfc822(newest.date, site.timeZone),
        "atom:link": {
          "@href": absolute(site.url, channel.feed),
          "@rel": "self",
          "@type": "application/rss+xml",
        },
        image: {
          url: absolute(site.url, iconPaths.small),
          title,
          link: home,
          width: RSS_IMAGE,
          height: RSS_IMAGE,
        },
        item: nodes.map((article) => ({
          title: article.title,
          link: canonicalUrl(site.url, article.path),
          guid: {
            "@isPermaLink": String(firstAddress(article) === article.path),
            "#text": feedId(site.url, article),
          },
          pubDate: rfc822(article.date, site.timeZone),
          "dc:creator": authorsOf(article, site.url).map(({ name }) => name),
          description: escapeHtml(article.excerpt),
          "content:encoded": contentOf(article, site.url),
        })),
      },
    },
  });
};

/** The authors of an article, each with the page about them, if any. */
const authorsOf = (
  { author, authorUrl, furtherAuthors }: Pick<FeedArticle, "author" | "authorUrl" | "furtherAuthors">,
  siteUrl: string,
): { name: string; url?: string }[] =>
  [{ name: author, url: authorUrl }, ...(furtherAuthors ?? [])].map(({ name, url }) => ({
    name,
    ...(url && { url: url.startsWith("/") ? canonicalUrl(siteUrl, url) : url }),
  }));

/** The blog as RSS 2.0. */
export const blogRss = ({ site, blog, articles: { nodes } }: BlogData): string => {
  const { title, text: description } = blog.hero;
  return rssOf(site, { title, description, page: routes.blog, feed: feedPaths.blogRss }, nodes);
};

/** A topic of the blog as RSS 2.0. */
export const topicRss = (
  { site, blog }: Pick<FeedData, "site" | "blog">,
  { slug, name, path, latest }: FeedData["topics"]["nodes"][number],
): string => {
  const description = fillIn(blog.topics?.text ?? name, { topic: name });
  return rssOf(site, { title: name, description, page: path, feed: topicFeedPath(slug) }, latest);
};

/** The blog as JSON Feed 1.1. */
export const blogJsonFeed = ({ site, blog, articles: { nodes } }: BlogData): string => {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `${site.name}: ${blog.hero.title}`,
    home_page_url: canonicalUrl(site.url, routes.blog),
    feed_url: absolute(site.url, feedPaths.blogJson),
    description: blog.hero.text,
    icon: absolute(site.url, iconPaths.large),
    favicon: absolute(site.url, iconPaths.small),
    authors: [{ name: site.name, url: canonicalUrl(site.url, "/") }],
    language: site.language,
    items: nodes.map((article) => ({
      id: feedId(site.url, article),
      url: canonicalUrl(site.url, article.path),
      title: article.title,
      summary: article.excerpt,
      content_html: contentOf(article, site.url),
      image: pictureOf(article, site.url)?.src,
      date_published: rfc3339(article.date, site.timeZone),
      date_modified: article.updated ? rfc3339(article.updated, site.timeZone) : undefined,
      authors: authorsOf(article, site.url),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
};
