/** Links of long lists: one listener for all of them, instead of a component and an observer each. */
import { navigate } from "gatsby";
import { isPlainPress } from "../components/plain-press";

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>("[data-delegated-links] a[href^='/']")
    : null;

/** Goes to the link's page without loading the document again, and fetches it as soon as somebody reaches for it. */
export const listenToLists = (): void => {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(link.pathname);
  });
  const reachFor = (event: Event): void => {
    const link = linkOf(event);
    if (link) window.___loader?.hovering(link.pathname);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, reachFor, { passive: true });
};
