/** Checks the files that texts offer for download. */
import type { Entry } from "./entry";
import { usesOf } from "./uses";
import { isDownload, MEDIA_NAME, MEDIA_SIGNS } from "../fields";
import type { Media } from "../fields/media-form";
import { didYouMean } from "../messages/explain";
import type { ContentProblem } from "../messages/problem";
import { safeDecodeUri } from "../../lib/safe-decode-uri";

type Told = Pick<ContentProblem, "code" | "severity" | "message" | "help">;

const MEDIA_PATH = /^(?:\.\.\/)*media\/([^#]+)(?:#.*)?$/;

/** True for a path into media/ from a file of the content. */
export const isMediaPath = (url: string): boolean => MEDIA_PATH.test(url);

/** The path into media/ from a file of the content. */
export const mediaPath = (file: string, path: string): string => `${"../".repeat(path.split("/").length - 1)}${file}`;

/** The file below media/ that a link leads to. */
const fileOf = (url: string): string | undefined => {
  const file = MEDIA_PATH.exec(safeDecodeUri(url) ?? url)?.[1];
  return file !== undefined && isDownload(file) ? file : undefined;
};

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
  if (!MEDIA_NAME.test(file.replaceAll(" ", "_")))
    return {
      code: "unusable-media",
      message: `The name of ${name} has characters that must be encoded in an address.`,
      help: `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
    };
  const form = media.get(file);
  return form === "PDF"
    ? undefined
    : {
        code: "unusable-media",
        message: form === "nothing" ? `${name} is an empty file.` : `${name} is not a PDF, despite its extension.`,
        help: "open it in the program that it was made with, and save it as PDF again.",
      };
};

/** All problems of the files that links lead to. */
export const checkDownloads = (entries: readonly Entry[], media: Media): ContentProblem[] =>
  entries.flatMap((entry) =>
    usesOf(entry).links.flatMap((use): ContentProblem[] => {
      const file = use.inBody ? fileOf(use.value) : undefined;
      const problem = file === undefined ? undefined : problemOf(file, entry.path, media);
      return problem ? [{ file: entry.path, ...use.place, ...problem }] : [];
    }),
  );
