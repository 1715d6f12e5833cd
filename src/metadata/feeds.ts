/** Feeds that a page links to in its head. */
import { feedPaths, topicFeedPath } from "../routes";

/** A `<link>` in a page's head. */
export interface HeadLink {
  rel: string;
  href: string;
  /** Media type. */
  type?: string;
}

const feed = (href: string, type = "application/rss+xml"): HeadLink => ({ rel: "alternate", href, type });

export const blogFeeds: readonly HeadLink[] = [
  feed(feedPaths.blogRss),
  feed(feedPaths.blogJson, "application/feed+json"),
];
export const podcastFeeds: readonly HeadLink[] = [feed(feedPaths.podcast)];
export const topicFeeds = (slug: string): readonly HeadLink[] => [feed(topicFeedPath(slug))];
