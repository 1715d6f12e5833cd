/** Which pages differ between two releases, as visitors and search engines read them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, SITE } from "./manifest";
import { pageAddresses, pageFile } from "./public-files";

/** URL paths of pages, sorted. */
export interface PageChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Scripts and styles; JSON-LD is content. */
const CODE = /<(script|style)\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/\1>/g;
/** Links of the head to files of the build, such as fonts to preload. */
const RESOURCES = /<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*>/g;
const LOOKS = / (?:class|style)="[^"]*"/g;

/** A page without its code and looks, which change with every build of other code. */
const contentOf = (html: string): string => html.replace(CODE, "").replace(RESOURCES, "").replace(LOOKS, "");

/** The HTML of a page of a delivery or release; empty if the file is gone, as in a damaged release. */
export const readPage = (folder: string, path: string): string => {
  const file = join(folder, SITE, pageFile(path));
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/**
 * @param folder a delivery or release
 * @param before the release before it; null for the first one
 */
export const pageChanges = (folder: string, before: string | null): PageChanges => {
  const { files: now } = readManifest(folder);
  const pages = pageAddresses(Object.keys(now)).sort();
  if (before === null) return { added: pages, changed: [], removed: [] };
  const { files: then } = readManifest(before);
  const earlier = new Set(pageAddresses(Object.keys(then)));
  const hasChanged = (path: string): boolean =>
    now[pageFile(path)]?.sha256 !== then[pageFile(path)]?.sha256 &&
    contentOf(readPage(folder, path)) !== contentOf(readPage(before, path));
  return {
    added: pages.filter((path) => !earlier.has(path)),
    changed: pages.filter((path) => earlier.has(path) && hasChanged(path)),
    removed: [...earlier].filter((path) => !(pageFile(path) in now)).sort(),
  };
};
