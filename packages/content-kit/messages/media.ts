/** Pictures, recordings, transcripts and downloads. */
import { MEDIA_SIGNS } from "../fields/media-name";
import { didYouMeanOr, say, type Names, type Texts } from "./message";
import { millions, shorten } from "./words";

type File = Texts<"file">;

export const MEDIA = {
  "missing-media/file": ({ file, guess }: File & { guess: string | undefined }, { media }: Names) =>
    say(
      `There is no file ${media(file)}.`,
      didYouMeanOr(guess, "add the file, or remove what refers to it."),
      didYouMeanOr(guess, "upload the file, or remove what refers to it."),
    ),
  "missing-media/path": ({ url, path }: Texts<"url" | "path">) =>
    say(
      `"${shorten(url)}" is not the path of a file in media/, where pictures are kept.`,
      `refer to it as: ${path}`,
      "upload it, and choose it here.",
    ),
  "unusable-media/other-site": ({ path }: Texts<"path">) =>
    say(
      "The picture is on another site, which could track every visitor of this page.",
      `save it in content/media and refer to it as: ${path}`,
      "upload it, and choose it here.",
    ),
  /** Empty, cut off, or not what its name says. */
  "unusable-media/damaged": ({ file, is }: File & Texts<"is">, { media }: Names) =>
    say(
      `${media(file)} ${is}.`,
      "open it in the program that it was made with, save it again, and copy it completely.",
    ),
  "unusable-media/format": ({ file, format, formats }: File & Texts<"format" | "formats">, { media }: Names) =>
    say(
      `${media(file)} is a file of the kind ${format}, which the site cannot use here under this name.`,
      `save it as ${formats}, with the extension of its format.`,
    ),
  "unusable-media/name": ({ file, is }: File & { is?: string }, { media }: Names) =>
    say(
      `${media(file)} ${is ?? "has characters in its name that an address cannot have as they are"}.`,
      `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
    ),
  "unusable-media/dimensions": ({ file, width, height }: File & { width: number; height: number }, { media }: Names) =>
    say(
      `${media(file)} has ${width} by ${height} pixels, more or in another shape than can be processed.`,
      "save it smaller, for example 2400 pixels wide, or cut it into several pictures.",
    ),
  "unusable-media/large": ({ file, bytes }: File & { bytes: number }, { media }: Names) =>
    say(
      `${media(file)} has ${millions(bytes, 1)} MB, which takes a phone a minute or more; hosts refuse more than 25 MiB.`,
      "export it again for the web: most programs have a choice for small files or screens.",
    ),
  "small-picture": (
    { file, width, height, shown }: File & { width: number; height: number; shown: number },
    { media }: Names,
  ) =>
    say(
      `${media(file)} is ${width} by ${height} pixels, but has a place of up to ${shown} pixels in width, so it looks small or blurred.`,
      `use a picture that is at least ${shown} pixels wide, better twice as many.`,
    ),
  "not-shown/animation": ({ file }: File, { media }: Names) =>
    say(`${media(file)} is an animation, and the site shows only its first image.`, "use a still picture."),
  "transcript-syntax/head": () =>
    say("The file does not begin with WEBVTT.", "make WEBVTT its first line, with an empty line below it."),
  "transcript-syntax/times": () =>
    say(
      "These are not valid times of a cue.",
      "write them as 00:00:01.500 --> 00:00:04.000, the later one second: two digits each, and three after the dot.",
    ),
  "transcript-syntax/empty": () => say("The transcript has no text.", "write it, each cue with its time above it."),
};
