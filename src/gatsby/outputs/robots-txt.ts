import { canonicalUrl } from "../../metadata/head-values";
import { indexPaths } from "../../routes";

/**
 * The rules for crawlers: they may read everything. Pages that are not to be listed say so themselves, which only those
 * who may read them find out.
 */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, indexPaths.sitemap)}\n`;
