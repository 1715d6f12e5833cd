/** Scrolling on route changes: to the URL's fragment, otherwise to the top. */

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
    return null; // Not a valid percent-encoding.
  }
};

/** True where a scroll to a target ends: below the header, or as near as the page's ends allow. */
const isAt = (target: Element): boolean => {
  const { clientHeight, scrollHeight } = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const away = target.getBoundingClientRect().top - padding;
  const isAtEnd = window.scrollY >= scrollHeight - clientHeight - 1;
  return Math.abs(away) < 2 || (away > 0 ? isAtEnd : window.scrollY === 0);
};

/** Aborted by user input, the next route, or when the target is reached. */
let watch = new AbortController();

const MOST_TRIES = 4;

/**
 * Scrolls, and repeats if interrupted: Gatsby focuses the new page later, which stops a smooth scroll. Stops at the
 * first input of the visitor.
 */
const scrollUntil = (isThere: () => boolean, scroll: () => void): void => {
  watch.abort();
  // Without a scroll there is no scrollend: the watch would catch the visitor's next scroll, and undo it.
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
    // A scroll that starts within scrollend would be dropped.
    else requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  document.addEventListener("scrollend", goOn, { signal });
  scroll();
};

/** Fades the new page in; it is never hidden, and nothing waits for the animation. */
const fadeIn = (): void => {
  if (behavior() === "instant") return;
  document
    .getElementById("main")
    ?.animate?.([{ opacity: 0.35 }, { opacity: 1 }], { duration: 240, easing: "ease-out" });
};

/** Scrolls smoothly, or jumps with reduced motion. On the first page the browser scrolls. */
export const scrollOnRouteChange = (location: Place, previous: Place | undefined): void => {
  if (!previous) return;
  const target = location.hash ? anchor(location.hash) : null;
  if (location.pathname !== previous.pathname) fadeIn();
  if (target) {
    scrollUntil(
      () => isAt(target),
      () => target.scrollIntoView({ behavior: behavior() }),
    );
  } else {
    scrollUntil(
      () => window.scrollY === 0,
      () => window.scrollTo({ top: 0, left: 0, behavior: behavior() }),
    );
  }
};

/** Turns off the browser's scroll restoration on back and forward, but keeps it for reloads. */
export const disableScrollRestoration = (): void => {
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
};
