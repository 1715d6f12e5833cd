/** URL of the favicon: a data URI if it is small. */
import { iconPaths } from "../../../routes";

/** Maximum length of a data URI, which every page repeats. */
const MOST = 1000;

/** Characters not allowed in a URL path (RFC 3986, section 3.3), and the percent sign. */
const NOT_IN_ADDRESSES = /[^\w!$&'()*+,;=:@/?.~-]/gu;

const encoded = (svg: string): string => svg.trim().replace(/\s+/g, " ").replace(NOT_IN_ADDRESSES, encodeURIComponent);

/**
 * The URL of an icon: a data URI, which saves a request during the first paint, or the file's path if it is large.
 * @param svg the icon
 */
export const iconAddress = (svg: string): string => {
  const address = `data:image/svg+xml,${encoded(svg)}`;
  return address.length <= MOST ? address : iconPaths.svg;
};
