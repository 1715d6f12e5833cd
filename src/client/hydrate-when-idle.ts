/** When React takes over the page, which is whole and works without it. */

/** What shows that somebody wants to use the page now. */
const FIRST_SIGNS = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Milliseconds after which a busy page is taken over all the same. */
const LONGEST_WAIT = 2000;

/** Calls when the browser has nothing to do; while the page stays busy, after a while all the same. */
export const whenIdle = (callback: () => void): void => {
  // Safari knows no idle time; a moment after the page has loaded is close to it.
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: LONGEST_WAIT });
  else setTimeout(callback, 100);
};

/** Resolves once the page has loaded and the browser rests, or at the first sign of a visitor: never in the way of the first picture. */
export const untilIdleOrInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const start = (): void => {
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    // The sign may be what these scripts were fetched for: src/client/script-loader.tsx.
    if (navigator.userActivation?.hasBeenActive) return start();
    for (const type of FIRST_SIGNS) document.addEventListener(type, start, { signal, passive: true, capture: true });
    if (document.readyState === "complete") whenIdle(start);
    else window.addEventListener("load", () => whenIdle(start), { signal });
  });
