/** Whether a tool did what it was measured doing. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";
import { barePages, type Renamed } from "./bare-data";
import { sizeOf } from "./folder-size";
import type { Size } from "./results";

/** @throws where a built bare site has too few pages */
export const checkBareSite = (output: string, cities: number): Size => {
  const pages = walkDir(output).filter((file) => file.endsWith(".html")).length;
  if (pages < barePages(cities)) throw new Error(`${output} has ${pages} pages instead of ${barePages(cities)}.`);
  return sizeOf(output);
};

/** @throws where the page of a city does not have the name that was given to it before the build */
export const checkRenamed = (output: string, { page, name }: Renamed): void => {
  const file = [`${page}.html`, `${page}/index.html`]
    .map((path) => join(output, path))
    .find((path) => existsSync(path));
  if (!file || !readFileSync(file, "utf8").includes(name)) throw new Error(`${output}/${page} is not called ${name}.`);
};
