/** Where the window scrolls when the route changes: to the anchor that the address names, else to the top. */

interface Place {
  pathname: string;
  hash: string;
}

const behavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

const anchor = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A hash that is no valid encoding names nothing.
  }
};

/** What ends the watch over the scroll under way: the visitor's own doing, the next route, or being there. */
let watch = new AbortController();

const MOST_TRIES = 4;

/**
 * Scrolls, and again where the browser stopped on the way: Gatsby gives the focus to the new page some time after this,
 * which ends a scroll that is under way. A visitor who scrolls or presses something meanwhile is left alone.
 */
const scrollUntil = (isThere: () => boolean, scroll: () => void): void => {
  watch.abort();
  // Where nothing is to be scrolled, no scroll ends: a watch would wait for the first that is another's, and take it back.
  if (isThere()) return scroll();
  watch = new AbortController();
  const { signal } = watch;
  const stop = (): void => watch.abort();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(type, stop, { signal, passive: true });
  let tries = 1;
  const goOn = (): void => {
    tries += 1;
    if (isThere() || tries > MOST_TRIES) stop();
    // Begun within this event, it would be dropped with the scroll that has just ended.
    else requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  document.addEventListener("scrollend", goOn, { signal });
  scroll();
};

/** The new page comes up calmly; it is never hidden, and nothing waits for it. */
const fadeIn = (): void => {
  if (behavior() === "instant") return;
  document
    .getElementById("main")
    ?.animate?.([{ opacity: 0.35 }, { opacity: 1 }], { duration: 240, easing: "ease-out" });
};

/** Scrolls smoothly, or jumps where the visitor asked for less motion. The first view of a page is the browser's own. */
export const scrollOnRouteChange = (location: Place, previous: Place | undefined): void => {
  if (!previous) return;
  const target = location.hash ? anchor(location.hash) : null;
  if (location.pathname !== previous.pathname) fadeIn();
  if (target) {
    const isThere = (): boolean => Math.abs(target.getBoundingClientRect().top) < window.innerHeight / 2;
    scrollUntil(isThere, () => target.scrollIntoView({ behavior: behavior() }));
  } else {
    scrollUntil(
      () => window.scrollY === 0,
      () => window.scrollTo({ top: 0, left: 0, behavior: behavior() }),
    );
  }
};

/** Keeps the browser from bringing back the old place when going back; a reload still finds it. */
export const ownScrolling = (): void => {
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
};
