/** What shows that somebody is there: moving about, scrolling, or pressing something. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];

/**
 * Calls back at the first sign of a visitor; at once where somebody has pressed something already, as on the way here from
 * another page. Never after `signal` has been aborted.
 */
export const atFirstSign = (callback: () => void, signal?: AbortSignal): void => {
  if (navigator.userActivation?.hasBeenActive) return callback();
  const seen = new AbortController();
  signal?.addEventListener("abort", () => seen.abort());
  const options = { capture: true, passive: true, signal: seen.signal };
  for (const type of SIGNS)
    document.addEventListener(
      type,
      () => {
        seen.abort();
        callback();
      },
      options,
    );
};
