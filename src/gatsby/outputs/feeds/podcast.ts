/**
 * The podcast feed, with the elements required by Apple Podcasts, Spotify and Podcasting 2.0 apps.
 * @see https://podcasters.apple.com/support/823-podcast-requirements
 * @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md
 */
import { categoryParts } from "../../../content-model/fields/podcast-categories";
import { PODCAST_ROLES, type PodcastRole } from "content-kit";
import { escapeHtml } from "content-kit/lib/escape-html";
import { canonicalUrl } from "../../../metadata/head-values";
import { chaptersPath, feedPaths, podcastCoverPath, routes } from "../../../routes";
import { feedId } from "../../../site/pages/feed-ids";
import { absolute } from "./absolute-url";
import { CHAPTERS_TYPE } from "./chapters";
import { rfc822 } from "./dates";
import type { FeedData, FeedEpisode, FeedSite } from "./query";
import { podcastGuid } from "./podcast-guid";
import { xmlDocument, type XmlValue } from "./xml";

type PodcastData = Pick<FeedData, "site" | "podcast" | "episodes">;
type Show = PodcastData["podcast"]["show"];

/** An episode with audio; feed items require it. */
type PlayableEpisode = FeedEpisode & { audioSrc: string; audio: NonNullable<FeedEpisode["audio"]> };

const isPlayable = (episode: FeedEpisode): episode is PlayableEpisode =>
  episode.audioSrc !== null && episode.audio !== null;

const persons = (people: Show["people"], site: FeedSite): XmlValue =>
  (people ?? []).map(({ name, role, href, image }) => ({
    "@role": role,
    "@group": PODCAST_ROLES[role as PodcastRole],
    "@href": href ?? undefined,
    "@img": image?.forApps ? absolute(site.url, image.forApps.src) : undefined,
    "#text": name,
  }));

const category = (choice: string): XmlValue => {
  const [name, part] = categoryParts(choice);
  return { "@text": name, "itunes:category": part === undefined ? undefined : { "@text": part } };
};

/** Minimum side in pixels for directories; covers are square. */
const SMALLEST_COVER = 1400;

/** An episode's own cover, if directories accept it. */
const coverOf = ({ image }: FeedEpisode, site: FeedSite): XmlValue => {
  const { src, width, height } = image?.forApps ?? {};
  return src && width && width === height && width >= SMALLEST_COVER ? { "@href": absolute(site.url, src) } : undefined;
};

const item = (episode: PlayableEpisode, { site, podcast: { show } }: PodcastData): XmlValue => {
  const url = canonicalUrl(site.url, episode.path);
  const id = episode.guid ?? feedId(show.firstUrl ?? site.url, episode);
  return {
    title: episode.title,
    link: url,
    guid: { "@isPermaLink": String(id === url), "#text": id },
    pubDate: rfc822(episode.date, site.timeZone),
    description: escapeHtml(episode.description),
    "content:encoded": episode.feedNotes,
    enclosure: {
      "@url": absolute(site.url, episode.audioSrc),
      "@length": episode.audio.bytes,
      "@type": episode.audio.type,
    },
    "itunes:duration": episode.audio.seconds,
    "itunes:episode": episode.number ?? undefined,
    "itunes:season": episode.season ?? undefined,
    "itunes:episodeType": episode.type ?? "full",
    "itunes:explicit": String(episode.explicit),
    "itunes:image": coverOf(episode, site),
    "podcast:episode": episode.number ?? undefined,
    "podcast:season": episode.season ?? undefined,
    "podcast:transcript": episode.transcript
      ? { "@url": absolute(site.url, episode.transcript.src), "@type": "text/vtt", "@language": site.language }
      : undefined,
    "podcast:chapters": episode.chapters
      ? { "@url": absolute(site.url, chaptersPath(episode.slug)), "@type": CHAPTERS_TYPE }
      : undefined,
    "podcast:person": persons(episode.people, site),
  };
};

/** The podcast as RSS 2.0 with podcast namespaces. */
export const podcastFeed = (data: PodcastData): string => {
  const { site, podcast, episodes } = data;
  const { hero, show, feed } = podcast;
  const playable = episodes.nodes.filter(isPlayable);
  const [newest] = playable;
  const owner = show.owner ?? { name: site.name, email: site.email };
  const feedUrl = absolute(site.url, feedPaths.podcast);
  return xmlDocument({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "@xmlns:podcast": "https://podcastindex.org/namespace/1.0",
      channel: {
        title: hero.title,
        link: canonicalUrl(site.url, routes.podcast),
        description: show.description ?? hero.text,
        language: site.language,
        copyright: show.copyright ?? undefined,
        // Date of the newest episode, not of the build, so that unchanged content yields an unchanged file.
        lastBuildDate: newest && rfc822(newest.date, site.timeZone),
        "atom:link": { "@href": feedUrl, "@rel": "self", "@type": "application/rss+xml" },
        "itunes:new-feed-url": feed?.newFeedUrl ?? undefined,
        "itunes:author": show.author ?? site.name,
        "itunes:owner": { "itunes:name": owner.name, "itunes:email": owner.email },
        "itunes:image": { "@href": absolute(site.url, podcastCoverPath) },
        "itunes:category": category(show.category),
        "itunes:explicit": String(show.explicit),
        "itunes:type": show.type ?? "episodic",
        "podcast:guid": show.guid ?? podcastGuid(absolute(show.firstUrl ?? site.url, feedPaths.podcast)),
        "podcast:locked": { "@owner": owner.email, "#text": show.locked ? "yes" : "no" },
        "podcast:medium": "podcast",
        "podcast:person": persons(show.people, site),
        item: playable.map((episode) => item(episode, data)),
      },
    },
  });
};
