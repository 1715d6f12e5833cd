/** Detects media formats by their magic bytes. */

/** A detected format; `undefined` if unknown. */
export type MediaForm =
  "JPEG" | "PNG" | "WebP" | "AVIF" | "MP3" | "M4A" | "GIF" | "SVG" | "HEIC" | "PDF" | "nothing" | "a part" | undefined;

/** Bytes to read: drawing programs write long comments before an SVG's first element. */
export const SIGNATURE_BYTES = 4096;

/** Formats of the files in media/, by path. */
export type Media = ReadonlyMap<string, MediaForm>;

const SIGNS: readonly (readonly [RegExp, MediaForm])[] = [
  [/^$/, "nothing"],
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\x89PNG\r\n/, "PNG"],
  [/^RIFF[^]{4}WEBP/, "WebP"],
  [/^[^]{4}ftypavi[fs]/, "AVIF"],
  [/^[^]{4}ftyp(?:hei|mif1|msf1)/, "HEIC"],
  [/^[^]{4}ftyp(?:M4A|M4B|mp42|isom)/, "M4A"],
  [/^GIF8/, "GIF"],
  [/^%PDF/, "PDF"],
  // Either an ID3 tag, or the sync bits of an MPEG layer 3 frame.
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, "MP3"],
  [/^[^]*<svg[\s>]/, "SVG"],
];

const asText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** End markers of complete pictures; cameras may append data after them. */
const ENDS: Partial<Record<NonNullable<MediaForm>, RegExp>> = {
  JPEG: /\xff\xd9/,
  PNG: /IEND/,
  SVG: /<\/svg\s*>|\/>\s*$/,
};

/**
 * Detects a file's format; `a part` is a truncated picture.
 * @param head its first bytes, or all of them
 * @param tail its last bytes; without them, truncation is not checked
 */
export const mediaForm = (head: Uint8Array, tail?: Uint8Array): MediaForm => {
  const text = asText(head.subarray(0, SIGNATURE_BYTES));
  const form = SIGNS.find(([sign]) => sign.test(text))?.[1];
  const end = form && ENDS[form];
  return end && tail && !end.test(asText(tail.subarray(-SIGNATURE_BYTES))) ? "a part" : form;
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
