/** Values of head elements, as pure functions. */
import type { Graph } from "schema-dts";

/** Canonical URL: origin and path, without query, fragment or trailing slash. */
export const canonicalUrl = (siteUrl: string, path: string): string => {
  const clean = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return `${siteUrl.replace(/\/+$/, "")}${clean || "/"}`;
};

/** Content of the robots meta element. */
export const robots = (noIndex: boolean): string => (noIndex ? "noindex,nofollow" : "index,follow");

/** Open Graph locale: `en-US` as `en_US`. */
export const openGraphLocale = (language: string): string => language.replaceAll("-", "_");

/** Characters that could end the script element, or a line in older JavaScript parsers. */
const UNSAFE = /[<\u2028\u2029]/g;

/** JSON-LD that is safe inside a script element. */
export const jsonLdText = (graph: Graph): string =>
  JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
