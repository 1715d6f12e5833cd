/** Files in media/ whose name or permissions keep them from being used. */
import { finding, type Finding } from "../messages/finding";
import { memoizeByObject } from "../../lib/memoize";
import { mediaNameProblem } from "../fields";
import type { Media } from "../fields/media-facts";

/** All names by their lower-case form. */
const namesByCase = memoizeByObject((media: Media): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const name of media.keys()) {
    const key = name.toLowerCase();
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
});

/** A name that not every computer can have, by itself or next to another. */
export const badMediaName = (file: string, media: Media): Finding | undefined => {
  const problem = mediaNameProblem(file);
  if (problem) return finding("unusable-media/name", { file, is: problem.is });
  const twin = namesByCase(media)
    .get(file.toLowerCase())
    ?.find((other) => other !== file);
  return twin === undefined
    ? undefined
    : finding("unusable-media/name", {
        file,
        is: `differs from ${twin} only in upper and lower case, which Windows and macOS do not tell apart`,
      });
};

/** A name with characters that have to be encoded in an address. */
export const unfitName = (file: string): Finding => finding("unusable-media/name", { file });

/** A file without read permission. */
export const unreadableMedia = (file: string): Finding =>
  finding("unusable-media/damaged", { file, is: "cannot be opened" });
