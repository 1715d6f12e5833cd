/** Facts of a picture or recording: format by signature, and measurements from decoding. */

/** A detected format; `undefined` if unknown. */
export type MediaForm = "JPEG" | "PNG" | "WebP" | "AVIF" | "MP3" | "M4A" | "GIF" | "SVG" | "HEIC" | "PDF" | undefined;

/** Why a file of a usable format cannot be shown or played. */
type MediaFault = "damaged" | "too-large" | "too-tall" | "lossless";

/** Facts for the check, pages and feeds. Cached between builds, so plain JSON. */
export interface MediaFacts {
  form?: MediaForm;
  /** The size of the file. */
  bytes: number;
  fault?: MediaFault;
  /** Displayed size in pixels, after EXIF rotation. */
  width?: number;
  height?: number;
  /** True if EXIF specifies a rotation, which some programs ignore. */
  isTurned?: boolean;
  /** The dominant color of an opaque picture, as in CSS. */
  color?: string;
  /** True if parts are transparent. */
  hasAlpha?: boolean;
  /** True for an animation; the site shows its first frame. */
  isAnimated?: boolean;
  /** Duration with fractions; missing if unknown. */
  seconds?: number;
}

/** Files in media/ by path; `undefined` for unreferenced files, which are not read. */
export type Media = ReadonlyMap<string, MediaFacts | undefined>;

/** Bytes to read for the signature: an SVG may begin with long comments. */
const SIGNATURE_BYTES = 4096;

const SIGNS: readonly (readonly [RegExp, MediaForm])[] = [
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\x89PNG\r\n/, "PNG"],
  [/^RIFF[^]{4}WEBP/, "WebP"],
  // Some encoders list AVIF only as a compatible brand.
  [/^[^]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[^]{4}(?:[^]{4}){0,7}?avi[fs])/, "AVIF"],
  [/^[^]{4}ftyp(?:hei|mif1|msf1)/, "HEIC"],
  [/^[^]{4}ftyp(?:M4[AB]|mp4\d|iso[m\d]|dash)/, "M4A"],
  [/^GIF8/, "GIF"],
  [/^%PDF/, "PDF"],
  // Either an ID3 tag, or the sync bits of an MPEG layer 3 frame.
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, "MP3"],
  // A page saved in place of a picture may have drawings in it.
  [/^(?!\s*<(?:!doctype html|html))[^]*<svg[\s>]/i, "SVG"],
];

/** Detects a format by the first bytes. */
export const mediaForm = (bytes: Uint8Array): MediaForm => {
  const text = Array.from(bytes.subarray(0, SIGNATURE_BYTES), (byte) => String.fromCharCode(byte)).join("");
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

/** sharp's `failOn` for all decoding: warnings are tolerated, as in browsers. */
export const FAIL_ON = "error";

/** Maximum side in pixels; WebP allows 16,383. */
export const TALLEST = 16_000;

/** sharp's default limit of pixels: 0x3FFF squared. */
export const MOST_PIXELS = 0x3fff ** 2;
