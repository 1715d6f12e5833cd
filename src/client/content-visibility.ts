/**
 * Skips the layout of sections below the fold on phones (`content-visibility: auto`), for the first paint and the font
 * swap. After hydration they are laid out one by one when the browser is idle, so that no interaction waits for all.
 */

import { whenIdle } from "./hydrate-when-idle";

/**
 * Class of a body whose lower sections are not laid out yet. src/client/script-loader.tsx sets it, but not on a reload:
 * the browser restores the scroll position then, and needs the real heights.
 */
export const DEFERRED_SECTIONS = "later";

const PARTS = "main>section:nth-child(n+3),main>:nth-child(n+3) section";

/**
 * Coarse pointers only: phones are slow, and have no End key, which needs the real page height. With a fragment in the
 * URL all sections are laid out, because the anchor's position depends on their heights.
 */
export const contentVisibilityCss = `@media screen and (pointer:coarse){.${DEFERRED_SECTIONS}:not(:has(:target)) :is(${PARTS}){content-visibility:auto;contain-intrinsic-height:auto 50rem}}`;

const rest = (): Promise<void> => new Promise(whenIdle);

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isWaiting = (): boolean => document.body.classList.contains(DEFERRED_SECTIONS);

/** Lays out all remaining sections, before scrolling to an anchor or navigating. */
export const renderAllSections = (): void => document.body.classList.remove(DEFERRED_SECTIONS);

/** Lays out the sections from top to bottom, waiting for idle time before each. */
export const renderDeferredSections = async (): Promise<void> => {
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  for (const { style } of parts) {
    await rest();
    if (!isWaiting()) break;
    style.contentVisibility = "visible";
    await nextFrame();
  }
  renderAllSections();
  for (const { style } of parts) style.contentVisibility = "";
};
