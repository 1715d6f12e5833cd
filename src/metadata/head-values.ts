/** What stands in a page's head, as pure functions. */
import type { Graph } from "schema-dts";

/** The page's one address: origin and path, without query, anchor, or a slash at the end. */
export const canonicalUrl = (siteUrl: string, path: string): string => {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl.replace(/\/+$/, "")}${clean || "/"}`;
};

/** What search engines may do with the page. */
export const robots = (noIndex: boolean): string => (noIndex ? "noindex,nofollow" : "index,follow");

/** Structured data as text that cannot end the block it stands in. */
export const jsonLdText = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");
