/** Fields of episodes that stand in no Markdown file: what their recordings are, and what is said in them. */
import { readFileSync } from "node:fs";
import { secondsOf } from "../../../content-model/fields/moments";
import { paragraphsOfCues, readTranscript, type TranscriptParagraph } from "../../../content-model/source/transcript";
import { measureAudio } from "../../content/audio/duration";

/** The media type of audio by how its name ends, as Apple asks for it and browsers understand it. */
const AUDIO_TYPES = { mp3: "audio/mpeg", m4a: "audio/x-m4a" } as const;

/** The media type of an audio file or address; the content model lets no other endings through. */
const audioTypeOf = (name: string): string => {
  const ending = (/\.(\w+)(?:\?.*)?$/.exec(name)?.[1] ?? "").toLowerCase();
  const type = Object.entries(AUDIO_TYPES).find(([known]) => known === ending)?.[1];
  if (!type) throw new Error(`${name} is neither mp3 nor m4a.`);
  return type;
};

/** What podcast apps need to know of a recording. */
export interface EpisodeAudio {
  type: string;
  bytes: number;
  /** Whole seconds. */
  seconds: number;
}

/** A recording in content/media, as it is measured. */
export const audioOfFile = (path: string): EpisodeAudio => {
  const facts = measureAudio([path]).get(path);
  if (!facts) throw new Error(`${path} is no audio.`);
  return { type: audioTypeOf(path), bytes: facts.bytes, seconds: Math.round(facts.seconds) };
};

/** A recording on another host, as the episode states it. */
export const audioAsStated = (url: string, bytes: number, duration: string): EpisodeAudio => ({
  type: audioTypeOf(url),
  bytes,
  seconds: secondsOf(duration),
});

/** A transcript's file, as paragraphs to read. */
export const transcriptParagraphs = (path: string): TranscriptParagraph[] =>
  paragraphsOfCues(readTranscript(readFileSync(path, "utf8")).cues);
