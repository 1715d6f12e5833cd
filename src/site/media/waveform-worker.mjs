/**
 * Measures the loudness of an MP3. Reads the file named by the first argument, and prints a JSON list: the root mean
 * square in the middle of each of as many equal parts as the second argument says, 0 to 1 relative to the loudest.
 */
import { readFile } from "node:fs/promises";
import { MPEGDecoder } from "mpg123-decoder";
import { frameOffsets } from "./mp3-frames.mjs";

/**
 * Decoded of each part, from its middle: about a syllable. The mean of many seconds of speech is the same everywhere,
 * and an hour takes no longer to measure than a minute.
 */
const MOST_FRAMES = 8;

/** Frames before a part whose bits it may need (the bit reservoir); what is decoded of them is dropped. */
const BEFORE = 2;

const [path = "", parts = "1"] = process.argv.slice(2);
const count = Number(parts);
const bytes = await readFile(path);
const offsets = [...frameOffsets(bytes), bytes.length];
const frames = offsets.length - 1;
const decoder = new MPEGDecoder({ enableGapless: false });
await decoder.ready;

/** The root mean square of frames. */
const loudness = (from, to) => {
  const first = Math.max(0, from - BEFORE);
  const { channelData, samplesDecoded } = decoder.decode(bytes.subarray(offsets[first], offsets[to]));
  const dropped = Math.round((samplesDecoded * (from - first)) / (to - first));
  let sum = 0;
  for (const samples of channelData) for (const sample of samples.subarray(dropped)) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, channelData.length * (samplesDecoded - dropped)));
};

const levels = Array.from({ length: count }, (_, part) => {
  const from = Math.floor((part * frames) / count);
  const to = Math.max(from + 1, Math.floor(((part + 1) * frames) / count));
  const start = from + Math.floor(Math.max(0, to - from - MOST_FRAMES) / 2);
  return loudness(start, Math.min(to, start + MOST_FRAMES, frames));
});
decoder.free();
const loudest = Math.max(...levels);
console.log(JSON.stringify(levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * 100) / 100 : 0))));
