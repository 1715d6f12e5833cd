/** Writes the feeds and the chapters files into the built site. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { chaptersPath, feedPaths, routes, topicFeedPath } from "../../../routes";
import { blogJsonFeed, blogRss, topicRss } from "./blog";
import { chaptersFile } from "./chapters";
import { queryFeeds, type QueriedFeeds } from "./query";
import { podcastFeed } from "./podcast";
import { writeIfChanged } from "../write-if-changed";

/** All files with their content, by path on the site. */
export const feedFiles = ({ blog, podcast, ...all }: QueriedFeeds): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  if (blog) {
    const data = { ...all, blog };
    files.set(feedPaths.blogRss, blogRss(data)).set(feedPaths.blogJson, blogJsonFeed(data));
    for (const topic of all.topics.nodes) files.set(topicFeedPath(topic.slug), topicRss(data, topic));
  }
  if (!podcast) return files;
  const data = { ...all, podcast };
  files.set(feedPaths.podcast, podcastFeed(data));
  for (const episode of all.episodes.nodes) {
    const text = chaptersFile(episode, data);
    if (text !== undefined) files.set(chaptersPath(episode.slug), text);
  }
  return files;
};

/** Feeds and chapters in the built site, including those of earlier builds. */
const entriesFiles = (folder: string): string[] => {
  const of = (list: string, pathOf: (slug: string) => string): string[] => {
    const slugs = existsSync(join(folder, list)) ? readdirSync(join(folder, list)) : [];
    return slugs.map(pathOf).filter((path) => existsSync(join(folder, path)));
  };
  const feeds = Object.values(feedPaths).filter((path) => existsSync(join(folder, path)));
  return [...feeds, ...of(routes.podcast, chaptersPath), ...of(routes.topic(""), topicFeedPath)];
};

const podcastIdOf = (feed: string): string | undefined => /<podcast:guid>([^<]+)/.exec(feed)?.[1];

/** Warns if the podcast and its episodes have other ids than in the last build: the site's url may have changed. */
export const changedIdentity = (before: string, now: string): string | undefined => {
  const [was, is] = [podcastIdOf(before), podcastIdOf(now)];
  if (was === undefined || is === undefined || was === is || !before.includes("<item>")) return undefined;
  return `The podcast's id has changed from ${was} to ${is}, so podcast apps may show all of its episodes as new. If the url in content/site.yaml has changed, set show › firstUrl in content/pages/podcast.yaml to the old one.`;
};

/** The feeds of a build: queried while pages are created, written after the build. */
export class FeedFiles {
  private files: ReadonlyMap<string, string> = new Map();

  constructor(private readonly folder = resolve("public")) {}

  async read(args: Pick<CreatePagesArgs, "graphql" | "reporter">): Promise<void> {
    this.files = feedFiles(await queryFeeds(args));
  }

  /** Writes changed files, and removes chapters and topics that no longer exist. */
  write(reporter: Pick<Reporter, "warn">): void {
    const podcast = join(this.folder, feedPaths.podcast);
    const before = existsSync(podcast) ? readFileSync(podcast, "utf8") : "";
    const warning = changedIdentity(before, this.files.get(feedPaths.podcast) ?? "");
    if (warning !== undefined) reporter.warn(warning);
    for (const path of entriesFiles(this.folder)) if (!this.files.has(path)) rmSync(join(this.folder, path));
    for (const [path, text] of this.files) writeIfChanged(join(this.folder, path), text);
  }
}
