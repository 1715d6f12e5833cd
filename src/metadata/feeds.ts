/** Feeds that a page links to in its head. */
import { feedPaths } from "../routes";

interface Feed {
  path: string;
  /** Media type. */
  type: string;
}

/** An area of the site with feeds. */
export type FeedSource = "blog" | "podcast";

/** The feeds of each area. */
export const FEEDS: Readonly<Record<FeedSource, readonly Feed[]>> = {
  blog: [
    { path: feedPaths.blogRss, type: "application/rss+xml" },
    { path: feedPaths.blogJson, type: "application/feed+json" },
  ],
  podcast: [{ path: feedPaths.podcast, type: "application/rss+xml" }],
};
