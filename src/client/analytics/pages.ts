/** Pages after the first, which have no document load. */
import { PAGE_SHOWN } from "../page-shown";

/** What Google's services know of a page. */
interface PageDetails {
  page_title: string;
  page_location: string;
}

/** Calls `count` for each page that is shown after the first, once react-helmet has set its title in the next frame. */
export const countPages = (count: (details: PageDetails) => void): void => {
  let { pathname } = location;
  const send = (): void => count({ page_title: document.title, page_location: location.href });
  window.addEventListener(PAGE_SHOWN, () => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    requestAnimationFrame(() => requestAnimationFrame(send));
  });
};
