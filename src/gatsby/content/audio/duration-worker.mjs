/**
 * Reads the paths of audio files, a JSON list, from its standard input, and answers with a list of how many seconds each
 * plays: `null` for a file that is not the MPEG audio or MPEG-4 audio that its name says.
 */
import { stat } from "node:fs/promises";
import { parseFile } from "music-metadata";

const CONTAINERS = { mp3: /^MPEG$/, m4a: /^(?:M4A|M4B|mp4\d|isom|iso\d|qt)/i };

/** The least share of the bytes that the playing time takes, by which a file is whole: the stated rate may be a rounded one. */
const WHOLE = 0.9;

const secondsOf = async (path) => {
  try {
    // Without a header that states it, the playing time is only known when the whole file has been read.
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    const expected = CONTAINERS[path.split(".").at(-1).toLowerCase()];
    if (!expected.test(format.container ?? "") || !(format.duration > 0)) return null;
    // A header tells the playing time of the whole, also where the file ends before it.
    const { size } = await stat(path);
    return size < WHOLE * (((format.bitrate ?? 0) * format.duration) / 8) ? null : format.duration;
  } catch {
    return null;
  }
};

let input = "";
for await (const chunk of process.stdin) input += chunk;
const seconds = [];
for (const path of JSON.parse(input)) seconds.push(await secondsOf(path));
console.log(JSON.stringify(seconds));
