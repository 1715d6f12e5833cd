/**
 * Podcast roles and their groups, a subset of the Podcast Taxonomy.
 * @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/taxonomy.json
 */
import { keysOf } from "../lib/record";

export const PODCAST_ROLES = {
  host: "cast",
  "co-host": "cast",
  "guest host": "cast",
  guest: "cast",
  narrator: "cast",
  announcer: "cast",
  reporter: "cast",
  author: "writing",
  writer: "writing",
  editor: "writing",
  researcher: "writing",
  transcriber: "writing",
  "executive producer": "creative direction",
  producer: "creative direction",
  "audio engineer": "audio production",
  "audio editor": "audio post-production",
  "sound designer": "audio post-production",
  composer: "audio post-production",
} as const satisfies Record<string, string>;

export type PodcastRole = keyof typeof PODCAST_ROLES;

/** Every role an editor may choose. */
export const ROLE_NAMES = keysOf(PODCAST_ROLES);
