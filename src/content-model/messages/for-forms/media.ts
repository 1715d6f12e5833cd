/** For forms: pictures, recordings, transcripts and downloads. */
import type { MEDIA as FILE_MEDIA } from "../for-files/media";
import { clockTime } from "../../../lib/timestamps";
import { MEDIA_SIGNS } from "../../fields/media-name";
import { MOST_PIXELS } from "../../fields/media-facts";
import { say, type FormTemplates } from "../template";
import { millions, shorten } from "../words";

const EXPORT = "export it again for the web: most programs have a choice for small files or screens.";

export const MEDIA: FormTemplates<typeof FILE_MEDIA> = {
  "missing-media/download": ({ file, guess, path }) =>
    say(`There is no file ${file}.`, guess ? `did you mean "${path}"?` : "upload the file, or remove the link."),
  "unusable-media/not-a-pdf": ({ bytes, file }) =>
    say(
      bytes === 0 ? `${file} is an empty file.` : `${file} is not a PDF, despite its name.`,
      "open it in the program that it was made with, and save it as PDF again.",
    ),
  "unusable-media/cut-off-pdf": ({ file }) =>
    say(
      `${file} is cut off: its end is missing, as after an interrupted copy.`,
      "copy the file again, or save it as PDF again.",
    ),
  "unreadable-audio": ({ audioFile }) =>
    say(
      `${audioFile} is damaged, or neither MP3 nor M4A despite its name.`,
      "save it again as MP3 or M4A, and make sure that the whole file was copied.",
    ),
  "wrong-duration": ({ duration, audioFile, measured }, { label }) =>
    say(
      `"${label(["duration"])}" says ${duration}, but ${audioFile} plays for ${measured}.`,
      `write ${measured}, or choose the right file.`,
    ),
  "moment-after-end/chapter": ({ path, start, end }, { label }) =>
    say(
      `"${label(path)}" is ${start}, but the episode ends at ${clockTime(end)}.`,
      "write the time at which the chapter starts.",
    ),
  "moments-out-of-order/chapter": ({ path, start, isSameTime, before }, { label }) =>
    say(
      `"${label(path)}" is ${start}, but the chapter above it starts ${isSameTime ? "at the same time" : `later, at ${before}`}.`,
      "list the chapters in order, each with its own start time.",
    ),
  "missing-field/episode-number": (_, { label }) =>
    say(
      `"${label(["number"])}" is empty. Its number in the series; a trailer or a bonus episode may have none.`,
      `fill it in, for example: 12. For a recording outside the series, choose the type trailer or bonus.`,
    ),
  "missing-field/episode-label": ({ type, podcast }, { form }) =>
    say(
      `The cover of a ${type} shows a label of ${form(podcast)}, which is empty.`,
      `fill it in there, for example: ${type === "trailer" ? "Trailer" : "Bonus"}`,
    ),
  "unusable-media/name-rule": ({ file, is, fix }) => say(`${file} ${is}.`, fix),
  "unusable-media/twin": ({ file, twin }) =>
    say(
      `${file} and ${twin} differ only in upper and lower case, which Windows and macOS do not tell apart.`,
      "rename one of the two.",
    ),
  "unusable-media/name-characters": ({ file }) =>
    say(
      `The name of ${file} has characters that an address cannot have as they are.`,
      `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
    ),
  "unusable-media/closed": ({ file }) => say(`${file} cannot be opened.`, "upload it again."),
  "missing-media/file": ({ file, guess, prefix, what }) =>
    say(
      `There is no file ${file}.`,
      guess
        ? `did you mean "${prefix}${guess}"?`
        : `upload the file, or ${what === "field" ? "clear the field" : "remove the picture"}.`,
    ),
  "unusable-media/damaged": ({ file }) =>
    say(
      `${file} is incomplete or damaged.`,
      "copy the picture again, completely, or save it again in a program for pictures.",
    ),
  "unusable-media/too-many-pixels": ({ file, width, height }) =>
    say(
      `${file} has ${millions(width * height)} million pixels (${width} by ${height}); at most ${millions(MOST_PIXELS)} can be processed.`,
      "save it smaller, for example 2400 pixels wide.",
    ),
  "unusable-media/too-tall": ({ file, times, width, height }) =>
    say(
      `${file} is ${times} times as high as it is wide (${width} by ${height} pixels).`,
      "cut it into several pictures.",
    ),
  "small-picture": ({ file, width, height, shown }) =>
    say(
      `${file} is ${width} by ${height} pixels, but has a place of up to ${shown} pixels in width, so it looks small or blurred.`,
      `use a picture that is at least ${shown} pixels wide, better twice as many.`,
    ),
  "not-shown/animation": ({ file }) =>
    say(`${file} is an animation, and the site shows only its first image.`, "use a still picture."),
  "unusable-media/empty": ({ file, what }) => say(`${file} is an empty file.`, `put the ${what} there again.`),
  "unusable-media/format": ({ format, file, control, what, formats }) =>
    say(
      format
        ? `${file} is a file of the kind ${format}, which the site cannot ${control === "audio" ? "play" : "show"}.`
        : `${file} is not a ${what}, despite its name.`,
      `open it in a program for ${what}s and save it as ${formats}.`,
    ),
  "unusable-media/extension": ({ file, format, ending, better }) =>
    say(`${file} is a ${format}, but its name does not end in .${ending}.`, `rename it to ${better}.`),
  "unusable-media/other-site": () =>
    say(
      "The picture is on another site, which could track every visitor of this page.",
      "upload it, and choose it here.",
    ),
  "missing-media/path": ({ url }) =>
    say(`"${shorten(url)}" is not an uploaded picture.`, "upload it, and choose it here."),
  "unusable-media/refused-pdf": ({ file, bytes }) =>
    say(`${file} has ${millions(bytes, 1)} MB; hosts such as Cloudflare refuse files of more than 25 MiB.`, EXPORT),
  "unusable-media/large-pdf": ({ file, bytes }) =>
    say(`${file} has ${millions(bytes, 1)} MB, which takes a phone a minute or more.`, EXPORT),
};
