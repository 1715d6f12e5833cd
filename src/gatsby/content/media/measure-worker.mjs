/**
 * Reads a JSON list of audio file paths from stdin and prints a JSON list of durations in seconds. The entry is `null`
 * for a file that is not the MPEG audio or MPEG-4 audio its extension claims.
 */
import { stat } from "node:fs/promises";
import { parseFile } from "music-metadata";

const CONTAINERS = { mp3: /^MPEG$/, m4a: /^(?:M4A|M4B|mp4\d|isom|iso\d|qt)/i };

/**
 * Minimum ratio of actual to expected bytes for a complete file. Below 1 because the stated bit rate can be rounded.
 */
const MIN_COMPLETE_RATIO = 0.9;

const secondsOf = async (path) => {
  try {
    // Without a header that states the duration, the whole file must be parsed.
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    const expected = CONTAINERS[path.split(".").at(-1).toLowerCase()];
    if (!expected.test(format.container ?? "") || !(format.duration > 0)) return null;
    // The header states the full duration even when the file is truncated.
    const { size } = await stat(path);
    return size < MIN_COMPLETE_RATIO * (((format.bitrate ?? 0) * format.duration) / 8) ? null : format.duration;
  } catch {
    return null;
  }
};

let input = "";
for await (const chunk of process.stdin) input += chunk;
const seconds = [];
for (const path of JSON.parse(input)) seconds.push(await secondsOf(path));
console.log(JSON.stringify(seconds));
