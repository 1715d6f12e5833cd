/** Metadata and transcripts of recordings. */
import { readFileSync } from "node:fs";
import { secondsOf } from "../../../lib/timestamps";
import { paragraphsOfCues, readTranscript, type TranscriptParagraph } from "../../../content-model/source/transcript";
import { measureMedia } from "../../../site/media/measure";

/** Media types by extension, as required by Apple and understood by browsers. */
const AUDIO_TYPES = { mp3: "audio/mpeg", m4a: "audio/x-m4a" } as const;

/** The media type of an audio file or URL; the content model rules out other extensions. */
const audioTypeOf = (name: string): string => {
  const ending = (/\.(\w+)(?:\?.*)?$/.exec(name)?.[1] ?? "").toLowerCase();
  const type = Object.entries(AUDIO_TYPES).find(([known]) => known === ending)?.[1];
  if (!type) throw new Error(`${name} is neither mp3 nor m4a.`);
  return type;
};

/** Metadata of a recording for podcast apps. */
export interface EpisodeAudio {
  type: string;
  bytes: number;
  /** Rounded to whole seconds. */
  seconds: number;
}

/**
 * Measures a recording in content/media.
 * @param duration stated by the episode, for recordings without a duration
 */
export const audioOfFile = (path: string, duration: string): EpisodeAudio => {
  const facts = measureMedia([path]).get(path);
  if (!facts || facts.fault) throw new Error(`${path} is not an audio file.`);
  const { bytes, seconds = secondsOf(duration) } = facts;
  return { type: audioTypeOf(path), bytes, seconds: Math.round(seconds) };
};

/** Metadata of a recording on another host, as stated by the episode. */
export const audioAsStated = (url: string, bytes: number, duration: string): EpisodeAudio => ({
  type: audioTypeOf(url),
  bytes,
  seconds: secondsOf(duration),
});

/** The paragraphs of a transcript file. */
export const transcriptParagraphs = (path: string): TranscriptParagraph[] =>
  paragraphsOfCues(readTranscript(readFileSync(path, "utf8")).cues);
