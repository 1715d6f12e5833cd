/** The compressed copies that a host sends in place of a file, so that no visitor waits for the compressing. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|webmanifest|vtt|srt|ico)$/;

/** True for a file that becomes smaller by compressing; pictures, sound and fonts are compressed in themselves. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Scripts are few, asked for by every visitor and never change: worth the most thorough search. */
const isThorough = (file: string): boolean => file.startsWith("static/");

const THOROUGH = 11;
/** For pages: a tenth larger than at 11, and compressed in a fortieth of the time. */
const QUICK = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The copies of one file, by the ending of their names. Node's gzip states no time, so that equal bytes give equal copies. */
export const compressed = async (file: string, bytes: Buffer): Promise<Record<".br" | ".gz", Buffer>> => {
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isThorough(file) ? THOROUGH : QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 6 }),
  ]);
  return { ".br": br, ".gz": gz };
};
