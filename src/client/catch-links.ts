/**
 * Links to pages of the site, all of them at once: one listener for the document instead of a component and an observer
 * for each link, so that a page with hundreds of links costs no more than one with three.
 */
import { navigate } from "gatsby";
import { isUnmodifiedClick } from "../lib/is-unmodified-click";

/** A file, such as a feed or a picture, is the browser's to open; no page of the site has a dot in its address. */
const isPage = (path: string): boolean => !path.includes(".");

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  return link.host === location.host && isPage(link.pathname) ? link : null;
};

/** Somebody who asked for less data is not sent pages that they may not open. */
const savesData = (): boolean => navigator.connection?.saveData === true;

type Loader = NonNullable<Window["___loader"]>;

const isOfThisBuild = (hash: string | undefined): boolean => hash === window.___webpackCompilationHash;

/** Nothing where the page cannot be had, for whatever reason: the document says which. */
const fetchPage = (loader: Loader, path: string): ReturnType<Loader["loadPage"]> =>
  loader.loadPage(path).catch(() => undefined);

let goingTo = "";

/**
 * Shows a page. Where it cannot be fetched, or the site has been deployed since these scripts came, the browser loads its
 * document instead: that has the new scripts, or the browser's own words about the failure.
 */
const goTo = async (loader: Loader, path: string, address: string): Promise<void> => {
  goingTo = address;
  if (loader.loadPageSync(path)) {
    // It is at hand, and shown at once; whether it is still the page of today is asked meanwhile.
    void navigate(address);
    const online = await loader.loadAppData();
    if (online && !isOfThisBuild(online.webpackCompilationHash)) location.reload();
    return;
  }
  const fetched = await fetchPage(loader, path);
  if (goingTo !== address) return; // Another link was pressed meanwhile.
  if (isOfThisBuild(fetched?.page?.webpackCompilationHash)) void navigate(address);
  else location.assign(address);
};

/**
 * A press on a link to a place of the same page scrolls there smoothly. Not for those who go by keyboard, and not as a rule of the
 * styles: that would slow down the browser's own scrolling, to what has the focus and to the place that an address names,
 * which then comes to rest beside it when the typefaces arrive on the way.
 */
const scrollSmoothly = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
  if (!link || event.detail === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = "smooth";
  document.addEventListener("scrollend", () => (style.scrollBehavior = ""), { once: true });
};

/** Goes to a link's page without loading the document again, and fetches it as soon as somebody reaches for the link. */
export const catchLinks = (): void => {
  document.addEventListener("click", scrollSmoothly);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    // Until the page works, the browser follows its links by itself.
    if (!link || !isUnmodifiedClick(event) || !window.___navigate || !window.___loader) return;
    event.preventDefault();
    void goTo(window.___loader, link.pathname, link.pathname + link.search + link.hash);
  });
  const reachFor = (event: Event): void => {
    const link = linkOf(event);
    if (link && window.___loader && link.pathname !== location.pathname && !savesData())
      void fetchPage(window.___loader, link.pathname);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, reachFor, { passive: true });
};
