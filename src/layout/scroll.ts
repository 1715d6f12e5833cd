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

const afterFrames = (count: number, action: () => void): void => {
  if (count === 0) action();
  else requestAnimationFrame(() => afterFrames(count - 1, action));
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
  // Gatsby gives the focus to the new page in the frame after this, which would stop a scroll that is under way.
  afterFrames(2, () => {
    if (target) target.scrollIntoView({ behavior: behavior() });
    else window.scrollTo({ top: 0, left: 0, behavior: behavior() });
  });
};

/** Keeps the browser from bringing back the old place when going back; a reload still finds it. */
export const ownScrolling = (): void => {
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
};
