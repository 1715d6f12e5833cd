/** What a file of media/ is by its own first bytes, whatever its name says. */

export const MEDIA_FORMS = [
  "JPEG",
  "PNG",
  "WebP",
  "AVIF",
  "MP3",
  "M4A",
  "GIF",
  "SVG",
  "HEIC",
  "PDF",
  "nothing",
  "a part",
] as const;

/** A form that is known by its first bytes; `undefined` is any other. */
export type MediaForm = (typeof MEDIA_FORMS)[number] | undefined;

/** How many bytes tell the form: before an SVG's first element, drawing programs write a page about themselves. */
export const TELLING_BYTES = 4096;

/** The files of media/ with their forms, by their paths from there. */
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
  // Either a tag with the title, or the first eleven bits of a frame of MPEG layer 3.
  [/^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, "MP3"],
  [/^[^]*<svg[\s>]/, "SVG"],
];

const asText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** What the last bytes of a whole picture have: the mark that ends it, behind which cameras may write more. */
const ENDS: Partial<Record<NonNullable<MediaForm>, RegExp>> = {
  JPEG: /\xff\xd9/,
  PNG: /IEND/,
  SVG: /<\/svg\s*>|\/>\s*$/,
};

/**
 * The form of a file; that of a picture that was not copied to its end is `a part`.
 * @param head its first bytes, or all
 * @param tail its last bytes; without them, nobody looks whether it is whole
 */
export const mediaForm = (head: Uint8Array, tail?: Uint8Array): MediaForm => {
  const text = asText(head.subarray(0, TELLING_BYTES));
  const form = SIGNS.find(([sign]) => sign.test(text))?.[1];
  const end = form && ENDS[form];
  return end && tail && !end.test(asText(tail.subarray(-TELLING_BYTES))) ? "a part" : form;
};

/** The forms that the site can show or play. */
export const USABLE = {
  image: ["JPEG", "PNG", "WebP", "AVIF"],
  vector: ["SVG"],
  audio: ["MP3", "M4A"],
} as const satisfies Record<string, readonly MediaForm[]>;

/** True where the site can show, or play, a file of this form. */
export const isUsable = (form: MediaForm, control: keyof typeof USABLE): boolean =>
  USABLE[control].some((usable) => usable === form);
