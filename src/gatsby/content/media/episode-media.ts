/** Loads the audio files and transcripts that episodes reference in content/media. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Entry } from "../../../content-model/checks/entry";
import type { EpisodeMedia } from "../../../content-model/checks/episodes";
import { kinds } from "../../../content-model/kinds";
import { isUsable, type Media } from "../../../content-model/fields/media-form";
import { measureAudio } from "./duration";

/**
 * Measures the audio and reads the transcripts that episodes reference.
 * @param media the files in content/media; missing files and files that are not audio are skipped
 */
export const readEpisodeMedia = (folder: string, entries: readonly Entry[], media: Media): EpisodeMedia => {
  const episodes = entries
    .filter(({ kind }) => kind === kinds.episode)
    .map(({ data }) => data as z.infer<typeof kinds.episode.schema>);
  const present = (names: (string | undefined)[]): string[] =>
    names.filter((name): name is string => name !== undefined && media.has(name));
  const pathOf = (name: string): string => join(folder, "media", name);
  const audio = present(episodes.map(({ audioFile }) => audioFile)).filter((name) =>
    isUsable(media.get(name), "audio"),
  );
  const measured = measureAudio(audio.map(pathOf));
  return {
    audio: new Map(audio.map((name) => [name, measured.get(pathOf(name))])),
    transcripts: new Map(
      present(episodes.map(({ transcript }) => transcript)).map((name) => [name, readFileSync(pathOf(name))]),
    ),
  };
};
