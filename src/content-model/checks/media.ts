/** Checks that referenced media exist and are usable. */
import type { Entry } from "./entry";
import { downloadOf } from "./downloads";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import { didYouMean } from "../messages/did-you-mean";
import { MEDIA_NAME } from "../fields";
import { isUsable, MOST_PIXELS, USABLE, type Media, type MediaFacts } from "../fields/media-facts";
import type { ContentProblem } from "../messages/problem";
import { badMediaName, unfitName, unreadableMedia } from "./media-names";
import { usesOf, type Use } from "./uses";
import { shorten } from "../messages/words";

type Told = Pick<ContentProblem, "code" | "severity" | "message" | "help">;

const endingOf = (file: string): string => /[^.]*$/.exec(file)?.[0].toLowerCase() ?? "";

const isPictureFile = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/** @param prefix what the name of a file begins with where it is written */
const missing = (file: string, media: Media, otherwise: string, prefix = ""): Told => {
  const ending = endingOf(file);
  const alike = (known: string) => endingOf(known) === ending || (isPictureFile(known) && isPictureFile(file));
  const guess = didYouMean(file, [...media.keys()].filter(alike));
  return {
    code: "missing-media",
    message: `There is no file content/media/${file}.`,
    help: guess ? `did you mean "${prefix}${guess}"?` : otherwise,
  };
};

const millions = (count: number): string => (count / 1_000_000).toFixed(0);

/** What decoding a picture has shown. */
const pictureFault = (name: string, { fault, width = 1, height = 1 }: MediaFacts): Told | undefined => {
  const code = "unusable-media";
  switch (fault) {
    case "damaged":
      return {
        code,
        message: `${name} is incomplete or damaged.`,
        help: "copy the picture again, completely, or save it again in a program for pictures.",
      };
    case "too-large":
      return {
        code,
        message: `${name} has ${millions(width * height)} million pixels (${width} by ${height}); at most ${millions(MOST_PIXELS)} can be processed.`,
        help: "save it smaller, for example 2400 pixels wide.",
      };
    case "too-tall":
      return {
        code,
        message: `${name} is ${Math.round(height / width)} times as high as it is wide (${width} by ${height} pixels).`,
        help: "cut it into several pictures.",
      };
    case undefined:
      return undefined;
  }
};

/** Pictures that can be shown, but not well. */
const poorPicture = (name: string, { width = 1, height = 1, isAnimated }: MediaFacts, shown?: number): Told[] => [
  ...(shown !== undefined && width < shown / 2
    ? [
        {
          code: "small-picture",
          severity: "warning",
          message: `${name} is ${width} by ${height} pixels, but has a place of up to ${shown} pixels in width, so it looks small or blurred.`,
          help: `use a picture that is at least ${shown} pixels wide, better twice as many.`,
        } as const,
      ]
    : []),
  ...(isAnimated
    ? [
        {
          code: "not-shown",
          severity: "warning",
          message: `${name} is an animation, of which the site shows the first image.`,
          help: "use a still picture.",
        } as const,
      ]
    : []),
];

const USUAL_ENDINGS: Readonly<Record<string, string>> = { JPEG: "jpg", PNG: "png", WebP: "webp", AVIF: "avif" };

/** @param shown the width in pixels that the picture has on a wide screen */
const mediaProblems = (file: string, media: Media, control: keyof typeof USABLE, shown?: number): Told[] => {
  const forms = USABLE[control].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const what = control === "audio" ? "recording" : "picture";
  const code = "unusable-media";
  const name = `content/media/${file}`;
  const facts = media.get(file);
  const named = badMediaName(file, media);
  if (named) return [named];
  if (!facts) return [unreadableMedia(file)];
  const { form, bytes } = facts;
  if (bytes === 0) return [{ code, message: `${name} is an empty file.`, help: `put the ${what} there again.` }];
  if (!isUsable(form, control))
    return [
      {
        code,
        message: form
          ? `${name} is a file of the kind ${form}, which the site cannot ${control === "audio" ? "play" : "show"}.`
          : `${name} is not a ${what}, despite its extension.`,
        help: `open it in a program for ${what}s and save it as ${forms}.`,
      },
    ];
  // Damaged recordings are reported with their episode.
  if (control === "audio") return [];
  const ending = USUAL_ENDINGS[form ?? ""];
  // Gatsby knows pictures by their extension.
  if (control === "image" && !isPictureFile(file) && ending)
    return [
      {
        code,
        message: `${name} is a ${form}, but its name does not end in .${ending}.`,
        help: `rename it to ${file.replace(/(?:\.[^./]*)?$/, `.${ending}`)}.`,
      },
    ];
  const fault = pictureFault(name, facts);
  return fault ? [fault] : poorPicture(name, facts, shown);
};

/** The file below media/ that an image in a body shows: `../media/team.jpg`. */
const fileOfPicture = (url: string): string | undefined =>
  /^(?:\.\.\/)*media\/(.+)$/.exec(safeDecodeUri(url) ?? url)?.[1];

/** The width of the text column. */
export const TEXT_WIDTH = 672;

/** Checks an image in a body, whose URL is relative to the file. */
const pictureProblems = (url: string, path: string, media: Media): Told[] => {
  const example = `${"../".repeat(path.split("/").length - 1)}media/`;
  if (/^(?:https?:)?\/\//i.test(url))
    return [
      {
        code: "unusable-media",
        message: "The picture is on another site, which could track every visitor of this page.",
        help: `save it in content/media and refer to it as: ${example}picture.jpg`,
      },
    ];
  // Unsafe schemes are reported separately.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [];
  const file = fileOfPicture(url);
  if (file === undefined) {
    const name = (safeDecodeUri(url) ?? url).replace(/^(?:[./]|media\/)+/, "");
    const found = media.has(name) ? name : [...media.keys()].find((known) => known.split("/").at(-1) === name);
    return [
      {
        code: "missing-media",
        message: `"${shorten(url)}" is not a path into content/media, where pictures are kept.`,
        help: `refer to it as: ${example}${found ?? "picture.jpg"}`,
      },
    ];
  }
  if (!media.has(file)) return [missing(file, media, "add the file, or remove the picture.", example)];
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
    const tell = (use: Use, problems: readonly Told[]): ContentProblem[] =>
      problems.map((told) => ({ file: entry.path, ...use.place, ...told }));
    return [
      ...named.flatMap((use) => {
        const { value: file, control, shownWidth } = use;
        if (!media.has(file)) return tell(use, [missing(file, media, "add the file, or remove the field.")]);
        // Transcripts are checked with their episode.
        return control === "transcript" ? [] : tell(use, mediaProblems(file, media, control, shownWidth));
      }),
      ...pictures.flatMap((use) => tell(use, pictureProblems(use.value, entry.path, media))),
    ];
  });
