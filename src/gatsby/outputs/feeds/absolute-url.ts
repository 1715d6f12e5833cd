/** Resolves a path of the site to an absolute URL; absolute URLs are unchanged. */
export const absolute = (siteUrl: string, address: string): string => new URL(address, siteUrl).href;
