/** Pages after the first, which have no document load. */
import { PAGE_SHOWN } from "../page-shown";

/** What Google's services know of a page. */
interface PageDetails {
  page_title: string;
  page_location: string;
}

/** Calls `count` for each page that is shown after the first, when its title is there. */
export const countPages = (count: (details: PageDetails) => void): void =>
  window.addEventListener(PAGE_SHOWN, () => count({ page_title: document.title, page_location: location.href }));
