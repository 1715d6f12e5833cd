/** Precompressed copies of files (Brotli, gzip), so that hosts do not compress per request. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// zlib's async functions run in libuv's thread pool.
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|webmanifest|vtt|srt|ico)$/;

/** True for files worth compressing; images, audio and fonts are compressed already. */
export const isText = (file: string): boolean => TEXT.test(file);

/** Hashed scripts are few and cached for a year: worth Brotli's highest quality. */
const THOROUGH = 11;
/** Brotli quality of pages: a tenth larger than at 11, in a fortieth of the time. */
const PAGE_QUALITY = 6;
/** For documents beyond the first round trip of a TCP connection: 10 segments, less 1 kB of headers. */
const LARGE_PAGE_QUALITY = 10;
const FIRST_ROUND_TRIP = 13_500;

/** Brotli window size (log2). A page fits into the smaller window, which is a fifth faster. */
const PAGE_WINDOW = 16;

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length < 2 ** PAGE_WINDOW ? PAGE_WINDOW : constants.BROTLI_DEFAULT_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const bestBrotli = async (file: string, bytes: Buffer): Promise<Buffer> => {
  if (file.startsWith("static/")) return brotli(bytes, THOROUGH);
  const quick = await brotli(bytes, PAGE_QUALITY);
  return file.endsWith(".html") && quick.length > FIRST_ROUND_TRIP ? brotli(bytes, LARGE_PAGE_QUALITY) : quick;
};

/** The names of a file and its compressed copies. */
export const withCopies = (file: string): string[] => (isText(file) ? [file, `${file}.br`, `${file}.gz`] : [file]);

/** A file and its compressed copies, in this order. Node's gzip writes no timestamp, so they are reproducible. */
export const compressed = async (file: string, bytes: Buffer): Promise<Buffer[]> =>
  isText(file) ? [bytes, ...(await Promise.all([bestBrotli(file, bytes), gzipAsync(bytes, { level: 6 })]))] : [bytes];
