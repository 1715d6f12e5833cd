/** Resolvers of episodes: audio, notes, cover, transcript. */
import type { z } from "zod";
import { kinds } from "../../../content-model/kinds";
import { fillIn } from "../../../content-model/fields/placeholders";
import { secondsOf } from "../../../lib/timestamps";
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
import { audioAsStated, audioOfFile, transcriptParagraphs } from "./recording";
import { downloadsOf, mediaNode } from "./media";
import { showNotes } from "./show-notes";

type EpisodeNode = NodeOf<z.infer<typeof kinds.episode.schema>>;

export const audioSource = async (
  { audioFile: file, audioUrl: url }: EpisodeNode,
  _: object,
  context: Context,
  info: Info,
): Promise<string | null> => {
  if (typeof file !== "string") return url ?? null;
  const node = await mediaNode(file, context);
  return node ? resolveField("File", "publicURL", node, context, info) : null;
};

export const episodeAudio: Resolve<EpisodeNode> = async (source, _, context) => {
  const { audioFile: file, audioUrl: url, audioLength: bytes, duration } = source;
  if (typeof url === "string" && typeof bytes === "number") return audioAsStated(url, bytes, duration);
  if (typeof file !== "string") return null;
  const node = await mediaNode(file, context);
  return node ? audioOfFile(node.absolutePath, duration) : null;
};

export const episodeWaveform: Resolve<EpisodeNode> = async ({ audioFile: file }, _, context) => {
  const node = typeof file === "string" ? await mediaNode(file, context) : null;
  return node ? waveformOf(node.absolutePath) : null;
};

/** The text of the file, which the node holds as a declared field. */
const notesOf = ({ notes }: NodeLike): string => (typeof notes === "string" ? notes : "");

/** The show notes for the page, with links into the recording. */
export const episodeNotes: Resolve<EpisodeNode> = async (source, args, context, info) => {
  const audioSrc = await audioSource(source, args, context, info);
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
  const node = typeof file === "string" ? await mediaNode(file, context) : null;
  if (!node) return null;
  return {
    src: await resolveField("File", "publicURL", node, context, info),
    paragraphs: transcriptParagraphs(node.absolutePath),
  };
};
