/** The files that tell crawlers what the site has; written when all pages are. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import type { Entry } from "../content-model/check";
import { indexPaths } from "../routes";
import { llmsTxt } from "./llms-txt";
import { robotsTxt } from "./robots-txt";
import { runQuery } from "./run-query";
import { isListed, writeSitemapIndex } from "./sitemap";

interface SiteData {
  siteSettings: { url: string };
  allSitePage: { nodes: { path: string }[] };
}

/** Writes robots.txt, llms.txt, and the index of the sitemaps, which the plugin has written by then. */
export const writeDiscoveryFiles = async (
  args: Pick<BuildArgs, "graphql" | "reporter">,
  entries: readonly Entry[],
): Promise<void> => {
  const query = "{ siteSettings { url } allSitePage { nodes { path } } }";
  const { siteSettings, allSitePage } = await runQuery<SiteData>(args, query, "The list of pages");
  const built = new Set(allSitePage.nodes.map(({ path }) => path).filter(isListed));
  const folder = resolve("public");
  writeSitemapIndex(folder, siteSettings.url);
  writeFileSync(join(folder, indexPaths.robots), robotsTxt(siteSettings.url));
  writeFileSync(
    join(folder, indexPaths.llms),
    llmsTxt(entries, (path) => built.has(path)),
  );
};
