/** Where the icon of browser tabs is: in the page itself where it is small. */
import { iconPaths } from "../../../routes";

/** The most letters of an address that holds the icon; they are in every page. */
const MOST = 1000;

/** What may stand in an address as it is (RFC 3986, section 3.3), and the percent signs of what is written with them. */
const NOT_IN_ADDRESSES = /[^\w!$&'()*+,;=:@/?.~-]/gu;

const encoded = (svg: string): string => svg.trim().replace(/\s+/g, " ").replace(NOT_IN_ADDRESSES, encodeURIComponent);

/**
 * The address of an icon: the icon itself, so that no page waits for a file beside what it is painted with, or its file where
 * it is larger than that is worth.
 * @param svg the icon
 */
export const iconAddress = (svg: string): string => {
  const address = `data:image/svg+xml,${encoded(svg)}`;
  return address.length <= MOST ? address : iconPaths.svg;
};
