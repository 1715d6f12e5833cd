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

const look = (root: string, below: string, known: Listed | undefined, now: number): Listed => {
  const folder = `${root}/${below}`;
  // First its time and then what is in it: what is changed in between has another time the next time.
  const changed = statSync(folder).mtimeMs;
  if (known?.[0] === changed) return known;
  return [changed < now - COARSEST_STEP ? changed : UNKNOWN, namesIn(folder)];
};

/**
 * Lists a folder and all below it.
 * @param before what was found the last time
 * @param isTouched whether something may have been changed in a folder since
 * @throws where a folder cannot be read
 */
export const list = (
  root: string,
  before: Listing = new Map(),
  isTouched: (folder: string) => boolean = () => true,
): Listing => {
  const now = Date.now();
  const found = new Map<string, Listed>();
  const enter = (below: string): void => {
    const known = before.get(below);
    const listed = known && !isTouched(below) ? known : look(root, below, known, now);
    found.set(below, listed);
    for (const name of listed[1]) if (name.endsWith("/")) enter(below + name);
  };
  enter("");
  return found;
};

/** The folders that files lie in, with those above, by their paths as in a listing. */
export const foldersOf = (files: readonly string[]): Set<string> => {
  const folders = new Set([""]);
  for (const file of files)
    for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1))
      folders.add(file.slice(0, end + 1));
  return folders;
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
