/** The event by which scripts beside the site's learn of the next page. */
export const PAGE_SHOWN = "page-shown";

/** Says that a page is shown, once react-helmet has set its title: it does so in the next frame. */
export const announcePage = (): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event(PAGE_SHOWN))));
