/**
 * Links to pages of the site, all of them at once: one listener for the document instead of a component and an observer
 * for each link, so that a page with hundreds of links costs no more than one with three.
 */
import { navigate } from "gatsby";

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A file, such as a feed or a picture, is the browser's to open; no page of the site has a dot in its address. */
const isPage = (path: string): boolean => !path.includes(".");

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  return link.host === location.host && isPage(link.pathname) ? link : null;
};

/** Somebody who asked for less data is not sent pages that they may not open. */
const savesData = (): boolean => navigator.connection?.saveData === true;

/** Goes to a link's page without loading the document again, and fetches it as soon as somebody reaches for the link. */
export const followLinks = (): void => {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    // Until the page works, the browser follows its links by itself.
    if (!link || !isPlainPress(event) || !window.___navigate) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  const reachFor = (event: Event): void => {
    const link = linkOf(event);
    if (link && link.pathname !== location.pathname && !savesData()) window.___loader?.hovering(link.pathname);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, reachFor, { passive: true });
};
