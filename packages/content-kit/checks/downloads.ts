/** Checks the files that texts offer for download. */
import { finding, warning, type Finding } from "../messages/finding";
import type { Entry } from "./entry";
import { badMediaName, unfitName, unreadableMedia } from "./media-names";
import { usesOf } from "./uses";
import { isDownload, MEDIA_NAME } from "../fields";
import type { Media } from "../fields/media-facts";
import { didYouMean } from "../messages/did-you-mean";
import type { ContentProblem } from "../messages/problem";
import { safeDecodeUri } from "../lib/safe-decode-uri";

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

const problemOf = (file: string, path: string, media: Media): Finding | undefined => {
  if (!media.has(file)) {
    const guess = didYouMean(file, [...media.keys()].filter(isDownload));
    return finding("missing-media/file", { file, guess: guess && mediaPath(`media/${guess}`, path) });
  }
  if (!MEDIA_NAME.test(file.replaceAll(" ", "_"))) return unfitName(file);
  const named = badMediaName(file);
  if (named) return named;
  const facts = media.get(file);
  if (!facts) return unreadableMedia(file);
  const { form, bytes, fault } = facts;
  if (form !== "PDF") return finding("unusable-media/damaged", { file, is: "is not a PDF, despite its extension" });
  if (fault) return finding("unusable-media/damaged", { file, is: "is cut off" });
  if (bytes <= LARGE) return undefined;
  return (bytes > LARGEST ? finding : warning)("unusable-media/large", { file, bytes });
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
