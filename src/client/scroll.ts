/**
 * Scrolling on route changes: back and forward restore the place; a new route goes to the URL's fragment, otherwise to
 * the top. Gatsby restores places only once, before the sections below the fold are rendered, and not of fragments.
 */

type Place = Pick<Location, "pathname" | "hash">;

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

/** How far down the visitor was in each history entry. */
let places = new Map<string, number>();

/** Kept when another site is visited in between. */
const STORED = "scroll";

/** The history entry; older browsers do not tell, and start each page at its top. */
const entry = (): string => ("navigation" in window && window.navigation.currentEntry?.key) || "";

/** The entry whose page is shown. */
let shown = "";

/** True from back, forward or a press on a fragment until its page is shown. */
let isMoving = false;

/** The place to restore: that of an entry that was left before. */
export const placeToRestore = (): number | undefined => (isMoving ? places.get(entry()) : undefined);

/** Begins a watch, which the visitor's first input ends. */
const newWatch = (): AbortController => {
  const mine = (watch = new AbortController());
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(type, () => mine.abort(), { signal: mine.signal, passive: true });
  return mine;
};

/** Scrolls at once, and again while the page grows: parts of it arrive after its first viewport. */
const restore = (top: number): void => {
  watch.abort();
  const mine = newWatch();
  const scroll = (): void => window.scrollTo({ top, behavior: "instant" });
  const grown = new ResizeObserver(scroll);
  grown.observe(document.body);
  mine.signal.addEventListener("abort", () => grown.disconnect());
  setTimeout(() => mine.abort(), 3000); // By then, the rest of the page has arrived.
  // A part that arrives goes to the fragment, which the visitor had left.
  const leaveFragment = (): void => {
    const target = location.hash ? anchor(location.hash) : null;
    if (target && isAt(target)) scroll();
  };
  document.addEventListener("scroll", leaveFragment, { signal: mine.signal });
};

/**
 * Scrolls smoothly, or jumps with reduced motion, and repeats if interrupted: Gatsby focuses the new page later, which
 * stops a smooth scroll. Stops at the first input of the visitor.
 */
const scrollTo = (target: Element): void => {
  const scroll = (): void => target.scrollIntoView({ behavior: behavior() });
  watch.abort();
  // Without a scroll there is no scrollend: the watch would catch the visitor's next scroll, and undo it.
  if (isAt(target)) return scroll();
  const mine = newWatch();
  let tries = 1;
  const goOn = (): void => {
    tries += 1;
    if (isAt(target) || tries > 4) mine.abort();
    // A scroll that starts within scrollend would be dropped.
    else requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  document.addEventListener("scrollend", goOn, { signal: mine.signal });
  scroll();
};

/** Fades the new page in; it is never hidden, and nothing waits for the animation. */
const fadeIn = (): void => {
  if (behavior() === "instant") return;
  document
    .getElementById("main")
    ?.animate?.([{ opacity: 0.35 }, { opacity: 1 }], { duration: 240, easing: "ease-out" });
};

/** Goes to the place, the fragment or the top. On the first page the browser scrolls. */
export const scrollOnRouteChange = (location: Place, previous: Place | undefined): void => {
  const place = placeToRestore();
  isMoving = false;
  shown = entry();
  if (place === undefined) places.set(shown, window.scrollY);
  if (!previous) return;
  if (location.pathname !== previous.pathname) fadeIn();
  if (place !== undefined) restore(place);
  else scrollTo((location.hash && anchor(location.hash)) || document.documentElement);
};

/** Remembers places. The browser itself restores them on a reload, and for a document that it loads again. */
export const rememberPlaces = (): void => {
  try {
    places = new Map(JSON.parse(sessionStorage.getItem(STORED) ?? "[]") as [string, number][]);
  } catch {
    // Storage is off: places last as long as the document.
  }
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => {
    isMoving = entry() !== shown;
    // The last scroll may have no event yet. To a new fragment, the browser has scrolled already.
    if (isMoving && places.has(entry())) places.set(shown, window.scrollY);
  });
  // While the next page is loading, this one is no longer that of the entry.
  document.addEventListener("scroll", () => isMoving || places.set(entry(), window.scrollY), { passive: true });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...places]));
    } catch {
      // The same.
    }
  });
};
