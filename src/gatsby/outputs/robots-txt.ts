import { canonicalUrl } from "../../metadata/head-values";
import { indexPaths } from "../../routes";

/** robots.txt allows everything: crawlers must read a page to see its noindex. */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, indexPaths.sitemap)}\n`;
