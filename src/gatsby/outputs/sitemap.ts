/** The sitemap: every page that search engines may list, a file for each section, in a stable order. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../../lib/escape-html";
import { canonicalUrl } from "../../metadata/head-values";
import { indexPaths, isNotFoundFile } from "../../routes";

/** The sections with a file of their own; `pages` has all that lies outside of them. */
const SECTIONS = ["pages", "services", "industries", "locations", "blog", "podcast", "careers"] as const;

type Section = (typeof SECTIONS)[number];

/** Where the files of a section are, from the site's folder. */
const folderOf = (section: Section): string => `sitemaps/${section}`;

/** Gatsby's own pages for developers, and not-found views, are no pages of the site. */
export const isListed = (path: string): boolean => !isNotFoundFile(path) && !path.startsWith("/dev-404-page");

interface SitemapData {
  siteSettings: { url: string };
  allSitePage: { nodes: { path: string; lastModified: string | null }[] };
}

type SitemapPage = SitemapData["allSitePage"]["nodes"][number];

/** Matches the paths of a section, in the form of Gatsby's regex filter. */
const patternOf = (section: Section): string => {
  const named = SECTIONS.filter((name) => name !== "pages");
  return section === "pages" ? `/^/(?!(?:${named.join("|")})(?:/|$))/` : `/^/${section}(?:/|$)/`;
};

/** The plugin's entries in gatsby-config.ts: one for each section, as it writes one list at a time. */
export const sitemapPlugins = SECTIONS.map((section) => ({
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: `/${folderOf(section)}`,
    createLinkInHead: false,
    query: `{
      siteSettings { url }
      allSitePage(filter: { path: { regex: "${patternOf(section)}" } }, sort: { path: ASC }) {
        nodes { path lastModified }
      }
    }`,
    resolveSiteUrl: ({ siteSettings }: SitemapData) => siteSettings.url,
    resolvePages: ({ allSitePage }: SitemapData) => allSitePage.nodes.filter(({ path }) => isListed(path)),
    // Search engines use neither a change frequency nor a priority.
    serialize: ({ path, lastModified }: SitemapPage) => ({ url: path, lastmod: lastModified ?? undefined }),
  },
}));

/** What the index says of a file: where it is, and the latest date in it. */
const indexEntry = (siteUrl: string, path: string, xml: string): string => {
  const dates = Array.from(xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g), ([, date = ""]) => date).sort();
  const date = dates.at(-1);
  const loc = escapeHtml(canonicalUrl(siteUrl, path));
  return `<sitemap><loc>${loc}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</sitemap>`;
};

/**
 * Writes the index of all sections' files, and takes away the index that the plugin wrote for each section, as an index
 * may not list another.
 * @param folder the folder of the built site
 */
export const writeSitemapIndex = (folder: string, siteUrl: string): void => {
  const entries = SECTIONS.flatMap((section) => {
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
