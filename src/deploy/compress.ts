/** The compressed copies that a host sends in place of a file, so that no visitor waits for the compressing. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Asynchronous: zlib compresses in the threads of libuv's pool.
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|webmanifest|vtt|srt|ico)$/;

/** True for a file that becomes smaller by compressing; pictures, sound and fonts are compressed in themselves. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Scripts are few, asked for by every visitor and never change: worth the most thorough search. */
const isThorough = (file: string): boolean => file.startsWith("static/");

const THOROUGH = 11;
/** For pages: a tenth larger than at 11, and compressed in a fortieth of the time. */
const QUICK = 6;

/**
 * How far back brotli looks for the same words, as a power of two. All of a page lies within the smaller window, in which it
 * finds more in four fifths of the time: it has less memory to clear for each file.
 */
const NEAR = 16;
const FAR = constants.BROTLI_DEFAULT_WINDOW;

/** The copies of one file, by the ending of their names. Node's gzip writes no time, so that equal bytes give equal copies. */
export const compressed = async (file: string, bytes: Buffer): Promise<Record<".br" | ".gz", Buffer>> => {
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isThorough(file) ? THOROUGH : QUICK,
        [constants.BROTLI_PARAM_LGWIN]: bytes.length < 2 ** NEAR ? NEAR : FAR,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipAsync(bytes, { level: 6 }),
  ]);
  return { ".br": br, ".gz": gz };
};
