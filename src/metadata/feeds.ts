/** Which feeds a page names in its head. */
import { feedPaths } from "../routes";

interface Feed {
  path: string;
  /** Its media type. */
  type: string;
}

/** A part of the site that has feeds. */
export type FeedSource = "blog" | "podcast";

/** The feeds of each part of the site that has any. */
export const FEEDS: Readonly<Record<FeedSource, readonly Feed[]>> = {
  blog: [
    { path: feedPaths.blogRss, type: "application/rss+xml" },
    { path: feedPaths.blogJson, type: "application/feed+json" },
  ],
  podcast: [{ path: feedPaths.podcast, type: "application/rss+xml" }],
};
