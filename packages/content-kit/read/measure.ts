/**
 * Decodes pictures and recordings once, and caches the facts by content hash. Check, pages, feeds and covers use the
 * same facts, so whatever passes the check can be processed.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FAIL_ON, MOST_PIXELS, TALLEST, mediaForm, type MediaFacts, type MediaForm } from "../fields/media-facts";
import { checksum } from "../lib/digest";
import { writeFileAtomic } from "../lib/write-file-atomic";

/** Cache file: facts by content hash, discarded when the measuring code changes. */
export const MEDIA_CACHE = resolve(".cache/media-facts.json");

/** sharp and music-metadata are asynchronous, but the content check is synchronous, so they run in a child process. */
const WORKER = resolve("packages/content-kit/read/measure-worker.mjs");

const LIMITS = { failOn: FAIL_ON, mostPixels: MOST_PIXELS, tallest: TALLEST };

interface Cache {
  version: string;
  facts: Record<string, MediaFacts>;
}

interface HashedFile {
  /** Size and mtime: an unchanged file is not hashed again. */
  stamp: string;
  hash: string;
  form: MediaForm;
  bytes: number;
}

const hashedFiles = new Map<string, HashedFile>();

/** `undefined` if the file is unreadable or missing. */
const hashFile = (path: string): HashedFile | undefined => {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    const stamp = `${ino}:${size}:${mtimeMs}`;
    const known = hashedFiles.get(path);
    if (known?.stamp === stamp) return known;
    const bytes = readFileSync(path);
    const found = { stamp, hash: checksum(bytes), form: mediaForm(bytes), bytes: bytes.length };
    hashedFiles.set(path, found);
    return found;
  } catch {
    return undefined;
  }
};

/** Hash of a file's content; `undefined` if it is unreadable. */
export const contentHash = (path: string): string | undefined => hashFile(path)?.hash;

/** Hash of measuring code and its packages' versions: cached results of other code are discarded. */
export const versionOf = (files: readonly string[]): string =>
  checksum(files.map((file) => readFileSync(file, "utf8")).join("\n"));

let versionOfCode: string | undefined;

const version = (): string =>
  (versionOfCode ??= versionOf([
    WORKER,
    "node_modules/sharp/package.json",
    "node_modules/music-metadata/package.json",
  ]));

/** Facts in memory, by cache file. */
const caches = new Map<string, Cache["facts"]>();

const readCache = (file: string): Cache["facts"] => {
  try {
    const cache = JSON.parse(readFileSync(file, "utf8")) as Cache;
    return cache.version === version() ? cache.facts : {};
  } catch {
    return {};
  }
};

const writeCache = (file: string, facts: Cache["facts"]): void => {
  writeFileAtomic(file, JSON.stringify({ version: version(), facts } satisfies Cache));
};

type Job = HashedFile & { path: string };

const runWorker = (jobs: readonly Job[]): Partial<MediaFacts>[] =>
  JSON.parse(
    execFileSync(process.execPath, [WORKER], {
      input: JSON.stringify({ files: jobs.map(({ path, form }) => ({ path, form })), limits: LIMITS }),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      // Decoder warnings have no file name.
      stdio: ["pipe", "pipe", "ignore"],
      env: { ...process.env, NODE_OPTIONS: "" },
    }),
  ) as Partial<MediaFacts>[];

/** Decodes all files; one that crashes its decoder is damaged. */
const decode = (jobs: readonly Job[]): Partial<MediaFacts>[] => {
  try {
    return runWorker(jobs);
  } catch {
    return jobs.length > 1 ? jobs.flatMap((job) => decode([job])) : jobs.map(() => ({ fault: "damaged" }));
  }
};

const isDecoded = (form: MediaForm): boolean =>
  form !== undefined && ["JPEG", "PNG", "WebP", "AVIF", "SVG", "MP3", "M4A", "PDF"].includes(form);

/** Facts of files, decoded if new. Unreadable files have none. */
export const measureMedia = (paths: readonly string[], cache = MEDIA_CACHE): ReadonlyMap<string, MediaFacts> => {
  const files = paths.flatMap((path): Job[] => {
    const hashed = hashFile(path);
    return hashed ? [{ path, ...hashed }] : [];
  });
  const isKnown = ({ hash, form }: Job): boolean => !isDecoded(form) || hash in (caches.get(cache) ?? {});
  if (!files.every(isKnown)) caches.set(cache, { ...readCache(cache), ...caches.get(cache) });
  const jobs = [...new Map(files.filter((file) => !isKnown(file)).map((file) => [file.hash, file])).values()];
  const known = caches.get(cache) ?? {};
  if (jobs.length > 0) {
    const decoded = decode(jobs);
    jobs.forEach(({ hash, form, bytes }, index) => {
      known[hash] = { form, bytes, ...decoded[index] };
    });
    writeCache(cache, known);
  }
  return new Map(files.map(({ path, hash, form, bytes }) => [path, known[hash] ?? { form, bytes }]));
};

/** Facts of pending files, by name. */
export const measureBytes = (
  files: readonly { name: string; bytes: Uint8Array }[],
  cache = MEDIA_CACHE,
): ReadonlyMap<string, MediaFacts> => {
  if (files.length === 0) return new Map();
  const folder = mkdtempSync(join(tmpdir(), "media-"));
  try {
    const pathOf = (index: number): string => join(folder, String(index));
    files.forEach(({ bytes }, index) => writeFileSync(pathOf(index), bytes));
    const measured = measureMedia(
      files.map((_, index) => pathOf(index)),
      cache,
    );
    return new Map(files.map(({ name }, index) => [name, measured.get(pathOf(index)) ?? { bytes: 0 }]));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
