/** Checks that referenced media exist and are usable. */
import { finding, warning, type Finding } from "../messages/finding";
import type { Entry } from "./entry";
import { downloadOf } from "./downloads";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import { didYouMean } from "../messages/did-you-mean";
import { MEDIA_NAME } from "../fields";
import { isUsable, USABLE, type Media, type MediaFacts } from "../fields/media-facts";
import type { ContentProblem } from "../messages/problem";
import { badMediaName, unfitName, unreadableMedia } from "./media-names";
import { usesOf, type Use } from "./uses";

const endingOf = (file: string): string => /[^.]*$/.exec(file)?.[0].toLowerCase() ?? "";

const isPictureFile = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/** @param prefix what the name of a file begins with where it is written */
const missing = (file: string, media: Media, what: "field" | "picture", prefix = ""): Finding => {
  const ending = endingOf(file);
  const alike = (known: string) => endingOf(known) === ending || (isPictureFile(known) && isPictureFile(file));
  const guess = didYouMean(file, [...media.keys()].filter(alike));
  return finding("missing-media/file", { file, guess, prefix, what });
};

/** What decoding a picture has shown. */
const pictureFault = (file: string, { fault, width = 1, height = 1 }: MediaFacts): Finding | undefined => {
  switch (fault) {
    case "damaged":
      return finding("unusable-media/damaged", { file });
    case "too-large":
      return finding("unusable-media/too-many-pixels", { file, width, height });
    case "too-tall":
      return finding("unusable-media/too-tall", { file, times: Math.round(height / width), width, height });
    case undefined:
      return undefined;
  }
};

/** Pictures that can be shown, but not well. */
const poorPicture = (file: string, { width = 1, height = 1, isAnimated }: MediaFacts, shown?: number): Finding[] => [
  ...(shown !== undefined && width < shown / 2 ? [warning("small-picture", { file, width, height, shown })] : []),
  ...(isAnimated ? [warning("not-shown/animation", { file })] : []),
];

const USUAL_ENDINGS: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };

/** @param shown the width in pixels that the picture has on a wide screen */
const mediaProblems = (file: string, media: Media, control: keyof typeof USABLE, shown?: number): Finding[] => {
  const forms = USABLE[control].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const what = control === "audio" ? "recording" : "picture";
  const facts = media.get(file);
  const named = badMediaName(file, media);
  if (named) return [named];
  if (!facts) return [unreadableMedia(file)];
  const { form, bytes } = facts;
  if (bytes === 0) return [finding("unusable-media/empty", { file, what })];
  if (!isUsable(form, control))
    return [finding("unusable-media/format", { format: form, file, control, what, formats: forms })];
  // Damaged recordings are reported with their episode.
  if (control === "audio") return [];
  const ending = USUAL_ENDINGS[form ?? ""];
  // Gatsby knows pictures by their extension.
  if (control === "image" && !isPictureFile(file) && ending)
    return [
      finding("unusable-media/extension", {
        file,
        format: form,
        ending,
        better: file.replace(/(?:\.[^./]*)?$/, `.${ending}`),
      }),
    ];
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
  const example = `${"../".repeat(path.split("/").length - 1)}media/`;
  if (/^(?:https?:)?\/\//i.test(url)) return [finding("unusable-media/other-site", { depth: path.split("/").length })];
  // Unsafe schemes are reported separately.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [];
  const file = fileOfPicture(url);
  if (file === undefined) {
    const name = (safeDecodeUri(url) ?? url).replace(/^(?:[./]|media\/)+/, "");
    const found = media.has(name) ? name : [...media.keys()].find((known) => known.split("/").at(-1) === name);
    return [finding("missing-media/path", { url, depth: path.split("/").length, found })];
  }
  if (!media.has(file)) return [missing(file, media, "picture", example)];
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
        if (!media.has(file)) return at(use, [missing(file, media, "field")]);
        // Transcripts are checked with their episode.
        return control === "transcript" ? [] : at(use, mediaProblems(file, media, control, shownWidth));
      }),
      ...pictures.flatMap((use) => at(use, pictureProblems(use.value, entry.path, media))),
    ];
  });
