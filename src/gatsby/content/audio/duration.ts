/** How large audio files are and how long they play: measured, and remembered between builds by what the files hold. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { AudioFacts } from "../../../content-model/checks/episodes";

/** The file that remembers: from a hash of what a file holds and how its name ends to how many seconds it plays. */
export const AUDIO_CACHE = resolve(".cache/audio-seconds.json");

/**
 * The library that reads audio is a module that CommonJS cannot load on every version of Node, and answers later; the
 * check of the content is done in one go. So it reads in a process of its own, and only what has never been read.
 */
const READER = "src/gatsby/content/audio/duration-worker.mjs";

/** Seconds by hash; `null` for what is no audio. */
type Remembered = Record<string, number | null>;

interface Seen {
  /** Size and time of change, by which a file that is still the same is known without being read. */
  stamp: string;
  hash: string;
  bytes: number;
}

const seen = new Map<string, Seen>();

const look = (path: string): Seen => {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}:${mtimeMs}`;
  const known = seen.get(path);
  if (known?.stamp === stamp) return known;
  const ending = path.split(".").at(-1)?.toLowerCase() ?? "";
  const hash = createHash("sha256").update(ending).update(readFileSync(path)).digest("hex");
  const found = { stamp, hash, bytes: size };
  seen.set(path, found);
  return found;
};

const remembered = (cache: string): Remembered => {
  try {
    return JSON.parse(readFileSync(cache, "utf8")) as Remembered;
  } catch {
    return {};
  }
};

const read = (paths: readonly string[]): (number | null)[] =>
  JSON.parse(execFileSync(process.execPath, [resolve(READER)], { input: JSON.stringify(paths), encoding: "utf8" })) as (
    number | null
  )[];

/**
 * Measures audio files; `undefined` for one that is not what its name says.
 * @param paths of mp3 and m4a files that exist
 * @throws where a file cannot be read from the disk.
 */
export const measureAudio = (
  paths: readonly string[],
  cache = AUDIO_CACHE,
): ReadonlyMap<string, AudioFacts | undefined> => {
  const files = paths.map((path) => ({ path, ...look(path) }));
  const known = remembered(cache);
  const unread = [...new Map(files.filter(({ hash }) => !(hash in known)).map((file) => [file.hash, file])).values()];
  if (unread.length > 0) {
    const seconds = read(unread.map(({ path }) => path));
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
