/** Files in media/ whose name or permissions keep them from being used. */
import { finding, type Finding } from "../messages/finding";
import { mediaNameProblem } from "../fields";

/** A name that not every computer can have. */
export const badMediaName = (file: string): Finding | undefined => {
  const problem = mediaNameProblem(file);
  return problem && finding("unusable-media/name", { file, is: problem.is });
};

/** A name with characters that have to be encoded in an address. */
export const unfitName = (file: string): Finding => finding("unusable-media/name", { file });

/** A file without read permission. */
export const unreadableMedia = (file: string): Finding =>
  finding("unusable-media/damaged", { file, is: "cannot be opened" });
