/** Fields that name a file in media/. */
import { MEDIA_SIGNS } from "./media-name";
import * as z from "zod";
import { isDeviceName, type RuleWords, ruled, describe } from "./base";

/** A path in media/ without characters that need URL encoding. */
export const MEDIA_NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** Gatsby adds a hash of 32 digits to a file's name. */
const LONGEST_MEDIA_PART = 100;

/** Why no file system may have a file of this name in media/; `undefined` if all may. */
export const mediaNameProblem = (name: string): RuleWords | undefined => {
  const parts = name.split("/");
  if (parts.some((part) => part.length > LONGEST_MEDIA_PART))
    return {
      is: `has more than ${LONGEST_MEDIA_PART} characters between two slashes`,
      help: "give the file, or its folder, a shorter name.",
    };
  if (parts.some(isDeviceName))
    return { is: "has a name that Windows keeps for a device", help: "rename the file or its folder." };
  if (parts.some((part) => /[. ]$/.test(part)))
    return {
      is: "has a dot or a space at the end of a name, which Windows leaves out",
      help: "rename the file or its folder.",
    };
  return undefined;
};

/** File extensions by media type. */
const MEDIA = {
  image: { endings: ["jpg", "jpeg", "png", "webp", "avif"], what: "a picture" },
  vector: { endings: ["svg"], what: "a drawing" },
  audio: { endings: ["mp3", "m4a"], what: "an audio file" },
  transcript: { endings: ["vtt"], what: "a WebVTT file" },
  document: { endings: ["pdf"], what: "a PDF" },
} as const;

/** True for a file that visitors download by a link in a text. */
export const isDownload = (file: string): boolean =>
  MEDIA.document.endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`));

/** Every file extension allowed in media/. */
export const MEDIA_ENDINGS: readonly string[] = Object.values(MEDIA).flatMap(({ endings }) => [...endings]);

/** A case-insensitive pattern without flags, which JSON Schema patterns do not have. */
const anyCase = (word: string): string => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const mediaPattern = (endings: readonly string[]): RegExp =>
  new RegExp(`${MEDIA_NAME.source.slice(0, -1)}\\.(?:${endings.map(anyCase).join("|")})$`);

/** A file below `content/media`, named from there. */
export const mediaFile = (holds: Exclude<keyof typeof MEDIA, "document">, description: string, example: string) =>
  describe(ruled(z.string().regex(mediaPattern(MEDIA[holds].endings), { abort: true }), mediaNameProblem), {
    description,
    examples: [example],
    form: `${MEDIA[holds].what} below content/media (${MEDIA[holds].endings.join(", ")}), whose name has only ${MEDIA_SIGNS}`,
    control: holds,
  });
