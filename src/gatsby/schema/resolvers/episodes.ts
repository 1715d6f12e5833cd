/** Resolvers of episodes: audio, notes, cover, transcript. */
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { kinds } from "../../../content-model/kinds";
import { fillIn } from "content-kit/lib/placeholders";
import { paragraphsOfCues, readTranscript } from "content-kit";
import { secondsOf } from "content-kit/lib/timestamps";
import { measureMedia } from "content-kit/read";
import { waveformOf } from "../../../site/media/waveform";
import { canonicalUrl } from "../../../metadata/head-values";
import { asFeedHtml } from "../html/feed-html";
import { withPlainPictures } from "../html/pictures";
import { htmlOf, transform } from "../html/tree";
import {
  resolveField,
  settingsOf,
  singleNode,
  type Context,
  type Info,
  type NodeLike,
  type NodeOf,
  type Resolve,
} from "./context";
import { downloadsOf, mediaNode, publicUrl } from "./media";
import { showNotes } from "./show-notes";

type EpisodeNode = NodeOf<z.infer<typeof kinds.episode.schema>>;

const audioOf = async ({ audioFile, audioUrl }: EpisodeNode, context: Context, info: Info): Promise<string | null> =>
  audioFile ? publicUrl(audioFile, context, info) : (audioUrl ?? null);

export const audioSource: Resolve<EpisodeNode> = (source, _, context, info) => audioOf(source, context, info);

/** Media types by extension, as required by Apple and understood by browsers; the content model rules out others. */
const audioTypeOf = (name: string): string => (/\.m4a(?:\?.*)?$/i.test(name) ? "audio/x-m4a" : "audio/mpeg");

/** Measures a recording. @param duration stated by the episode, for recordings without one */
export const audioOfFile = (path: string, duration: string): { type: string; bytes: number; seconds: number } => {
  const facts = measureMedia([path]).get(path);
  if (!facts || facts.fault) throw new Error(`${path} is not an audio file.`);
  const { bytes, seconds = secondsOf(duration) } = facts;
  return { type: audioTypeOf(path), bytes, seconds: Math.round(seconds) };
};

/** Metadata of the recording for podcast apps: measured, or as stated of one on another host. */
export const episodeAudio: Resolve<EpisodeNode> = async (source, _, context) => {
  const { audioFile, audioUrl, audioLength, duration } = source;
  if (audioUrl && audioLength) return { type: audioTypeOf(audioUrl), bytes: audioLength, seconds: secondsOf(duration) };
  const node = await mediaNode(audioFile, context);
  return node && audioOfFile(node.absolutePath, duration);
};

export const episodeWaveform: Resolve<EpisodeNode> = async ({ audioFile }, _, context) => {
  const node = await mediaNode(audioFile, context);
  return node && waveformOf(node.absolutePath);
};

/** The text of the file, which the node holds as a declared field. */
const notesOf = ({ notes }: NodeLike): string => (typeof notes === "string" ? notes : "");

/** The show notes for the page, with links into the recording. */
export const episodeNotes: Resolve<EpisodeNode> = async (source, _, context, info) => {
  const audioSrc = await audioOf(source, context, info);
  const seconds = secondsOf(source.duration);
  const tree = showNotes(notesOf(source), { seconds, audioSrc: audioSrc ?? undefined });
  return htmlOf(transform(tree, await downloadsOf(tree, context, info)));
};

/** The show notes for podcast apps, which make links of times by themselves. */
export const episodeFeedNotes: Resolve<EpisodeNode> = async (source, _, context, info) => {
  const { duration, path } = source;
  const site = settingsOf(context);
  if (!site || path === undefined) return "";
  const tree = showNotes(notesOf(source), { seconds: secondsOf(duration) });
  const url = canonicalUrl(site.url, path);
  const pictures = withPlainPictures(new Map());
  return htmlOf(transform(tree, await downloadsOf(tree, context, info), pictures, asFeedHtml(url)));
};

/** Whether an episode has explicit language: what its file says, or what the podcast's page says of all. */
export const explicitEpisode: Resolve<EpisodeNode> = ({ explicit }, _, context) =>
  explicit ?? singleNode(kinds.podcastPage, context)?.show?.explicit ?? false;

/** Label before the duration on an episode's drawn cover: its number, or the label of trailers or bonus episodes. */
export const coverLabel: Resolve<EpisodeNode> = ({ type, number }, _, context) => {
  const podcast = singleNode(kinds.podcastPage, context);
  if (!podcast) return null;
  const own = type === "trailer" ? podcast.trailerLabel : type === "bonus" ? podcast.bonusLabel : undefined;
  return own || (typeof number === "number" ? fillIn(podcast.episodeLabel, { number }) : null);
};

export const transcript: Resolve<EpisodeNode> = async ({ transcript: file }, _, context, info) => {
  const node = await mediaNode(file, context);
  return (
    node && {
      src: await resolveField("File", "publicURL", node, context, info),
      paragraphs: paragraphsOfCues(readTranscript(readFileSync(node.absolutePath, "utf8")).cues),
    }
  );
};
