import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a folder and of all folders below it, by their paths from there: with slashes on every system, in order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
