/**
 * Measures the loudness of an MP3. Reads the file named by the first argument, and prints a JSON list: the root mean
 * square in the middle of each of as many equal parts as the second argument says, 0 to 1 relative to the loudest.
 */
import { readFile } from "node:fs/promises";
import { MPEGDecoder } from "mpg123-decoder";

/** In bytes. Each piece is measured and dropped: an hour of sound would be a gigabyte. */
const PIECE = 65_536;

/** Samples of one sum. */
const BLOCK = 576;

/** Blocks of each part, from its middle: a tenth of a second. The mean of many seconds of speech is the same everywhere. */
const MOST_BLOCKS = 8;

const [path = "", parts = "1"] = process.argv.slice(2);
const count = Number(parts);
const bytes = await readFile(path);
const decoder = new MPEGDecoder({ enableGapless: false });
await decoder.ready;

/** The mean square of each block. */
const blocks = [];
let squares = 0;
let summed = 0;
for (let offset = 0; offset < bytes.length; offset += PIECE) {
  const { channelData, samplesDecoded } = decoder.decode(bytes.subarray(offset, offset + PIECE));
  for (let index = 0; index < samplesDecoded; index += 1) {
    for (const channel of channelData) squares += channel[index] ** 2 / channelData.length;
    summed += 1;
    if (summed < BLOCK) continue;
    blocks.push(squares / BLOCK);
    squares = summed = 0;
  }
}
decoder.free();

const levels = Array.from({ length: count }, (_, part) => {
  const from = Math.floor((part * blocks.length) / count);
  const to = Math.max(from + 1, Math.floor(((part + 1) * blocks.length) / count));
  const start = from + Math.floor(Math.max(0, to - from - MOST_BLOCKS) / 2);
  const middle = blocks.slice(start, Math.min(to, start + MOST_BLOCKS));
  return Math.sqrt(middle.reduce((sum, square) => sum + square, 0) / Math.max(1, middle.length));
});
const loudest = Math.max(...levels);
console.log(JSON.stringify(levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * 100) / 100 : 0))));
