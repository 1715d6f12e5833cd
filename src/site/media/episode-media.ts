/** Loads the transcripts that episodes reference in content/media. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allOf, type Entry } from "../../content-model/checks/entry";
import type { EpisodeMedia } from "../../content-model/checks/episodes";
import type { Media } from "../../content-model/fields/media-facts";
import { kinds } from "../../content-model/kinds";

/**
 * Media for the check of episodes.
 * @param written pending files by path below media/
 */
export const readEpisodeMedia = (
  folder: string,
  entries: readonly Entry[],
  media: Media,
  written: ReadonlyMap<string, Uint8Array> = new Map(),
): EpisodeMedia => {
  const names = allOf(entries, kinds.episode)
    .flatMap(({ data }) => data.transcript ?? [])
    .filter((name) => media.has(name));
  return {
    media,
    transcripts: new Map(names.map((name) => [name, written.get(name) ?? readFileSync(join(folder, "media", name))])),
  };
};
