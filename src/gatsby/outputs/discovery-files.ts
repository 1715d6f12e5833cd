/** The files that tell crawlers what the site has; written when all pages are. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Entry } from "../../content-model/checks/entry";
import { indexPaths } from "../../routes";
import { Library } from "../content/collections";
import { llmsTxt } from "./llms-txt";
import { robotsTxt } from "./robots-txt";
import { isListed, writeSitemapIndex } from "./sitemap";

/**
 * Writes robots.txt, llms.txt, and the index of the sitemaps, which the plugin has written by then.
 * @param paths the addresses of all pages
 */
export const writeDiscoveryFiles = (entries: readonly Entry[], paths: readonly string[]): void => {
  const { url } = new Library(entries).one("site");
  const built = new Set(paths.filter(isListed));
  const folder = resolve("public");
  writeSitemapIndex(folder, url);
  writeFileSync(join(folder, indexPaths.robots), robotsTxt(url));
  writeFileSync(
    join(folder, indexPaths.llms),
    llmsTxt(entries, (path) => built.has(path)),
  );
};
