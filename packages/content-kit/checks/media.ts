/** Checks that referenced media exist and are usable. */
import { finding, warning, type Finding } from "../messages/finding";
import type { Entry } from "./entry";
import { downloadOf, mediaPath } from "./downloads";
import { safeDecodeUri } from "../lib/safe-decode-uri";
import { didYouMean } from "../messages/did-you-mean";
import { MEDIA_NAME } from "../fields";
import { isUsable, USABLE, type Media, type MediaFacts } from "../fields/media-facts";
import type { ContentProblem } from "../messages/problem";
import { badMediaName, unfitName, unreadableMedia } from "./media-names";
import { usesOf, type Use } from "./uses";

const endingOf = (file: string): string => /[^.]*$/.exec(file)?.[0].toLowerCase() ?? "";

const isPictureFile = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/** @param prefix what the name of a file begins with where it is written */
const missing = (file: string, media: Media, prefix = ""): Finding => {
  const ending = endingOf(file);
  const alike = (known: string) => endingOf(known) === ending || (isPictureFile(known) && isPictureFile(file));
  const guess = didYouMean(file, [...media.keys()].filter(alike));
  return finding("missing-media/file", { file, guess: guess && `${prefix}${guess}` });
};

/** What decoding a picture has shown. */
const pictureFault = (file: string, { fault, width = 1, height = 1 }: MediaFacts): Finding | undefined => {
  if (fault === undefined) return undefined;
  return fault === "damaged"
    ? finding("unusable-media/damaged", { file, is: "is incomplete or damaged" })
    : finding("unusable-media/dimensions", { file, width, height });
};

/** Pictures that can be shown, but not well. */
const poorPicture = (file: string, { width = 1, height = 1, isAnimated }: MediaFacts, shown?: number): Finding[] => [
  ...(shown !== undefined && width < shown / 2 ? [warning("small-picture", { file, width, height, shown })] : []),
  ...(isAnimated ? [warning("not-shown/animation", { file })] : []),
];

/** @param shown the width in pixels that the picture has on a wide screen */
const mediaProblems = (file: string, media: Media, control: keyof typeof USABLE, shown?: number): Finding[] => {
  const forms = USABLE[control].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const facts = media.get(file);
  const named = badMediaName(file);
  if (named) return [named];
  if (!facts) return [unreadableMedia(file)];
  const { form, bytes } = facts;
  if (bytes === 0) return [finding("unusable-media/damaged", { file, is: "is an empty file" })];
  if (form === undefined)
    return [
      finding("unusable-media/damaged", {
        file,
        is: `is not a ${control === "audio" ? "recording" : "picture"}, despite its name`,
      }),
    ];
  // Gatsby knows pictures by their extension.
  if (!isUsable(form, control) || (control === "image" && !isPictureFile(file)))
    return [finding("unusable-media/format", { file, format: form, formats: forms })];
  // Damaged recordings are reported with their episode.
  if (control === "audio") return [];
  const fault = pictureFault(file, facts);
  return fault ? [fault] : poorPicture(file, facts, shown);
};

/** The file below media/ that an image in a body shows: `../media/team.jpg`. */
const fileOfPicture = (url: string): string | undefined =>
  /^(?:\.\.\/)*media\/(.+)$/.exec(safeDecodeUri(url) ?? url)?.[1];

/** The width of the text column. */
export const TEXT_WIDTH = 672;

/** Checks an image in a body, whose URL is relative to the file. */
const pictureProblems = (url: string, path: string, media: Media): Finding[] => {
  const prefix = mediaPath("media/", path);
  if (/^(?:https?:)?\/\//i.test(url)) return [finding("unusable-media/other-site", { path: `${prefix}picture.jpg` })];
  // Unsafe schemes are reported separately.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [];
  const file = fileOfPicture(url);
  if (file === undefined) {
    const name = (safeDecodeUri(url) ?? url).replace(/^(?:[./]|media\/)+/, "");
    const found = media.has(name) ? name : [...media.keys()].find((known) => known.split("/").at(-1) === name);
    return [finding("missing-media/path", { url, path: `${prefix}${found ?? "picture.jpg"}` })];
  }
  if (!media.has(file)) return [missing(file, media, prefix)];
  // A space written as %20 works.
  return MEDIA_NAME.test(file.replaceAll(" ", "_"))
    ? mediaProblems(file, media, "image", TEXT_WIDTH)
    : [unfitName(file)];
};

/** The files in media/ that entries refer to, whether they exist or not. */
export const mediaOf = (entries: readonly Entry[]): string[] => [
  ...new Set(
    entries.flatMap((entry) => {
      const { media, pictures, links } = usesOf(entry);
      return [
        ...media.map(({ value }) => value),
        ...pictures.flatMap(({ value }) => fileOfPicture(value) ?? []),
        ...links.flatMap(({ value, inBody }) => (inBody && downloadOf(value)) || []),
      ];
    }),
  ),
];

/** All media problems of the given entries. */
export const checkMedia = (entries: readonly Entry[], media: Media): ContentProblem[] =>
  entries.flatMap((entry) => {
    const { media: named, pictures } = usesOf(entry);
    const at = (use: Use, problems: readonly Finding[]): ContentProblem[] =>
      problems.map((problem) => ({ file: entry.path, ...use.place, ...problem }));
    return [
      ...named.flatMap((use) => {
        const { value: file, control, shownWidth } = use;
        if (!media.has(file)) return at(use, [missing(file, media)]);
        // Transcripts are checked with their episode.
        return control === "transcript" ? [] : at(use, mediaProblems(file, media, control, shownWidth));
      }),
      ...pictures.flatMap((use) => at(use, pictureProblems(use.value, entry.path, media))),
    ];
  });
