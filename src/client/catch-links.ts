/** Client-side navigation: one click listener on the document, instead of a component and an observer for each link. */
import { navigate } from "gatsby";
import { isUnmodifiedClick } from "../lib/is-unmodified-click";

/** Paths with a dot are files (feeds, pictures), which the browser opens itself. */
const isPage = (path: string): boolean => !path.includes(".");

/** The URL of the link behind an event. An SVG link has no `href` string, `pathname` or `search`. */
const linkOf = (event: Event): URL | null => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  if (!link || link.hasAttribute("target") || link.hasAttribute("download")) return null;
  const address = new URL(link.getAttribute("href") ?? "", location.href);
  return address.host === location.host && isPage(address.pathname) ? address : null;
};

/** No prefetching for visitors with data saving on. */
const savesData = (): boolean => navigator.connection?.saveData === true;

type Loader = NonNullable<Window["___loader"]>;

/** While developing, the document has no hash. */
const isOfThisBuild = (hash: string | undefined): boolean =>
  hash !== undefined && hash === (window.___webpackCompilationHash ?? hash);

/** Resolves to undefined on any failure; the browser then loads the document. */
const fetchPage = (loader: Loader, path: string): ReturnType<Loader["loadPage"]> =>
  loader.loadPage(path).catch(() => undefined);

let goingTo = "";

/**
 * Navigates without a document load. If the page's data cannot be fetched, or a new build has been deployed, the
 * browser loads the document instead, which has the new scripts or shows the browser's own error page.
 */
const goTo = async (loader: Loader, path: string, address: string): Promise<void> => {
  goingTo = address;
  if (loader.loadPageSync(path)) {
    // Prefetched: show it at once, and compare the builds afterwards.
    void navigate(address);
    const online = await loader.loadAppData();
    if (online && !isOfThisBuild(online.webpackCompilationHash)) location.reload();
    return;
  }
  const fetched = await fetchPage(loader, path);
  if (goingTo !== address) return; // Another link was clicked in the meantime.
  if (isOfThisBuild(fetched?.page?.webpackCompilationHash)) void navigate(address);
  else location.assign(address);
};

/**
 * Scrolls smoothly to anchors of the same page, for pointer clicks only. `scroll-behavior: smooth` would also slow down
 * focus scrolling, and the browser's scroll to the URL's fragment would miss when fonts arrive in the meantime.
 */
const scrollSmoothly = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
  if (!link || event.detail === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = "smooth";
  document.addEventListener("scrollend", () => (style.scrollBehavior = ""), { once: true });
};

/**
 * Intercepts clicks on internal links, and prefetches a link's page on hover, focus or touch.
 * @param onFetched called after each prefetch
 */
export const catchLinks = (onFetched: () => void): void => {
  document.addEventListener("click", scrollSmoothly);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    // Before hydration the browser follows links itself.
    if (!link || !isUnmodifiedClick(event) || !window.___navigate || !window.___loader) return;
    event.preventDefault();
    void goTo(window.___loader, link.pathname, link.pathname + link.search + link.hash);
  });
  const reachFor = (event: Event): void => {
    const link = linkOf(event);
    if (!link || !window.___loader || link.pathname === location.pathname || savesData()) return;
    void fetchPage(window.___loader, link.pathname).then(onFetched);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, reachFor, { passive: true });
};
