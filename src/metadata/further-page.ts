/** What the head of a list's second or further page says. */
import { fillIn } from "../content-model/fields/placeholders";
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
 * The title and description of a page of a list.
 * @param first those of the first page
 * @param words how further pages are called
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

/** The pages before and after a page of a list, for search engines. */
export const neighbors = (list: string, { currentPage: page, pageCount }: PageInfo): HeadLink[] => [
  ...(page > 1 ? [{ rel: "prev", href: pageOfList(list, page - 1) }] : []),
  ...(page < (pageCount ?? 0) ? [{ rel: "next", href: pageOfList(list, page + 1) }] : []),
];
