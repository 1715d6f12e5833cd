/** The ids by which feed readers and podcast apps recognize an item: they must not change when a page is renamed. */
import { dirname } from "node:path/posix";
import { isPrefix } from "content-kit/lib/url-path";
import { canonicalUrl } from "../../metadata/head-values";

/** A page of a feed, with its previous addresses from the oldest on. */
export interface FeedPage {
  path: string;
  redirectFrom?: readonly string[] | null;
}

/** The first address that a page had in its section, whatever it is called now. */
export const firstAddress = ({ path, redirectFrom }: FeedPage): string =>
  redirectFrom?.find((from) => !isPrefix(from) && dirname(from) === dirname(path)) ?? path;

/**
 * The id of an item without an id of its own: the URL that it was first published at.
 * @param siteUrl the origin of the site at that time
 */
export const feedId = (siteUrl: string, page: FeedPage): string => canonicalUrl(siteUrl, firstAddress(page));
