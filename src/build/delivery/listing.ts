/**
 * Which files lie in a folder and below, without reading again the folders that are as they were: a folder's time changes when
 * something is put into it or taken out. Of a site's folders, nearly all hold one page each.
 */
import { readdirSync, statSync } from "node:fs";

/** When the folder was changed last, in milliseconds, and the names in it: those of folders end in a slash. */
type Listed = [changed: number, names: string[]];

/** Each folder, by its path from the first one's: `""` is that itself, all others end in a slash. */
export type Listing = ReadonlyMap<string, Listed>;

/**
 * Some file systems tell times in steps of two seconds: a folder that was changed that shortly before it is looked at may be changed
 * once more without another time.
 */
const COARSEST_STEP = 2000;
const UNKNOWN = 0;

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.isFile() ? entry.name : [],
  );

const look = (root: string, below: string, before: Listing, now: number): Listed => {
  const folder = `${root}/${below}`;
  // First its time and then what is in it: what is changed in between has another time the next time.
  const changed = statSync(folder).mtimeMs;
  const known = before.get(below);
  if (known?.[0] === changed) return known;
  return [changed < now - COARSEST_STEP ? changed : UNKNOWN, namesIn(folder)];
};

/**
 * Lists a folder and all below it.
 * @param before what was found the last time
 * @throws where a folder cannot be read
 */
export const list = (root: string, before: Listing = new Map()): Listing => {
  const now = Date.now();
  const found = new Map<string, Listed>();
  const enter = (below: string): void => {
    const listed = look(root, below, before, now);
    found.set(below, listed);
    for (const name of listed[1]) if (name.endsWith("/")) enter(below + name);
  };
  enter("");
  return found;
};

/** The files of a listing, by their paths from the first folder's. */
export const filesOf = (listing: Listing): string[] => {
  const files: string[] = [];
  for (const [below, [, names]] of listing) for (const name of names) if (!name.endsWith("/")) files.push(below + name);
  return files;
};

/** True where each folder is as it was: one was made of the other. */
export const isSameListing = (now: Listing, before: Listing): boolean =>
  now.size === before.size && [...now].every(([folder, listed]) => before.get(folder) === listed);
