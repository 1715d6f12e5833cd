/** The kinds of content of the site, in browsers and on the server. */
import {
  checkFile as checkFileOf,
  type ContentFile,
  type ContentKind,
  type FileCheck,
  type KindMatch,
} from "content-kit";
import type { Site } from "content-kit/site";

type Kinds = Pick<Site, "kinds" | "matchKind">;

let known: Kinds = { kinds: [], matchKind: () => undefined };

export const knowKinds = (kinds: Kinds): void => {
  known = kinds;
};

export const allKinds = (): readonly ContentKind[] => known.kinds;

/** The kind that a path below the content folder belongs to, or `undefined` where none does. */
export const matchKind = (path: string): KindMatch | undefined => known.matchKind(path);

/** Checks one file by itself. */
export const checkFile = (file: ContentFile): FileCheck => checkFileOf(file, known);
