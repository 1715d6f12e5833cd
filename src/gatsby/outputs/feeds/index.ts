/** Writes the feeds, and the files that the podcast's feed names, into the built site. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { chaptersPath, feedPaths, routes } from "../../../routes";
import { blogJsonFeed, blogRss } from "./blog";
import { chaptersFile } from "./chapters";
import { queryFeeds, type FeedData } from "./query";
import { podcastFeed } from "./podcast";

/** Every file with its text, by its path on the site. */
export const feedFiles = (data: FeedData): ReadonlyMap<string, string> => {
  const files = new Map<string, string>([
    [feedPaths.blogRss, blogRss(data)],
    [feedPaths.blogJson, blogJsonFeed(data)],
    [feedPaths.podcast, podcastFeed(data)],
  ]);
  for (const episode of data.episodes.nodes) {
    const text = chaptersFile(episode, data);
    if (text !== undefined) files.set(chaptersPath(episode.slug), text);
  }
  return files;
};

/** The chapters that lie in the built site, those of earlier builds among them. */
const chaptersIn = (folder: string): string[] => {
  const podcast = join(folder, routes.podcast);
  const slugs = existsSync(podcast) ? readdirSync(podcast) : [];
  return slugs.map(chaptersPath).filter((path) => existsSync(join(folder, path)));
};

const writeIfNew = (file: string, text: string): void => {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const podcastIdOf = (feed: string): string | undefined => /<podcast:guid>([^<]+)/.exec(feed)?.[1];

/** Warns if the podcast of the build before, with its episodes, had another id: the site's url may have changed. */
export const changedIdentity = (before: string, now: string): string | undefined => {
  const [was, is] = [podcastIdOf(before), podcastIdOf(now)];
  if (was === undefined || is === undefined || was === is || !before.includes("<item>")) return undefined;
  return `The podcast's id has changed from ${was} to ${is}, so podcast apps may show all of its episodes as new. If the url in content/site.yaml has changed, set show › firstUrl in content/pages/podcast.yaml to the old one.`;
};

/** The feeds of a build: read while pages are made, written when the site is there. */
export class FeedFiles {
  private files: ReadonlyMap<string, string> = new Map();

  constructor(private readonly folder = resolve("public")) {}

  async read(args: Pick<CreatePagesArgs, "graphql" | "reporter">): Promise<void> {
    this.files = feedFiles(await queryFeeds(args));
  }

  /** Writes what has changed, and takes away the chapters of episodes that have none any more. */
  write(reporter: Pick<Reporter, "warn">): void {
    const podcast = join(this.folder, feedPaths.podcast);
    const before = existsSync(podcast) ? readFileSync(podcast, "utf8") : "";
    const warning = changedIdentity(before, this.files.get(feedPaths.podcast) ?? "");
    if (warning !== undefined) reporter.warn(warning);
    for (const path of chaptersIn(this.folder)) if (!this.files.has(path)) rmSync(join(this.folder, path));
    for (const [path, text] of this.files) writeIfNew(join(this.folder, path), text);
  }
}
