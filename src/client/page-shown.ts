/** The event by which scripts next to the site's learn of the next page. */
export const PAGE_SHOWN = "page-shown";

/** Says that a page is shown; its title follows. */
export const announcePage = (): void => void dispatchEvent(new Event(PAGE_SHOWN));
