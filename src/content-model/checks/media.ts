/** Whether the pictures and the audio that files name are there, and can be shown. */
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

const missing = (file: string, media: Media, otherwise: string): Told => {
  const ending = endingOf(file);
  const alike = (known: string) => endingOf(known) === ending || (isPictureFile(known) && isPictureFile(file));
  const guess = didYouMean(file, [...media.keys()].filter(alike));
  return {
    code: "missing-media",
    message: `There is no file content/media/${file}.`,
    help: guess ? `did you mean "${guess}"?` : otherwise,
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
    return { code, message: `${name} ends in the middle.`, help: `copy the ${what} again, to its end.` };
  return {
    code,
    message: form
      ? `${name} is a file of the kind ${form}, which the site cannot ${control === "audio" ? "play" : "show"}.`
      : `${name} is not a ${what}, whatever its name ends in.`,
    help: `open it in a program for ${what}s and save it as ${forms}.`,
  };
};

const unfitName = (file: string): Told => ({
  code: "unusable-media",
  message: `The name of content/media/${file} has signs that an address writes in another way.`,
  help: `rename the file; its name may have only ${MEDIA_SIGNS}.`,
});

/** A picture of a body, which is named from the file: `../media/team.jpg`. */
const pictureProblem = (url: string, path: string, media: Media): Told | undefined => {
  const example = `${"../".repeat(path.split("/").length - 1)}media/`;
  if (/^(?:https?:)?\/\//i.test(url))
    return {
      code: "unusable-media",
      message: "The picture lies on another site, which would see every visitor of this page.",
      help: `save it in content/media, and name it from there: ${example}picture.jpg`,
    };
  // An unsafe scheme is told by itself.
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const decoded = safeDecodeUri(url) ?? url;
  const file = /^(?:\.\.\/)*media\/(.+)$/.exec(decoded)?.[1];
  if (file === undefined) {
    const name = decoded.replace(/^(?:[./]|media\/)+/, "");
    const found = media.has(name) ? name : [...media.keys()].find((known) => known.split("/").at(-1) === name);
    return {
      code: "missing-media",
      message: `"${shorten(url)}" does not lead into content/media, where pictures are.`,
      help: `name it from there: ${example}${found ?? "picture.jpg"}`,
    };
  }
  if (!media.has(file)) return missing(file, media, "put the file there, or remove the picture.");
  // A space is written as %20 in a text, and arrives.
  return MEDIA_NAME.test(file.replaceAll(" ", "_")) ? unusable(file, media, "image") : unfitName(file);
};

/** Everything that is wrong with the pictures and the audio of all files. */
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
            ? // What a transcript says is checked with its episode.
              use.control === "transcript"
              ? undefined
              : unusable(use.value, media, use.control)
            : missing(use.value, media, "put the file there, or remove the field."),
        ),
      ),
      ...pictures.flatMap((use) => tell(use, pictureProblem(use.value, entry.path, media))),
    ];
  });
