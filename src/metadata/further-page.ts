/** Head of the second and later pages of a list. */
import { fillIn } from "content-kit/lib/placeholders";
import { pageOfList } from "../routes";
import type { HeadLink } from "./feeds";
import { stripSiteName } from "./title";

interface PageInfo {
  currentPage: number;
  pageCount: number | null;
}

interface Metadata {
  title: string;
  description: string;
}

/**
 * Title and description of a page of a list.
 * @param first metadata of the first page
 * @param words texts for later pages
 */
export const metadataOfPage = (
  first: Metadata,
  words: Metadata | null,
  { currentPage: page, pageCount }: PageInfo,
  siteName: string,
): Metadata => {
  if (page === 1 || !words) return first;
  const title = stripSiteName(first.title, siteName);
  const fill = (text: string): string => fillIn(text, { title, page, pages: pageCount ?? page });
  return { title: `${fill(words.title)}${first.title.slice(title.length)}`, description: fill(words.description) };
};

/** Links to the previous and next page of a list. */
export const neighbors = (list: string, { currentPage: page, pageCount }: PageInfo): HeadLink[] => [
  ...(page > 1 ? [{ rel: "prev", href: pageOfList(list, page - 1) }] : []),
  ...(page < (pageCount ?? 0) ? [{ rel: "next", href: pageOfList(list, page + 1) }] : []),
];
