/**
 * Decodes pictures and recordings. Reads a JSON list of `{ path, form }` from stdin, and prints a JSON list of what was
 * found out about each: the fields of `MediaFacts` but `form` and `bytes`.
 */
import { readFile } from "node:fs/promises";

/** In dots per inch: how icons and logos are drawn. */
const VECTOR_DENSITY = 300;

/** In pixels, of which three pictures at a time are decoded: 4 bytes each. */
const MOST_IN_MEMORY = 50_000_000;

const DAMAGED = { fault: "damaged" };

/** True for an animated PNG, which has an animation chunk before its pixels. sharp reads its first image alone. */
const isAnimatedPng = (bytes) => {
  const [control, pixels] = [bytes.indexOf("acTL"), bytes.indexOf("IDAT")];
  return control !== -1 && control < pixels;
};

/** From a small copy, which JPEGs are decoded to directly. */
const dominantColor = async (bytes, options) => {
  const { default: sharp } = await import("sharp");
  const small = await sharp(bytes, options).resize(32, 32, { fit: "fill" }).toColorspace("srgb").png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

const pictureFacts = async (bytes, form, { failOn, mostPixels, tallest }) => {
  const [{ default: sharp }, { default: probe }] = await Promise.all([import("sharp"), import("probe-image-size")]);
  const isVector = form === "SVG";
  const options = { failOn, limitInputPixels: false, ...(isVector && { density: VECTOR_DENSITY }) };
  const { autoOrient, hasAlpha, orientation = 1, pages = 1 } = await sharp(bytes, options).metadata();
  const { width, height } = autoOrient;
  if (width * height > mostPixels) return { fault: "too-large", width, height };
  // The narrowest size of a page that is as high as a picture can be.
  if (!isVector && height / width > tallest / 100) return { fault: "too-tall", width, height };
  // gatsby-plugin-sharp reads the size by this package, which knows fewer variants of the formats.
  if (!isVector && !probe.sync(bytes)) return DAMAGED;
  // Resizing would skip rows, and the error in them. Statistics need less memory than pixels, and five times as long.
  const picture = sharp(bytes, options);
  await (width * height > MOST_IN_MEMORY ? picture.stats() : picture.raw().toBuffer());
  return {
    width,
    height,
    ...(!hasAlpha && !isVector && { color: await dominantColor(bytes, options) }),
    ...(orientation > 1 && { isTurned: true }),
    ...(hasAlpha && { hasAlpha }),
    ...(((pages > 1 && form === "WebP") || (form === "PNG" && isAnimatedPng(bytes))) && { isAnimated: true }),
  };
};

/** True if every box of an MPEG-4 file is as long as it says. */
const hasWholeBoxes = (bytes) => {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(offset);
    // 0: up to the end of the file; 1: the size follows in 64 bits.
    if (size === 0) return true;
    const length = size === 1 && offset + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(offset + 8)) : size;
    if (length < 8) return true;
    offset += length;
  }
  return offset <= bytes.length;
};

const m4aFacts = async (bytes) => {
  const { parseBuffer } = await import("music-metadata");
  const { format } = await parseBuffer(bytes, { mimeType: "audio/mp4" }, { skipCovers: true });
  if (!hasWholeBoxes(bytes) || !format.codec) return DAMAGED;
  // Only Apple's browsers play it.
  if (format.lossless) return { fault: "lossless" };
  return format.duration > 0 ? { seconds: format.duration } : {};
};

/** The part of its stated size that a complete MP3 has. */
const MIN_COMPLETE_RATIO = 0.98;

/** The bytes of sound that a Xing or Info header states, 0 without: music-metadata believes it of a file cut off. */
const statedBytes = (bytes) => {
  const isTagged = bytes.toString("latin1", 0, 3) === "ID3";
  const tag = isTagged ? 10 + bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0) : 0;
  const header = tag + bytes.toString("latin1", tag, tag + 64).search(/Xing|Info/);
  if (header < tag) return 0;
  const fields = bytes.readUInt32BE(header + 4);
  return fields & 2 ? bytes.readUInt32BE(header + (fields & 1 ? 12 : 8)) : 0;
};

const mp3Facts = async (bytes) => {
  const [{ parseBuffer }, { default: lengthOf }] = await Promise.all([
    import("music-metadata"),
    import("get-mp3-duration"),
  ]);
  const { format } = await parseBuffer(bytes, { mimeType: "audio/mpeg" }, { duration: true, skipCovers: true });
  const stated = statedBytes(bytes);
  if (!(format.duration > 0) || bytes.length < stated * MIN_COMPLETE_RATIO) return DAMAGED;
  // Without a header, music-metadata takes a quiet beginning for a constant bit rate.
  return { seconds: stated > 0 ? format.duration : lengthOf(bytes) / 1000 };
};

/** In bytes: where readers look for the end marker (ISO 32000-1, annex H, note 18). */
const PDF_TAIL = 1024;

/** A PDF that was cut off lacks its end marker. */
const pdfFacts = (bytes) => (bytes.subarray(-PDF_TAIL).includes("%%EOF") ? {} : DAMAGED);

const factsOf = async ({ path, form }, limits) => {
  try {
    const bytes = await readFile(path);
    if (form === "MP3") return await mp3Facts(bytes);
    if (form === "PDF") return pdfFacts(bytes);
    return form === "M4A" ? await m4aFacts(bytes) : await pictureFacts(bytes, form, limits);
  } catch {
    return DAMAGED;
  }
};

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { files, limits } = JSON.parse(input);
const facts = [];
const next = async (queue) => {
  for (const [index, file] of queue) facts[index] = await factsOf(file, limits);
};
const queue = files.entries();
await Promise.all([next(queue), next(queue), next(queue)]);
console.log(JSON.stringify(facts));
