/** Sizes and durations of audio files, cached between builds by content hash. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { AudioFacts } from "../../../content-model/checks/episodes";

/** The cache file: maps the hash of a file's content and extension to its duration in seconds. */
export const AUDIO_CACHE = resolve(".cache/audio-seconds.json");

/**
 * music-metadata is ESM-only and asynchronous, while the content check is synchronous. It therefore runs in a child
 * process, and only for files that are not in the cache.
 */
const READER = "src/gatsby/content/audio/duration-worker.mjs";

/** Duration in seconds by hash; `null` for a file that is not audio. */
type DurationCache = Record<string, number | null>;

interface HashedFile {
  /** Size and mtime: an unchanged file is not hashed again. */
  stamp: string;
  hash: string;
  bytes: number;
}

const hashedFiles = new Map<string, HashedFile>();

const hashFile = (path: string): HashedFile => {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}:${mtimeMs}`;
  const known = hashedFiles.get(path);
  if (known?.stamp === stamp) return known;
  const ending = path.split(".").at(-1)?.toLowerCase() ?? "";
  const hash = createHash("sha256").update(ending).update(readFileSync(path)).digest("hex");
  const found = { stamp, hash, bytes: size };
  hashedFiles.set(path, found);
  return found;
};

const readCache = (cache: string): DurationCache => {
  try {
    return JSON.parse(readFileSync(cache, "utf8")) as DurationCache;
  } catch {
    return {};
  }
};

const readDurations = (paths: readonly string[]): (number | null)[] =>
  JSON.parse(execFileSync(process.execPath, [resolve(READER)], { input: JSON.stringify(paths), encoding: "utf8" })) as (
    number | null
  )[];

/**
 * Returns size and duration of audio files; `undefined` for a file that is not what its extension claims.
 * @param paths of mp3 and m4a files that exist
 * @throws if a file cannot be read
 */
export const measureAudio = (
  paths: readonly string[],
  cache = AUDIO_CACHE,
): ReadonlyMap<string, AudioFacts | undefined> => {
  const files = paths.map((path) => ({ path, ...hashFile(path) }));
  const known = readCache(cache);
  const unread = [...new Map(files.filter(({ hash }) => !(hash in known)).map((file) => [file.hash, file])).values()];
  if (unread.length > 0) {
    const seconds = readDurations(unread.map(({ path }) => path));
    unread.forEach(({ hash }, index) => (known[hash] = seconds[index] ?? null));
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(known));
  }
  return new Map(
    files.map(({ path, hash, bytes }) => {
      const seconds = known[hash];
      return [path, typeof seconds === "number" ? { bytes, seconds } : undefined];
    }),
  );
};
