/** Verifies the output of a measured build. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";
import { barePages, type Renamed } from "./bare-data";
import { sizeOf } from "./folder-size";
import type { Size } from "./results";

/** @throws if the site has too few pages */
export const checkBareSite = (output: string, cities: number): Size => {
  const pages = walkDir(output).filter((file) => file.endsWith(".html")).length;
  if (pages < barePages(cities)) throw new Error(`${output} has ${pages} pages instead of ${barePages(cities)}.`);
  return sizeOf(output);
};

/** @throws if the page of the renamed city has its old name */
export const checkRenamed = (output: string, { page, name }: Renamed): void => {
  const file = [`${page}.html`, `${page}/index.html`]
    .map((path) => join(output, path))
    .find((path) => existsSync(path));
  if (!file || !readFileSync(file, "utf8").includes(name))
    throw new Error(`${output}/${page} does not have the name ${name}.`);
};
