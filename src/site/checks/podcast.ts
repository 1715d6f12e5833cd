/** Checks what podcast apps recognize episodes by: ids, numbers and recordings. */
import { finding, warning, type Finding } from "../../content-model/messages/finding";
import type { z } from "zod";
import { allOf, onlyOf, type Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import type { ContentProblem } from "../../content-model/messages/problem";
import { routes } from "../../routes";
import { feedId } from "../pages/feed-ids";
import { canonicalUrl } from "../../metadata/head-values";

type EpisodeData = z.infer<typeof kinds.episode.schema>;
interface Episode {
  entry: Entry;
  data: EpisodeData;
  path: string;
  /** The id in the feed. */
  id: string;
}

const problemAt = ({ entry }: Episode, field: string, problem: Finding): ContentProblem => ({
  file: entry.path,
  ...entry.source.locate([field]),
  ...problem,
});

/** Episodes that share a value that must be unique; the first keeps it. */
const shared = (
  episodes: readonly Episode[],
  keyOf: (episode: Episode) => string | undefined,
  report: (episode: Episode, first: Episode) => ContentProblem,
): ContentProblem[] => {
  const firsts = new Map<string, Episode>();
  return episodes.flatMap((episode) => {
    const key = keyOf(episode);
    const first = key === undefined ? undefined : firsts.get(key);
    if (key !== undefined && !first) firsts.set(key, episode);
    return first ? [report(episode, first)] : [];
  });
};

const sameId = (episodes: readonly Episode[]): ContentProblem[] =>
  shared(
    // An explicit guid is wrong rather than one derived from a URL.
    [...episodes].sort((a, b) => Number(a.data.guid !== undefined) - Number(b.data.guid !== undefined)),
    ({ id }) => id,
    (episode, first) =>
      problemAt(
        episode,
        episode.data.guid === undefined ? "redirectFrom" : "guid",
        finding("duplicate-episode/id", { file: first.entry.path, id: episode.id }),
      ),
  );

/** A guid that is the URL of another episode, which has its own guid. */
const idOfAnother = (episodes: readonly Episode[], siteUrl: string): ContentProblem[] => {
  const addresses = new Map(
    episodes.flatMap((episode) =>
      [episode.path, ...(episode.data.redirectFrom ?? [])].map((path) => [canonicalUrl(siteUrl, path), episode]),
    ),
  );
  return episodes.flatMap((episode) => {
    const other = episode.data.guid === undefined ? undefined : addresses.get(episode.data.guid);
    // Equal ids are reported separately.
    return other && other !== episode && other.id !== episode.id
      ? [problemAt(episode, "guid", finding("duplicate-episode/guid", { file: other.entry.path }))]
      : [];
  });
};

const sameNumber = (episodes: readonly Episode[]): ContentProblem[] =>
  shared(
    episodes,
    ({ data: { number, season, type = "full" } }) =>
      number === undefined ? undefined : `${type}:${season ?? ""}:${number}`,
    (episode, first) =>
      problemAt(
        episode,
        "number",
        warning("duplicate-episode/number", {
          file: first.entry.path,
          number: episode.data.number,
          season: episode.data.season,
        }),
      ),
  );

const sameAudio = (episodes: readonly Episode[]): ContentProblem[] =>
  shared(
    episodes,
    ({ data: { audioFile, audioUrl } }) => audioFile ?? audioUrl,
    (episode, first) =>
      problemAt(
        episode,
        episode.data.audioFile === undefined ? "audioUrl" : "audioFile",
        warning("duplicate-episode/audio", { file: first.entry.path }),
      ),
  );

/** All checks of values that episodes must not share. */
export const checkPodcast = (entries: readonly Entry[]): ContentProblem[] => {
  const site = onlyOf(entries, kinds.site)?.data;
  const page = onlyOf(entries, kinds.podcastPage)?.data;
  if (!site) return [];
  const siteUrl = page?.show.firstUrl ?? site.url;
  const episodes = allOf(entries, kinds.episode).map((entry): Episode => {
    const { data } = entry;
    const path = routes.episode(entry.slug);
    const id = data.guid ?? feedId(siteUrl, { path, redirectFrom: data.redirectFrom });
    return { entry, data, path, id };
  });
  return [...sameId(episodes), ...idOfAnother(episodes, siteUrl), ...sameNumber(episodes), ...sameAudio(episodes)];
};
