/** Checks the files that texts offer for download. */
import type { Entry } from "./entry";
import { badMediaName, unfitName, unreadableMedia } from "./media-names";
import { usesOf } from "./uses";
import { isDownload, MEDIA_NAME } from "../fields";
import type { Media } from "../fields/media-facts";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentProblem } from "../messages/problem";
import { safeDecodeUri } from "../../lib/safe-decode-uri";

type Told = Pick<ContentProblem, "code" | "severity" | "message" | "help">;

const MEDIA_PATH = /^(?:\.\.\/)*media\/([^#]+)(?:#.*)?$/;

/** True for a path into media/ from a file of the content. */
export const isMediaPath = (url: string): boolean => MEDIA_PATH.test(url);

/** The path into media/ from a file of the content. */
export const mediaPath = (file: string, path: string): string => `${"../".repeat(path.split("/").length - 1)}${file}`;

/** The file below media/ that a link leads to. */
export const downloadOf = (url: string): string | undefined => {
  const file = MEDIA_PATH.exec(safeDecodeUri(url) ?? url)?.[1];
  return file !== undefined && isDownload(file) ? file : undefined;
};

/** In bytes: above it, a warning. */
const LARGE = 10_000_000;
/** In bytes: the largest file that Cloudflare serves. */
const LARGEST = 25 * 1024 * 1024;

const problemOf = (file: string, path: string, media: Media): Told | undefined => {
  const name = `content/media/${file}`;
  if (!media.has(file)) {
    const guess = didYouMean(file, [...media.keys()].filter(isDownload));
    return {
      code: "missing-media",
      message: `There is no file ${name}.`,
      help: guess ? `did you mean "${mediaPath(`media/${guess}`, path)}"?` : "add the file, or remove the link.",
    };
  }
  if (!MEDIA_NAME.test(file.replaceAll(" ", "_"))) return unfitName(file);
  const named = badMediaName(file, media);
  if (named) return named;
  const facts = media.get(file);
  const code = "unusable-media";
  if (!facts) return unreadableMedia(file);
  const { form, bytes, fault } = facts;
  if (form !== "PDF")
    return {
      code,
      message: bytes === 0 ? `${name} is an empty file.` : `${name} is not a PDF, despite its extension.`,
      help: "open it in the program that it was made with, and save it as PDF again.",
    };
  if (fault)
    return {
      code,
      message: `${name} is cut off: its end is missing, as after an interrupted copy.`,
      help: "copy the file again, or save it as PDF again.",
    };
  if (bytes <= LARGE) return undefined;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const help = "export it again for the web: most programs have a choice for small files or screens.";
  return bytes > LARGEST
    ? { code, message: `${name} has ${size}; hosts such as Cloudflare refuse files of more than 25 MiB.`, help }
    : {
        code,
        severity: "warning",
        message: `${name} has ${size}, which takes a phone a minute or more.`,
        help,
      };
};

/** All problems of the files that links lead to. */
export const checkDownloads = (entries: readonly Entry[], media: Media): ContentProblem[] =>
  entries.flatMap((entry) =>
    usesOf(entry).links.flatMap((use): ContentProblem[] => {
      const file = use.inBody ? downloadOf(use.value) : undefined;
      const problem = file === undefined ? undefined : problemOf(file, entry.path, media);
      return problem ? [{ file: entry.path, ...use.place, ...problem }] : [];
    }),
  );
