/** What is known of a picture or recording: its format by magic bytes, and what decoding it once has shown. */

/** A detected format; `undefined` if unknown. */
export type MediaForm = "JPEG" | "PNG" | "WebP" | "AVIF" | "MP3" | "M4A" | "GIF" | "SVG" | "HEIC" | "PDF" | undefined;

/** Why a file of a usable format cannot be shown or played. */
export type MediaFault = "damaged" | "too-large" | "too-tall";

/** Everything that the check, the pages and the feeds need to know of a file. Cached between builds, so plain JSON. */
export interface MediaFacts {
  form?: MediaForm;
  /** The size of the file. */
  bytes: number;
  fault?: MediaFault;
  /** In pixels, as shown: after the rotation that EXIF asks for. */
  width?: number;
  height?: number;
  /** True if EXIF asks for a rotation, which programs that show the file itself may ignore. */
  isTurned?: boolean;
  /** True if parts of it are transparent. */
  hasAlpha?: boolean;
  /** True for an animation; the site shows its first image. */
  isAnimated?: boolean;
  /** Playing time with fractions; missing if the file does not say it. */
  seconds?: number;
}

/** The files in media/, by path; `undefined` for files that no content refers to, which are not read. */
export type Media = ReadonlyMap<string, MediaFacts | undefined>;

/** Bytes that detect a format: drawing programs write long comments before an SVG's first element. */
const TELLING_BYTES = 4096;

const SIGNS: readonly (readonly [RegExp, MediaForm])[] = [
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\x89PNG\r\n/, "PNG"],
  [/^RIFF[^]{4}WEBP/, "WebP"],
  // Some encoders name AVIF only among the compatible brands.
  [/^[^]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[^]{4}(?:[^]{4}){0,7}?avi[fs])/, "AVIF"],
  [/^[^]{4}ftyp(?:hei|mif1|msf1)/, "HEIC"],
  [/^[^]{4}ftyp(?:M4[AB]|mp4\d|iso[m\d]|dash)/, "M4A"],
  [/^GIF8/, "GIF"],
  [/^%PDF/, "PDF"],
  // Either an ID3 tag, or the sync bits of an MPEG layer 3 frame.
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, "MP3"],
  [/^[^]*<svg[\s>]/, "SVG"],
];

/** Detects a format by the first bytes of a file, or by all of them. */
export const mediaForm = (bytes: Uint8Array): MediaForm => {
  const text = Array.from(bytes.subarray(0, TELLING_BYTES), (byte) => String.fromCharCode(byte)).join("");
  return SIGNS.find(([sign]) => sign.test(text))?.[1];
};

/** Formats that the site can show or play. */
export const USABLE = {
  image: ["JPEG", "PNG", "WebP", "AVIF"],
  vector: ["SVG"],
  audio: ["MP3", "M4A"],
} as const satisfies Record<string, readonly MediaForm[]>;

/** True if the site can show or play this format. */
export const isUsable = (form: MediaForm, control: keyof typeof USABLE): boolean =>
  USABLE[control].some((usable) => usable === form);

/** sharp's `failOn` wherever a picture is decoded: what a decoder only warns of is shown, as browsers do. */
export const FAIL_ON = "error";

/** The longest side that WebP, and so every page, can have is 16,383 pixels. */
export const TALLEST = 16_000;

/** The most pixels that sharp decodes by default: 0x3FFF each way. */
export const MOST_PIXELS = 0x3fff ** 2;
