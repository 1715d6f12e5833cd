/** The sitemap: every page that search engines may list, in a stable order. */
import { canonicalUrl } from "../metadata/head-values";
import { isNotFoundFile } from "../routes";

interface SitemapData {
  siteSettings: { url: string };
  allSitePage: { nodes: { path: string }[] };
}

/** Gatsby's own pages for developers, and not-found views, are no pages of the site. */
const isListed = (path: string): boolean => !isNotFoundFile(path) && !path.startsWith("/dev-404-page");

/** The plugin's entry in gatsby-config.ts. */
export const sitemapPlugin = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    createLinkInHead: false,
    query: "{ siteSettings { url } allSitePage(sort: { path: ASC }) { nodes { path } } }",
    resolveSiteUrl: ({ siteSettings }: SitemapData) => siteSettings.url,
    resolvePages: ({ siteSettings, allSitePage }: SitemapData) =>
      allSitePage.nodes
        .filter(({ path }) => isListed(path))
        .map(({ path }) => ({ path: canonicalUrl(siteSettings.url, path) })),
    // Search engines use neither a change frequency nor a priority.
    serialize: ({ path }: { path: string }) => ({ url: path }),
  },
};
