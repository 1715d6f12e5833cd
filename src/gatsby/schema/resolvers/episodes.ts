/** Resolvers of episodes: audio, notes, cover, transcript. */
import { fillIn } from "../../../content-model/fields/placeholders";
import { secondsOf } from "../../../lib/timestamps";
import { waveformOf } from "../../../site/media/waveform";
import { canonicalUrl } from "../../../metadata/head-values";
import { asFeedHtml } from "../html/feed-html";
import { withPlainPictures } from "../html/pictures";
import { htmlOf, transform } from "../html/tree";
import { resolveField, settingsOf, type Resolve } from "./context";
import { audioAsStated, audioOfFile, transcriptParagraphs } from "./recording";
import { downloadsOf, mediaNode } from "./media";
import { showNotes } from "./show-notes";

export const audioSource: Resolve = async (source, _, context, info) => {
  const file = source["audioFile"];
  if (typeof file !== "string") return source["audioUrl"] ?? null;
  const node = await mediaNode(file, context);
  return node ? resolveField("File", "publicURL", node, context, info) : null;
};

export const episodeAudio: Resolve = async (source, _, context) => {
  const { audioFile: file, audioUrl: url, audioLength: bytes, duration } = source;
  if (typeof url === "string") return audioAsStated(url, bytes as number, duration as string);
  if (typeof file !== "string") return null;
  const node = await mediaNode(file, context);
  return node ? audioOfFile(node["absolutePath"] as string, duration as string) : null;
};

export const episodeWaveform: Resolve = async ({ audioFile: file }, _, context) => {
  const node = typeof file === "string" ? await mediaNode(file, context) : null;
  return node ? waveformOf(node["absolutePath"] as string) : null;
};

/** The show notes for the page, with links into the recording. */
export const episodeNotes: Resolve = async (source, args, context, info) => {
  const audioSrc = (await audioSource(source, args, context, info)) as string | null;
  const seconds = secondsOf(source["duration"] as string);
  const tree = showNotes(source["notes"] as string, { seconds, audioSrc: audioSrc ?? undefined });
  return htmlOf(transform(tree, await downloadsOf(tree, context, info)));
};

/** The show notes for podcast apps, which make links of times by themselves. */
export const episodeFeedNotes: Resolve = async (source, _, context, info) => {
  const site = settingsOf(context) as unknown as { url: string } | null;
  if (!site) return "";
  const tree = showNotes(source["notes"] as string, { seconds: secondsOf(source["duration"] as string) });
  const url = canonicalUrl(site.url, source["path"] as string);
  const pictures = withPlainPictures(new Map());
  return htmlOf(transform(tree, await downloadsOf(tree, context, info), pictures, asFeedHtml(url)));
};

/** Whether an episode has explicit language: what its file says, or what the podcast's page says of all. */
export const explicitEpisode: Resolve = ({ explicit }, _, context) => {
  const podcast = context.nodeModel.getNodeById({ id: "PodcastPage" }) as { show?: { explicit?: boolean } } | null;
  return explicit ?? podcast?.show?.explicit ?? false;
};

type Fields = Readonly<Record<string, unknown>>;

/** The field of pages/podcast.yaml with the label of an episode's cover. */
export const coverLabelField = ({ type }: Fields, podcast: Fields): string => {
  const own = `${String(type)}Label`;
  return ["trailerLabel", "bonusLabel"].includes(own) && podcast[own] ? own : "episodeLabel";
};

/** Label before the duration on an episode's drawn cover: its number, or the label of trailers or bonus episodes. */
export const coverLabel: Resolve = (source, _, context) => {
  const podcast = context.nodeModel.getNodeById({ id: "PodcastPage" });
  const field = podcast && coverLabelField(source, podcast);
  if (!field) return null;
  if (field !== "episodeLabel") return podcast[field];
  const { number } = source;
  return typeof number === "number" ? fillIn(podcast[field] as string, { number }) : null;
};

export const transcript: Resolve = async (source, _, context, info) => {
  const file = source["transcript"];
  const node = typeof file === "string" ? await mediaNode(file, context) : null;
  if (!node) return null;
  return {
    src: await resolveField("File", "publicURL", node, context, info),
    paragraphs: transcriptParagraphs(node["absolutePath"] as string),
  };
};
