/** The site that the editor is for, and its kinds of content; browsers know the kinds only. */
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

let site: Site | undefined;

/** Takes the site over; before anything else of the editor runs. */
export const setSite = (given: Site): void => {
  site = given;
  knowKinds(given);
};

/** @throws before `setSite` */
export const theSite = (): Site => {
  if (!site) throw new Error("The editor has not been given the site: call setSite first.");
  return site;
};
