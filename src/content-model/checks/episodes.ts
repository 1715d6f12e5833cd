/** What only shows when an episode is seen beside its recording: how long it plays, where its parts begin, what is said. */
import type { z } from "zod";
import type { Entry } from "./entry";
import { pathInWords } from "../messages/explain";
import { kinds } from "../kinds";
import { clockTime, secondsOf } from "../fields/moments";
import type { ContentProblem } from "../messages/problem";
import type { PathStep } from "../fields/schema-walk";
import { readTranscript } from "../source/transcript";

/** What an audio file is, as it was measured. */
export interface AudioFacts {
  /** The size of the file. */
  bytes: number;
  /** How long it plays, with parts of a second. */
  seconds: number;
}

/** The files of content/media that episodes name. */
export interface EpisodeMedia {
  /** The measured audio files by their paths from content/media; `undefined` for one that is no audio. */
  audio: ReadonlyMap<string, AudioFacts | undefined>;
  /** The transcripts by their paths from content/media. */
  transcripts: ReadonlyMap<string, Uint8Array>;
}

type EpisodeData = z.infer<typeof kinds.episode.schema>;

/** How many seconds the stated playing time may differ: players round, and encoders add a moment of silence. */
const TOLERANCE = 2;

const at = (
  entry: Entry,
  path: readonly PathStep[],
  problem: Pick<ContentProblem, "code" | "message" | "help">,
): ContentProblem => ({ file: entry.path, ...entry.source.locate(path), ...problem });

const checkDuration = (
  entry: Entry,
  { duration, audioFile, audioUrl }: EpisodeData,
  { audio }: EpisodeMedia,
): ContentProblem[] => {
  // Where the episode also names an address, it is not known which of the two plays; that is told of elsewhere.
  if (audioFile === undefined || audioUrl !== undefined || !audio.has(audioFile)) return [];
  const facts = audio.get(audioFile);
  if (!facts)
    return [
      at(entry, ["audioFile"], {
        code: "unreadable-audio",
        message: `content/media/${audioFile} is not the audio that its name says.`,
        help: "save it again as mp3 or m4a, and see that the whole file has been copied.",
      }),
    ];
  if (Math.abs(secondsOf(duration) - facts.seconds) <= TOLERANCE) return [];
  const measured = clockTime(Math.round(facts.seconds));
  return [
    at(entry, ["duration"], {
      code: "wrong-duration",
      message: `"duration" says ${duration}, but content/media/${audioFile} plays for ${measured}.`,
      help: `write duration: "${measured}", or name the right file.`,
    }),
  ];
};

/** How long an episode plays: as its file was measured, or else as it is stated. */
export const playingTime = (data: EpisodeData, { audio }: Pick<EpisodeMedia, "audio">): number =>
  (data.audioFile === undefined ? undefined : audio.get(data.audioFile)?.seconds) ?? secondsOf(data.duration);

const checkChapters = (entry: Entry, { chapters = [] }: EpisodeData, end: number): ContentProblem[] =>
  chapters.flatMap(({ start }, index) => {
    const path = ["chapters", index, "start"];
    const before = chapters[index - 1]?.start;
    const where = `"${pathInWords(path)}"`;
    if (secondsOf(start) >= end)
      return at(entry, path, {
        code: "moment-after-end",
        message: `${where} is ${start}, but the episode is over after ${clockTime(end)}.`,
        help: "write the moment at which the chapter begins.",
      });
    if (before === undefined || secondsOf(start) > secondsOf(before)) return [];
    return at(entry, path, {
      code: "moments-out-of-order",
      message: `${where} is ${start}, but the chapter above it begins ${secondsOf(start) === secondsOf(before) ? "at the same moment" : `later, at ${before}`}.`,
      help: "list the chapters from first to last, each with a moment of its own.",
    });
  });

const checkTranscript = (file: string, bytes: Uint8Array, end: number): ContentProblem[] => {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  const { cues, slips } = readTranscript(text);
  const onLine = (line: number) => {
    const lineText = lines[line - 1] ?? "";
    return { file: `media/${file}`, line, column: 1, length: Math.max(1, lineText.length), lineText };
  };
  return [
    ...(text.includes("\uFFFD")
      ? [
          {
            ...onLine(lines.findIndex((line) => line.includes("\uFFFD")) + 1),
            code: "not-utf8" as const,
            message: "The transcript is not saved as UTF-8, so letters beyond English would come out wrong.",
            help: "save it again with the encoding UTF-8.",
          },
        ]
      : []),
    ...slips.map(({ line, ...told }) => ({ ...onLine(line), code: "transcript-syntax" as const, ...told })),
    ...cues.flatMap((cue, index): ContentProblem[] => {
      const before = cues[index - 1];
      if (cue.start >= end + TOLERANCE)
        return [
          {
            ...onLine(cue.line),
            code: "moment-after-end",
            message: `These words begin at ${clockTime(cue.start)}, but the episode is over after ${clockTime(end)}.`,
            help: "correct the time, or see whether this is the transcript of another episode.",
          },
        ];
      if (!before || cue.start >= before.start) return [];
      return [
        {
          ...onLine(cue.line),
          code: "moments-out-of-order",
          message: `These words begin at ${clockTime(cue.start)}, before those above them.`,
          help: "put the words in the order in which they are said.",
        },
      ];
    }),
  ];
};

/** Everything that is wrong between episodes and their recordings. A file that is not there is told of elsewhere. */
export const checkEpisodes = (entries: readonly Entry[], media: EpisodeMedia): ContentProblem[] =>
  entries
    .filter(({ kind }) => kind === kinds.episode)
    .flatMap((entry) => {
      const data = entry.data as EpisodeData;
      const end = playingTime(data, media);
      const transcript = data.transcript === undefined ? undefined : media.transcripts.get(data.transcript);
      return [
        ...checkDuration(entry, data, media),
        ...checkChapters(entry, data, end),
        ...(data.transcript && transcript ? checkTranscript(data.transcript, transcript, end) : []),
      ];
    });
