/**
 * An episode's chapters as a JSON file for podcast apps.
 * @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md
 */
import { secondsOf } from "content-kit/lib/timestamps";
import { absolute } from "./absolute-url";
import type { FeedData, FeedEpisode } from "./query";

/** Media type of the chapters file. */
export const CHAPTERS_TYPE = "application/json+chapters";

/** The content of the file, or `undefined` for an episode without chapters. */
export const chaptersFile = (
  { title, chapters }: Pick<FeedEpisode, "title" | "chapters">,
  { site, podcast }: Pick<FeedData, "site" | "podcast">,
): string | undefined => {
  if (!chapters) return undefined;
  const file = {
    version: "1.2.0",
    title,
    podcastName: podcast.hero.title,
    author: podcast.show.author ?? site.name,
    chapters: chapters.map((chapter) => ({
      startTime: secondsOf(chapter.start),
      title: chapter.title,
      url: chapter.link ? absolute(site.url, chapter.link) : undefined,
      img: chapter.image?.forApps ? absolute(site.url, chapter.image.forApps.src) : undefined,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};
