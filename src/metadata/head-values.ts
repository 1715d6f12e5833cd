/** What stands in a page's head, as pure functions. */
import type { Graph } from "schema-dts";

/** The page's one address: origin and path, without query, anchor, or a slash at the end. */
export const canonicalUrl = (siteUrl: string, path: string): string => {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl.replace(/\/+$/, "")}${clean || "/"}`;
};

/** What search engines may do with the page. */
export const robots = (noIndex: boolean): string => (noIndex ? "noindex,nofollow" : "index,follow");

/** The language as Open Graph writes it: `en-US` as `en_US`. */
export const openGraphLocale = (language: string): string => language.replaceAll("-", "_");

/** Signs that could end the block, or that older parsers of JavaScript take for the end of a line. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Structured data as text that cannot end the block it stands in. */
export const jsonLdText = (graph: Graph): string =>
  JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
