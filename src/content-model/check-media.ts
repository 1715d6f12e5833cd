/** Whether the pictures and the audio that files name are there, and can be shown. */
import type { Entry } from "./check";
import { didYouMean } from "./explain";
import { isUsable, USABLE, type Media } from "./media-form";
import type { ContentProblem } from "./problem";
import { usesOf, type Use } from "./uses";
import { shorten } from "./words";

type Told = Pick<ContentProblem, "code" | "message" | "help">;

const missing = (file: string, media: Media, otherwise: string): Told => {
  const guess = didYouMean(file, [...media.keys()]);
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
  return {
    code,
    message: form
      ? `${name} is a file of the kind ${form}, which the site cannot ${control === "audio" ? "play" : "show"}.`
      : `${name} is not a ${what}, whatever its name ends in.`,
    help: `open it in a program for ${what}s and save it as ${forms}.`,
  };
};

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
  const decoded = decodeURI(url.replace(/%(?![\da-f]{2})/gi, "%25"));
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
  return media.has(file)
    ? unusable(file, media, "image")
    : missing(file, media, "put the file there, or remove the picture.");
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
