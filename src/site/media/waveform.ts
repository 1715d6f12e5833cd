/** The waveforms of recordings, measured once and cached by content hash. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { checksum } from "content-kit/lib/digest";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import { contentHash, versionOf } from "content-kit/read";

/** The bars of a waveform. */
const BARS = 56;

/** Decoding takes seconds for a long recording, and would block Gatsby. */
const WORKER = resolve("src/site/media/waveform-worker.mjs");

const run = promisify(execFile);

let versionOfCode: string | undefined;

const version = (): string =>
  (versionOfCode ??= versionOf([WORKER, resolve("node_modules/mpg123-decoder/package.json")]));

const measured = new Map<string, Promise<number[]>>();

const measure = async (path: string, file: string): Promise<number[]> => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as number[];
  } catch {
    const { stdout } = await run(process.execPath, [WORKER, path, String(BARS)], {
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    writeFileAtomic(file, stdout);
    return JSON.parse(stdout) as number[];
  }
};

/**
 * The loudness of a recording's equal parts, 0 to 1 relative to the loudest; null if it is unreadable or no MP3, as
 * no decoder of AAC has a license that this project could use.
 */
export const waveformOf = async (path: string, cache = resolve(".cache/waveforms")): Promise<number[] | null> => {
  const hash = path.endsWith(".mp3") ? contentHash(path) : undefined;
  if (hash === undefined) return null;
  const file = join(cache, `${checksum(hash + version())}.json`);
  const levels = measured.get(file) ?? measure(path, file);
  measured.set(file, levels);
  return levels;
};
