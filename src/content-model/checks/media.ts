/** Checks that referenced media exist and are usable. */
import type { Entry } from "./entry";
import { safeDecodeUri } from "../../lib/safe-decode-uri";
import { didYouMean } from "../messages/explain";
import { MEDIA_NAME, MEDIA_SIGNS } from "../fields";
import { isUsable, USABLE, type Media } from "../fields/media-form";
import type { ContentProblem } from "../messages/problem";
import { usesOf, type Use } from "./uses";
import { shorten } from "../messages/words";

type Told = Pick<ContentProblem, "code" | "message" | "help">;

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

const unusable = (file: string, media: Media, control: keyof typeof USABLE): Told | undefined => {
  const form = media.get(file);
  if (isUsable(form, control)) return undefined;
  const forms = USABLE[control].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const what = control === "audio" ? "recording" : "picture";
  const code = "unusable-media";
  const name = `content/media/${file}`;
  if (form === "nothing") return { code, message: `${name} is an empty file.`, help: `put the ${what} there again.` };
  if (form === "a part")
    return { code, message: `${name} is incomplete.`, help: `copy the ${what} again, completely.` };
  return {
    code,
    message: form
      ? `${name} is a file of the kind ${form}, which the site cannot ${control === "audio" ? "play" : "show"}.`
      : `${name} is not a ${what}, despite its extension.`,
    help: `open it in a program for ${what}s and save it as ${forms}.`,
  };
};

const unfitName = (file: string): Told => ({
  code: "unusable-media",
  message: `The name of content/media/${file} has characters that must be encoded in an address.`,
  help: `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
});

/** Checks an image in a body, whose URL is relative to the file: `../media/team.jpg`. */
const pictureProblem = (url: string, path: string, media: Media): Told | undefined => {
  const example = `${"../".repeat(path.split("/").length - 1)}media/`;
  if (/^(?:https?:)?\/\//i.test(url))
    return {
      code: "unusable-media",
      message: "The picture is on another site, which could track every visitor of this page.",
      help: `save it in content/media and refer to it as: ${example}picture.jpg`,
    };
  // Unsafe schemes are reported separately.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const decoded = safeDecodeUri(url) ?? url;
  const file = /^(?:\.\.\/)*media\/(.+)$/.exec(decoded)?.[1];
  if (file === undefined) {
    const name = decoded.replace(/^(?:[./]|media\/)+/, "");
    const found = media.has(name) ? name : [...media.keys()].find((known) => known.split("/").at(-1) === name);
    return {
      code: "missing-media",
      message: `"${shorten(url)}" is not a path into content/media, where pictures are kept.`,
      help: `refer to it as: ${example}${found ?? "picture.jpg"}`,
    };
  }
  if (!media.has(file)) return missing(file, media, "add the file, or remove the picture.", example);
  // A space written as %20 works.
  return MEDIA_NAME.test(file.replaceAll(" ", "_")) ? unusable(file, media, "image") : unfitName(file);
};

/** All media problems of the given entries. */
export const checkMedia = (entries: readonly Entry[], media: Media): ContentProblem[] =>
  entries.flatMap((entry) => {
    const { media: named, pictures } = usesOf(entry);
    const tell = (use: Use, told: Told | undefined): ContentProblem[] =>
      told ? [{ file: entry.path, ...use.place, ...told }] : [];
    return [
      ...named.flatMap((use) =>
        tell(
          use,
          media.has(use.value)
            ? // Transcripts are checked with their episode.
              use.control === "transcript"
              ? undefined
              : unusable(use.value, media, use.control)
            : missing(use.value, media, "add the file, or remove the field."),
        ),
      ),
      ...pictures.flatMap((use) => tell(use, pictureProblem(use.value, entry.path, media))),
    ];
  });
