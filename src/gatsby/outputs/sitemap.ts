/** The sitemap: every page that search engines may list, a file for each section, in a stable order. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../../lib/escape-html";
import { canonicalUrl } from "../../metadata/head-values";
import { memoizeByObject } from "../../lib/memoize";
import { indexPaths, isNotFoundFile } from "../../routes";
import { lastModified } from "../pages/last-modified";
import { readSitemapNotes, type SitemapNotes } from "../../build/sitemap-notes";

/** The sections with a file of their own; `pages` has all that lies outside of them. */
const SECTIONS = ["pages", "services", "industries", "locations", "blog", "podcast", "careers"] as const;

type Section = (typeof SECTIONS)[number];

/** Where the files of a section are, from the site's folder. */
const folderOf = (section: Section): string => `sitemaps/${section}`;

/** Which section's file lists a page. */
export const sectionOf = (path: string): Section => SECTIONS.find((name) => path.split("/", 2)[1] === name) ?? "pages";

/** Gatsby's own pages for developers, and not-found views, are no pages of the site. */
export const isListed = (path: string): boolean => !isNotFoundFile(path) && !path.startsWith("/dev-404-page");

interface SitemapData {
  siteSettings: { url: string };
}

/**
 * Pages that `isListed` has looked at. The plugin would filter them once more, by four patterns for pages of Gatsby's: a quarter of
 * the time of a large sitemap.
 */
class ListedPages extends Array<{ path: string }> {
  override filter(): this {
    return this;
  }
}

/** The pages of each section. */
const sectionsOf = memoizeByObject(({ paths }: SitemapNotes): Map<Section, ListedPages> => {
  const pages = new Map(SECTIONS.map((section) => [section, new ListedPages()]));
  for (const path of paths.filter(isListed)) pages.get(sectionOf(path))?.push({ path });
  return pages;
});

const modifiedIn = memoizeByObject(({ files }: SitemapNotes) => lastModified(files));

/** The plugin's entries in gatsby-config.ts: one for each section, as it writes one list at a time. */
export const sitemapPlugins = SECTIONS.map((section) => ({
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: `/${folderOf(section)}`,
    createLinkInHead: false,
    query: "{ siteSettings { url } }",
    resolveSiteUrl: ({ siteSettings }: SitemapData) => siteSettings.url,
    resolvePages: () => sectionsOf(readSitemapNotes()).get(section) ?? [],
    // Search engines use neither a change frequency nor a priority.
    serialize: ({ path }: { path: string }) => ({
      url: path,
      lastmod: modifiedIn(readSitemapNotes())(path)?.toISOString(),
    }),
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
