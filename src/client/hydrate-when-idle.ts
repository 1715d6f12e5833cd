/** Delays hydration: pages are complete and usable without it. */

/** Events that start hydration at once. */
const INTERACTIONS = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Milliseconds after which even a busy page is hydrated. */
const MAX_WAIT = 2000;

/** `requestIdleCallback` with a timeout. */
export const whenIdle = (callback: () => void): void => {
  // Safari has no requestIdleCallback; a short delay after load is close to it.
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: MAX_WAIT });
  else setTimeout(callback, 100);
};

/** Resolves when the page has loaded and the browser is idle, or at the first interaction. */
export const untilIdleOrInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const start = (): void => {
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    // An earlier interaction may have loaded these scripts: src/client/script-loader.tsx.
    if (navigator.userActivation?.hasBeenActive) return start();
    for (const type of INTERACTIONS) document.addEventListener(type, start, { signal, passive: true, capture: true });
    if (document.readyState === "complete") whenIdle(start);
    else window.addEventListener("load", () => whenIdle(start), { signal });
  });
