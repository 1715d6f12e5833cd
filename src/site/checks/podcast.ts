/** Checks what podcast apps recognize episodes by: ids, numbers and recordings. */
import { allOf, type ContentProblem, type Entry, onlyOf, problemAt } from "content-kit";
import { finding } from "./messages";
import type { z } from "zod";
import { kinds } from "../../content-model/kinds";
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

/** An episode with the same value of a field as another. */
const sameAs = ({ entry }: Episode, field: string, value: unknown, other: Episode): ContentProblem =>
  problemAt(
    entry,
    [field],
    finding("duplicate-episode", { path: [field], value: String(value), file: other.entry.path }),
  );

/** The same as a warning. */
const warned = (problem: ContentProblem): ContentProblem => ({ ...problem, severity: "warning" });

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
    (episode, first) => sameAs(episode, episode.data.guid === undefined ? "redirectFrom" : "guid", episode.id, first),
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
      ? [sameAs(episode, "guid", episode.data.guid, other)]
      : [];
  });
};

const sameNumber = (episodes: readonly Episode[]): ContentProblem[] =>
  shared(
    episodes,
    ({ data: { number, season, type = "full" } }) =>
      number === undefined ? undefined : `${type}:${season ?? ""}:${number}`,
    (episode, first) => warned(sameAs(episode, "number", episode.data.number, first)),
  );

const sameAudio = (episodes: readonly Episode[]): ContentProblem[] =>
  shared(
    episodes,
    ({ data: { audioFile, audioUrl } }) => audioFile ?? audioUrl,
    (episode, first) => {
      const { audioFile, audioUrl } = episode.data;
      return warned(sameAs(episode, audioFile === undefined ? "audioUrl" : "audioFile", audioFile ?? audioUrl, first));
    },
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
