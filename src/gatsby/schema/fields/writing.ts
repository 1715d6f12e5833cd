/** Articles with their topics, episodes, jobs, and pages of text. */
import { kinds } from "../../../content-model/kinds";
import { parts } from "../../../content-model/kinds/parts";
import { SHORT_EXCERPT } from "content-kit/lib/format";
import { secondsOf } from "content-kit/lib/timestamps";
import { topicSlug } from "content-kit/lib/topic-slug";
import { entityId } from "../../../site/pages/node-id";
import { topicNames } from "../../../site/pages/topics";
import { derive, objectType } from "../derive";
import {
  audioSource,
  coverLabel,
  episodeAudio,
  episodeFeedNotes,
  episodeNotes,
  episodeWaveform,
  explicitEpisode,
  transcript,
} from "../resolvers/episodes";
import { mediaUrl, pictureRatio } from "../resolvers/media";
import { articleForFeeds, filmHtml, proseHtml, readingTime } from "../resolvers/markdown";
import { byline, payment, shortened } from "../resolvers/values";
import { body, dateText, filledText, headings, page, timestamp, total } from "./shared";

/** Ids of the three newest articles besides one. */
const others = (slug: string, latest: readonly string[]): string[] =>
  latest
    .filter((other) => other !== slug)
    .slice(0, 3)
    .map((other) => entityId(kinds.article.name, other));

const article = [
  ...page(kinds.article),
  ...dateText(kinds.article, "date", "Its date"),
  ...dateText(kinds.article, "updated", "The day of its last change", "String"),
  ...timestamp(
    kinds.article,
    "updatedAt",
    "updated",
    "start",
    "When it was changed last; null if it was not",
    "String",
  ),
  ...derive(kinds.article, {
    byline: ["String!", "Everybody who wrote it, as a list in the site's language.", { resolve: byline }],
  }),
  ...timestamp(kinds.article, "publishedAt", "date", "start", "When it was published"),
  ...body(kinds.article, "The article"),
  ...headings(kinds.article),
  ...derive(kinds.article, {
    topicPages: [
      "[ShownName!]!",
      "Those of its topics that have a page.",
      {
        value: (_, { entry, topics }) => {
          const own = new Set(topicNames(entry).map(topicSlug));
          return topics.filter(({ slug }) => own.has(slug)).map(({ name, path }) => ({ name, path }));
        },
      },
    ],
    others: [
      "[Article!]!",
      "The three newest other articles, by id: a query for them would run again for a change of any article.",
      { value: (_, { slug, latest }) => others(slug, latest) },
    ],
    readingTimeText: [
      "String",
      "The label of its reading time; null if its page does without.",
      { resolve: readingTime },
    ],
    shortExcerpt: [
      "String!",
      "A shortened excerpt, for links from other articles.",
      { resolve: shortened("excerpt", SHORT_EXCERPT) },
    ],
    feedHtml: [
      "String!",
      "The article for feed readers: plain HTML with absolute URLs, without the site's design.",
      { resolve: articleForFeeds },
    ],
  }),
];

const episode = [
  ...page(kinds.episode),
  ...dateText(kinds.episode, "date", "Its date"),
  ...timestamp(kinds.episode, "publishedAt", "date", "start", "When it was published"),
  ...derive(kinds.episode, {
    notes: [
      "String!",
      "The show notes, as HTML.",
      { value: (_, { entry }) => entry.source.body, resolve: episodeNotes },
    ],
    feedNotes: [
      "String!",
      "The show notes for podcast apps: plain HTML with whole addresses.",
      { resolve: episodeFeedNotes },
    ],
    coverLabel: [
      "String",
      "Shown on its drawn cover before its duration: its number, or that it is a trailer or a bonus; null for neither.",
      { resolve: coverLabel },
    ],
    audioSrc: [
      "String",
      "The URL of its audio, on the site or on another host; null if it has none.",
      { resolve: audioSource },
    ],
    audio: ["EpisodeAudio", "Metadata of its audio for podcast apps; null if it has none.", { resolve: episodeAudio }],
    waveform: [
      "[Float!]",
      "The loudness of its recording in 56 equal parts, 0 to 1 relative to the loudest; null without an MP3 on the site.",
      { resolve: episodeWaveform },
    ],
    seconds: ["Int!", "Its duration in seconds, as stated.", { value: ({ duration }) => secondsOf(duration) }],
    explicit: [
      "Boolean!",
      "True for explicit language: as its file says, or else as the podcast's page says of all episodes.",
      { resolve: explicitEpisode },
    ],
    transcript: ["Transcript", "Its transcript, if it has one.", { resolve: transcript }],
  }),
];

const job = [
  ...page(kinds.job),
  ...dateText(kinds.job, "datePosted", "The day it was posted"),
  ...dateText(kinds.job, "closes", "The day it closes", "String"),
  ...timestamp(kinds.job, "closesAt", "closes", "end", "When it closes; null if it stays open", "String"),
  ...derive(kinds.job, {
    salary: ["String", "The pay as text; null if it is not published.", { resolve: payment("salary") }],
    pay: ["Pay", "The pay: one amount, or a range; null if there is none.", { resolve: payment("pay") }],
  }),
  ...body(kinds.job, "The text under About the Role"),
  ...total(kinds.careersPage, "jobTotal", "open jobs", kinds.job.name),
];

const textPages = [
  ...page(kinds.landing),
  ...page(kinds.plainPage),
  ...body(kinds.plainPage, "The text"),
  ...headings(kinds.plainPage),
  ...derive("ProseSection", {
    html: ["String!", "The text, as HTML.", { resolve: proseHtml("body") }],
  }),
  ...derive("FilmSection", {
    html: ["String!", "The film with its still picture, as HTML.", { resolve: filmHtml("film") }],
  }),
  ...derive("PictureSection", {
    besideHtml: ["String", "The text beside it, as HTML.", { resolve: proseHtml("beside") }],
  }),
  ...derive("Logo", {
    fileUrl: ["String", "The address of the file.", { resolve: mediaUrl("file") }],
    fileRatio: ["Float", "How many times as wide as high it is.", { resolve: pictureRatio("file") }],
  }),
  ...page(kinds.caseStudy),
  ...body(kinds.caseStudy, "The text"),
  ...page(kinds.legal),
  ...filledText("LegalSummary", "points", "Its points", "[String!]!"),
  ...dateText(kinds.legal, "date", "Its date"),
  ...body(kinds.legal, "The text"),
  ...headings(kinds.legal),
];

/** Created for the topics that have a page, not for each of an article's: see nodes/create-entities.ts. */
const topic = derive(parts.topic, {
  slug: ["String!", "The last part of its address."],
  name: ["String!", "Its name."],
  path: ["String!", "Its address on the site."],
  articles: ["[Article!]!", "Its articles, newest first."],
  latest: ["[Article!]!", "The newest 20 of them, for its feed."],
});

export const writingFields = [...article, ...episode, ...job, ...textPages, ...topic];

export const writingTypes = [
  objectType("TextHeading", "A heading in a Markdown text.", {
    id: ["String!", "Its anchor, without #."],
    label: ["String!", "Its text."],
  }),
  objectType("EpisodeAudio", "Metadata of an episode's audio for podcast apps.", {
    type: ["String!", "Its media type."],
    bytes: ["Int!", "File size: measured, or as stated by the episode for audio on another host."],
    seconds: ["Int!", "Duration in seconds: measured, or as stated by the episode for audio on another host."],
  }),
  objectType("Transcript", "The transcript of an episode.", {
    src: ["String!", "The URL of its WebVTT file."],
    paragraphs: ["[TranscriptParagraph!]!", "The text, in paragraphs."],
  }),
  objectType("TranscriptParagraph", "An uninterrupted passage by one speaker.", {
    start: ["Float!", "Start time in seconds."],
    speaker: ["String", "The speaker, if stated."],
    text: ["String!", "The text."],
  }),
];
