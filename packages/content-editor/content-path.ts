/** The one way from a path in a request to a file of the content folder. */
import { lstatSync, realpathSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { allKinds, matchKind } from "./kinds";

/** As long as a path of a redirect rule may be; no file of the content comes near. */
const LONGEST = 500;

/** Segments that a file system or a later decoding could read as something else. */
const isPlainSegment = (segment: string): boolean =>
  segment !== "" &&
  !segment.startsWith(".") &&
  // Windows drops dots and spaces at the end, and reads a colon as a drive or a stream.
  !/[. ]$|[\\:\p{Cc}]|%(?:2e|2f|5c|00)/iu.test(segment);

const isNormal = (path: string): boolean => path.length <= LONGEST && path.split("/").every(isPlainSegment);

const isInMedia = (path: string): boolean => path.startsWith("media/");

const isContentFile = (path: string): boolean => isInMedia(path) || matchKind(path) !== undefined;

const isContentFolder = (path: string): boolean =>
  path === "media" ||
  isInMedia(path) ||
  allKinds().some(({ files }) => files.startsWith(`${path.split("/")[0] ?? ""}/`));

/** What is at a path, without following symlinks; `undefined` if there is nothing, or can be nothing. */
const lookAt = (path: string): Stats | undefined => {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
};

/**
 * True if what exists of a path is spelled exactly so on the disk: it leads through no symlink, and a file system that
 * ignores case has no other spelling of it.
 */
const isSpelledSo = (folder: string, path: string): boolean => {
  let existing = path;
  while (existing !== "." && !lookAt(join(folder, existing))) existing = dirname(existing);
  try {
    return realpathSync.native(join(folder, existing)) === join(realpathSync.native(folder), existing);
  } catch {
    // A symlink to nothing.
    return false;
  }
};

/** True for a normal path in its only spelling, at which there is what it names, or nothing yet. */
const isPath =
  (isContent: (path: string) => boolean, isThat: (found: Stats) => boolean) =>
  (folder: string, path: string): boolean => {
    if (!isNormal(path) || !isContent(path) || !isSpelledSo(folder, path)) return false;
    const found = lookAt(join(folder, path));
    return !found || isThat(found);
  };

/** Whether a path is that of a content file, present or future. */
export const isFilePath = isPath(isContentFile, (found) => found.isFile());

/** The same for a folder of content or media. */
export const isFolderPath = isPath(isContentFolder, (found) => found.isDirectory());
