/** Checks an episode against its recording: duration, chapters, transcript. */
import {
  allOf,
  type CheckedFolder,
  type ContentProblem,
  type Entry,
  type EntryOf,
  isUsable,
  type MediaFacts,
  type MediaForm,
  onlyOf,
  problemAt,
  readTranscript,
} from "content-kit";
import { finding, warning } from "./messages";
import type { z } from "zod";
import { kinds } from "../../content-model/kinds";
import { clockTime, secondsOf } from "content-kit/lib/timestamps";

type EpisodeData = z.infer<typeof kinds.episode.schema>;

/** Tolerance in seconds: players round, and encoders add padding. */
const TOLERANCE = 2;

/** The format that an extension promises. */
const FORM_OF_ENDING: Readonly<Record<string, MediaForm>> = { mp3: "MP3", m4a: "M4A" };

const isAsNamed = (file: string, { form }: MediaFacts): boolean =>
  FORM_OF_ENDING[/[^.]*$/.exec(file)?.[0].toLowerCase() ?? ""] === form;

const checkDuration = (
  entry: Entry,
  { duration, audioFile, audioUrl }: EpisodeData,
  { media }: Pick<CheckedFolder, "media">,
): ContentProblem[] => {
  // With audioUrl as well, it is unclear which one plays; reported as conflicting-fields.
  if (audioFile === undefined || audioUrl !== undefined) return [];
  const facts = media.get(audioFile);
  // A file that is not audio is reported with other media.
  if (!facts || !isUsable(facts.form, "audio")) return [];
  if (facts.fault || !isAsNamed(audioFile, facts))
    return [
      problemAt(
        entry,
        ["audioFile"],
        finding("unusable-media/damaged", {
          file: audioFile,
          is:
            facts.fault === "lossless"
              ? "is compressed without loss (ALAC), which few browsers play; it must be AAC or MP3"
              : "is damaged, or neither MP3 nor M4A despite its name",
        }),
      ),
    ];
  if (facts.seconds === undefined || Math.abs(secondsOf(duration) - facts.seconds) <= TOLERANCE) return [];
  const measured = clockTime(Math.round(facts.seconds));
  return [problemAt(entry, ["duration"], finding("wrong-duration", { duration, audioFile, measured }))];
};

/** Playing time: as measured, otherwise as stated. */
const playingTime = (data: EpisodeData, { media }: Pick<CheckedFolder, "media">): number =>
  (data.audioFile === undefined ? undefined : media.get(data.audioFile)?.seconds) ?? secondsOf(data.duration);

const checkChapters = (entry: Entry, { chapters = [] }: EpisodeData, end: number): ContentProblem[] =>
  chapters.flatMap(({ start }, index) => {
    const path = ["chapters", index, "start"];
    const before = chapters[index - 1]?.start;
    const seconds = { start: secondsOf(start), before: before === undefined ? -1 : secondsOf(before) };
    if (seconds.start >= end) return problemAt(entry, path, finding("moment-after-end", { start: seconds.start, end }));
    return seconds.start > seconds.before ? [] : problemAt(entry, path, finding("moments-out-of-order", seconds));
  });

const checkTranscript = (file: string, bytes: Uint8Array, end: number): ContentProblem[] => {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  const { cues, mistakes } = readTranscript(text);
  const onLine = (line: number) => {
    const lineText = lines[line - 1] ?? "";
    return { file: `media/${file}`, line, column: 1, length: Math.max(1, lineText.length), lineText };
  };
  return [
    ...(text.includes("\uFFFD")
      ? [{ ...onLine(lines.findIndex((line) => line.includes("\uFFFD")) + 1), ...finding("not-utf8") }]
      : []),
    ...mistakes.map(({ line, found }) => ({ ...onLine(line), ...found })),
    ...cues.flatMap((cue, index): ContentProblem[] => {
      const before = cues[index - 1];
      if (cue.start >= end + TOLERANCE)
        return [{ ...onLine(cue.line), ...finding("moment-after-end", { start: cue.start, end }) }];
      if (!before || cue.start >= before.start) return [];
      return [{ ...onLine(cue.line), ...finding("moments-out-of-order", { start: cue.start, before: before.start }) }];
    }),
  ];
};

const checkNumber = (
  entry: Entry,
  { number, type = "full" }: EpisodeData,
  podcast: EntryOf<typeof kinds.podcastPage> | undefined,
): ContentProblem[] => {
  if (type === "full")
    return number === undefined ? [problemAt(entry, ["number"], finding("missing-field/episode-number"))] : [];
  const label = type === "trailer" ? "trailerLabel" : "bonusLabel";
  if (!podcast || podcast.data[label] !== undefined) return [];
  const why = `the cover of a ${type} shows it`;
  return [problemAt(entry, ["type"], warning("missing-field/needed", { path: [label], why, file: podcast.path }))];
};

/** All problems between episodes and their recordings. Missing files are reported elsewhere. */
export const checkEpisodes = (folder: Pick<CheckedFolder, "entries" | "media" | "readMedia">): ContentProblem[] => {
  const { entries, readMedia } = folder;
  const podcast = onlyOf(entries, kinds.podcastPage);
  return allOf(entries, kinds.episode).flatMap((entry) => {
    const { data } = entry;
    const end = playingTime(data, folder);
    const transcript = data.transcript === undefined ? undefined : readMedia(data.transcript);
    return [
      ...checkNumber(entry, data, podcast),
      ...checkDuration(entry, data, folder),
      ...checkChapters(entry, data, end),
      ...(data.transcript && transcript ? checkTranscript(data.transcript, transcript, end) : []),
    ];
  });
};
