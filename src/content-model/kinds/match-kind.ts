/** Maps a file's path to its kind of content and its slug. */
import { kindMatcher } from "content-kit";
import { allKinds } from ".";

export const { matchKind, usedKinds } = kindMatcher(allKinds);
