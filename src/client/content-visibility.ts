/**
 * The parts of a page below its first window. The browser leaves them out when it lays out a page that somebody comes to, and
 * again when the typefaces arrive; once the page works and the browser rests, they are laid out one by one, so that no
 * press has to wait for all of them. Whoever scrolls, searches or tabs there before gets them at once: `content-visibility`.
 */

import { whenIdle } from "./hydrate-when-idle";

/**
 * The class of a body whose parts are still to be laid out. src/client/script-loader.tsx gives it to a page that somebody comes
 * to, not to one that is loaded again: the browser comes back to where one was, and needs the heights for that.
 */
export const DEFERRED_PARTS = "later";

const PARTS = "main>section:nth-child(n+3),main>:nth-child(n+3) section";

/**
 * For touch alone: phones are slow, their pages are long, and they have no key that leads to the end of a page whose height
 * is still a guess. On the way to an anchor all parts are laid out, as its place hangs on their heights.
 */
export const contentVisibilityCss = `@media screen and (pointer:coarse){.${DEFERRED_PARTS}:not(:has(:target)) :is(${PARTS}){content-visibility:auto;contain-intrinsic-height:auto 50rem}}`;

const rest = (): Promise<void> => new Promise(whenIdle);

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isWaiting = (): boolean => document.body.classList.contains(DEFERRED_PARTS);

/** Lays out all that is left, before somebody is led to a place of this page or of another. */
export const renderAllParts = (): void => document.body.classList.remove(DEFERRED_PARTS);

/** Lays the parts out, from top to bottom, with a rest before each. */
export const renderDeferredParts = async (): Promise<void> => {
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  for (const { style } of parts) {
    await rest();
    if (!isWaiting()) break;
    style.contentVisibility = "visible";
    await nextFrame();
  }
  renderAllParts();
  for (const { style } of parts) style.contentVisibility = "";
};
