/** The podcast and its episodes. */
import type { PodcastEpisode, PodcastSeries } from "schema-dts";
import { isoDuration } from "content-kit/lib/timestamps";
import { feedPaths, routes } from "../../routes";
import { canonicalUrl } from "../head-values";
import { type SiteFacts, thingId } from "./graph";
import { agency } from "./organization";

/** Reference to the series. */
const series = (site: SiteFacts, name: string) =>
  ({
    "@type": "PodcastSeries",
    "@id": thingId(site.url, routes.podcast, "series"),
    name,
    url: canonicalUrl(site.url, routes.podcast),
  }) as const satisfies PodcastSeries;

/** The podcast, for its index page. */
export const podcastSeries = (site: SiteFacts, { name, description }: { name: string; description: string }) =>
  ({
    ...series(site, name),
    description,
    inLanguage: site.language,
    webFeed: canonicalUrl(site.url, feedPaths.podcast),
    author: agency(site),
  }) as const satisfies PodcastSeries;

export interface EpisodeFacts {
  /** Missing for trailers and bonus episodes. */
  number?: number | null;
  title: string;
  description: string;
  /** Publication time, ISO 8601. */
  publishedAt: string;
  /** `MM:SS` or `H:MM:SS`. */
  duration: string;
  /** Path or URL of the audio, if any. */
  audioSrc?: string | null;
  audio?: { readonly type: string } | null;
  /** The name of the podcast. */
  series: string;
}

/** The absolute URL of a file of the site or elsewhere. */
const fileUrl = (siteUrl: string, file: string): string => (file.startsWith("/") ? canonicalUrl(siteUrl, file) : file);

/** An episode, with its audio if the page plays it. */
export const podcastEpisode = (site: SiteFacts, path: string, episode: EpisodeFacts): PodcastEpisode => ({
  "@type": "PodcastEpisode",
  "@id": thingId(site.url, path, "episode"),
  url: canonicalUrl(site.url, path),
  name: episode.title,
  description: episode.description,
  ...(typeof episode.number === "number" && { episodeNumber: episode.number }),
  datePublished: episode.publishedAt,
  duration: isoDuration(episode.duration),
  inLanguage: site.language,
  ...(episode.audioSrc &&
    episode.audio && {
      associatedMedia: {
        "@type": "MediaObject",
        contentUrl: fileUrl(site.url, episode.audioSrc),
        encodingFormat: episode.audio.type,
      },
    }),
  partOfSeries: series(site, episode.series),
});
