/** Files in media/ whose name or permissions keep them from being used. */
import { memoizeByObject } from "../../lib/memoize";
import { MEDIA_SIGNS, mediaNameProblem } from "../fields";
import type { Media } from "../fields/media-facts";
import type { ContentProblem } from "../messages/problem";

type Told = Pick<ContentProblem, "code" | "severity" | "message" | "help">;

/** All names by their lower-case form. */
const namesByCase = memoizeByObject((media: Media): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const name of media.keys()) {
    const key = name.toLowerCase();
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
});

/** A name that not every computer can have, alone or beside another. */
export const badMediaName = (file: string, media: Media): Told | undefined => {
  const code = "unusable-media";
  const problem = mediaNameProblem(file);
  if (problem) return { code, message: `content/media/${file} ${problem.is}.`, help: problem.help };
  const twin = namesByCase(media)
    .get(file.toLowerCase())
    ?.find((other) => other !== file);
  return twin === undefined
    ? undefined
    : {
        code,
        message: `content/media/${file} and content/media/${twin} differ only in upper and lower case, which Windows and macOS do not tell apart.`,
        help: "rename one of the two.",
      };
};

/** A name with characters that have to be encoded in an address. */
export const unfitName = (file: string): Told => ({
  code: "unusable-media",
  message: `The name of content/media/${file} has characters that an address cannot have as they are.`,
  help: `rename the file; its name may contain only ${MEDIA_SIGNS}.`,
});

/** A file without read permission. */
export const unreadableMedia = (file: string): Told => ({
  code: "unusable-media",
  message: `content/media/${file} cannot be opened.`,
  help: "allow everybody to read it, in the file's properties.",
});
