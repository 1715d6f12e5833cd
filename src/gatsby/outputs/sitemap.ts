/** Sitemaps: all indexable pages, one file per section, in a stable order. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "content-kit/lib/escape-html";
import { canonicalUrl } from "../../metadata/head-values";
import { contentDir, readable } from "content-kit/read";
import { emptyLists } from "../../site/pages/page-types";
import { indexPaths, isNotFoundFile, sectionNames, type SectionName } from "../../routes";

type Section = SectionName | "pages";

const empty = emptyLists(readable(contentDir(), "").paths.map((path) => ({ path })));

/** Each section has its own file, but for empty ones, with which the plugin fails; `pages` has the rest. */
const sitemaps: readonly Section[] = ["pages", ...sectionNames.filter((name) => !empty.includes(`/${name}`))];

/** Folder of a section's files. */
const folderOf = (section: Section): string => `sitemaps/${section}`;

/** Excludes Gatsby's development pages and 404 pages. */
export const isListed = (path: string): boolean => !isNotFoundFile(path) && !path.startsWith("/dev-404-page");

interface SitemapData {
  siteSettings: { url: string };
  allSitePage: { nodes: { path: string; lastModified: string | null; noindex: boolean }[] };
}

type SitemapPage = SitemapData["allSitePage"]["nodes"][number];

/** Pattern of a section's paths for Gatsby's regex filter. */
const patternOf = (section: Section): string =>
  section === "pages" ? `/^/(?!(?:${sectionNames.join("|")})(?:/|$))/` : `/^/${section}(?:/|$)/`;

/** Entries of gatsby-config.ts: one plugin instance per section, because each writes one list. */
export const sitemapPlugins = sitemaps.map((section) => ({
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: `/${folderOf(section)}`,
    createLinkInHead: false,
    query: `{
      siteSettings { url }
      allSitePage(filter: { path: { regex: "${patternOf(section)}" } }, sort: { path: ASC }) {
        nodes { path lastModified noindex }
      }
    }`,
    resolveSiteUrl: ({ siteSettings }: SitemapData) => siteSettings.url,
    resolvePages: ({ allSitePage }: SitemapData) =>
      allSitePage.nodes.filter(({ path, noindex }) => isListed(path) && !noindex),
    // Search engines ignore changefreq and priority.
    serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified ?? undefined }),
  },
}));

/** Entry of the index: URL, and the latest date in the file. */
const indexEntry = (siteUrl: string, path: string, xml: string): string => {
  const dates = Array.from(xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g), ([, date = ""]) => date).sort();
  const date = dates.at(-1);
  const loc = escapeHtml(canonicalUrl(siteUrl, path));
  return `<sitemap><loc>${loc}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</sitemap>`;
};

/**
 * Writes the index of all sitemaps, and deletes the plugin's index of each section: an index must not list another.
 * @param folder the built site
 */
export const writeSitemapIndex = (folder: string, siteUrl: string): void => {
  for (const list of empty) rmSync(join(folder, "sitemaps", list), { recursive: true, force: true });
  const entries = sitemaps.flatMap((section) => {
    rmSync(join(folder, folderOf(section), "sitemap-index.xml"), { force: true });
    return readdirSync(join(folder, folderOf(section)))
      .filter((file) => file.endsWith(".xml"))
      .sort()
      .map((file) => `${folderOf(section)}/${file}`)
      .map((file) => indexEntry(siteUrl, `/${file}`, readFileSync(join(folder, file), "utf8")));
  });
  const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${xmlns}">\n${entries.join("\n")}\n</sitemapindex>\n`;
  writeFileSync(join(folder, indexPaths.sitemap), xml);
};
