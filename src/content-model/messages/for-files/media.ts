/** For files: pictures, recordings, transcripts and downloads. */
import { clockTime } from "../../../lib/timestamps";
import { MEDIA_SIGNS } from "../../fields/media-name";
import { MOST_PIXELS } from "../../fields/media-facts";
import type { PathStep } from "../../fields/schema-walk";
import { describePath } from "../describe-path";
import { say } from "../template";
import { millions, shorten } from "../words";

const EXPORT = "export it again for the web: most programs have a choice for small files or screens.";

export const MEDIA = {
  "missing-media/download": ({ file, guess, path }: { file: string; guess: string | undefined; path: string }) =>
    say(
      `There is no file content/media/${file}.`,
      guess ? `did you mean "${path}"?` : "add the file, or remove the link.",
    ),
  "unusable-media/not-a-pdf": ({ bytes, file }: { bytes: number; file: string }) =>
    say(
      bytes === 0
        ? `content/media/${file} is an empty file.`
        : `content/media/${file} is not a PDF, despite its extension.`,
      "open it in the program that it was made with, and save it as PDF again.",
    ),
  "unusable-media/cut-off-pdf": ({ file }: { file: string }) =>
    say(
      `content/media/${file} is cut off: its end is missing, as after an interrupted copy.`,
      "copy the file again, or save it as PDF again.",
    ),
  "unreadable-audio": ({ audioFile }: { audioFile: string }) =>
    say(
      `content/media/${audioFile} is damaged, or neither MP3 nor M4A despite its name.`,
      "save it again as MP3 or M4A, and make sure that the whole file was copied.",
    ),
  "wrong-duration": ({ duration, audioFile, measured }: { duration: string; audioFile: string; measured: string }) =>
    say(
      `"duration" says ${duration}, but content/media/${audioFile} plays for ${measured}.`,
      `write duration: "${measured}", or name the right file.`,
    ),
  "moment-after-end/chapter": ({ path, start, end }: { path: readonly PathStep[]; start: string; end: number }) =>
    say(
      `"${describePath(path)}" is ${start}, but the episode ends at ${clockTime(end)}.`,
      "write the time at which the chapter starts.",
    ),
  "moments-out-of-order/chapter": ({
    path,
    start,
    isSameTime,
    before,
  }: {
    path: readonly PathStep[];
    start: string;
    isSameTime: boolean;
    before: string;
  }) =>
    say(
      `"${describePath(path)}" is ${start}, but the chapter above it starts ${isSameTime ? "at the same time" : `later, at ${before}`}.`,
      "list the chapters in order, each with its own start time.",
    ),
  "missing-field/episode-number": () =>
    say(
      'The field "number" is missing. Its number in the series; a trailer or a bonus episode may have none.',
      "add it, for example: number: 12. For a recording outside the series, write type: trailer or type: bonus",
    ),
  "missing-field/episode-label": ({ type, label, podcast }: { type: string; label: string; podcast: string }) =>
    say(
      `The cover of a ${type} shows "${label}" of ${podcast}, which is missing.`,
      `add it there, for example: ${label}: ${type === "trailer" ? "Trailer" : "Bonus"}`,
    ),
  "unusable-media/name-rule": ({ file, is, fix }: { file: string; is: string; fix: string }) =>
    say(`content/media/${file} ${is}.`, fix),
  "unusable-media/twin": ({ file, twin }: { file: string; twin: string }) =>
    say(
      `content/media/${file} and content/media/${twin} differ only in upper and lower case, which Windows and macOS do not tell apart.`,
      "rename one of the two.",
    ),
  "unusable-media/name-characters": ({ file }: { file: string }) =>
    say(
      `The name of content/media/${file} has characters that an address cannot have as they are.`,
      `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
    ),
  "unusable-media/closed": ({ file }: { file: string }) =>
    say(`content/media/${file} cannot be opened.`, "allow everybody to read it, in the file's properties."),
  "missing-media/file": ({
    file,
    guess,
    prefix,
    what,
  }: {
    file: string;
    guess: string | undefined;
    prefix: string;
    what: "field" | "picture";
  }) =>
    say(
      `There is no file content/media/${file}.`,
      guess ? `did you mean "${prefix}${guess}"?` : `add the file, or remove the ${what}.`,
    ),
  "unusable-media/damaged": ({ file }: { file: string }) =>
    say(
      `content/media/${file} is incomplete or damaged.`,
      "copy the picture again, completely, or save it again in a program for pictures.",
    ),
  "unusable-media/too-many-pixels": ({ file, width, height }: { file: string; width: number; height: number }) =>
    say(
      `content/media/${file} has ${millions(width * height)} million pixels (${width} by ${height}); at most ${millions(MOST_PIXELS)} can be processed.`,
      "save it smaller, for example 2400 pixels wide.",
    ),
  "unusable-media/too-tall": ({
    file,
    times,
    width,
    height,
  }: {
    file: string;
    times: number;
    width: number;
    height: number;
  }) =>
    say(
      `content/media/${file} is ${times} times as high as it is wide (${width} by ${height} pixels).`,
      "cut it into several pictures.",
    ),
  "small-picture": ({ file, width, height, shown }: { file: string; width: number; height: number; shown: number }) =>
    say(
      `content/media/${file} is ${width} by ${height} pixels, but has a place of up to ${shown} pixels in width, so it looks small or blurred.`,
      `use a picture that is at least ${shown} pixels wide, better twice as many.`,
    ),
  "not-shown/animation": ({ file }: { file: string }) =>
    say(`content/media/${file} is an animation, and the site shows only its first image.`, "use a still picture."),
  "unusable-media/empty": ({ file, what }: { file: string; what: string }) =>
    say(`content/media/${file} is an empty file.`, `put the ${what} there again.`),
  "unusable-media/format": ({
    format,
    file,
    control,
    what,
    formats,
  }: {
    format: string | undefined;
    file: string;
    control: string;
    what: string;
    formats: string;
  }) =>
    say(
      format
        ? `content/media/${file} is a file of the kind ${format}, which the site cannot ${control === "audio" ? "play" : "show"}.`
        : `content/media/${file} is not a ${what}, despite its extension.`,
      `open it in a program for ${what}s and save it as ${formats}.`,
    ),
  "unusable-media/extension": ({
    file,
    format,
    ending,
    better,
  }: {
    file: string;
    format: string | undefined;
    ending: string;
    better: string;
  }) =>
    say(`content/media/${file} is a ${format}, but its name does not end in .${ending}.`, `rename it to ${better}.`),
  "unusable-media/other-site": ({ depth }: { depth: number }) =>
    say(
      "The picture is on another site, which could track every visitor of this page.",
      `save it in content/media and refer to it as: ${"../".repeat(depth - 1)}media/picture.jpg`,
    ),
  "missing-media/path": ({ url, depth, found }: { url: string; depth: number; found: string | undefined }) =>
    say(
      `"${shorten(url)}" is not a path into content/media, where pictures are kept.`,
      `refer to it as: ${"../".repeat(depth - 1)}media/${found ?? "picture.jpg"}`,
    ),
  "unusable-media/refused-pdf": ({ file, bytes }: { file: string; bytes: number }) =>
    say(
      `content/media/${file} has ${millions(bytes, 1)} MB; hosts such as Cloudflare refuse files of more than 25 MiB.`,
      EXPORT,
    ),
  "unusable-media/large-pdf": ({ file, bytes }: { file: string; bytes: number }) =>
    say(`content/media/${file} has ${millions(bytes, 1)} MB, which takes a phone a minute or more.`, EXPORT),
};
