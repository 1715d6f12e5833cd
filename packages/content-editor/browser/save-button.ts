/**
 * Saves with one press or Ctrl+S. Decap CMS's button opens a menu, of which the first item saves; it has no other way.
 * Both are found by our own words: if a new version has others, a save takes two presses, and nothing else is lost.
 */
import { SAVE, SAVE_NOW } from "./words";

const withWords = (role: string, words: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)].find((one) => one.textContent?.trim() === words);

let focused: Element | null = null;

/** Where the focus was when a save was asked for: the menu takes it to the button. */
export const focusedBefore = (): Element | null => focused;

/** Ctrl+S, or ⌘S on a Mac. */
const onShortcut = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const button = withWords("button", SAVE);
  if (!button) return;
  focused = document.activeElement;
  button.click();
  setTimeout(() => {
    // A refusal may have led to a field meanwhile.
    if (focused instanceof HTMLElement && document.activeElement?.matches("body, [role=button]"))
      focused.focus({ preventScroll: true });
    focused = null;
  }, 100);
};

export const saveWithOnePress = (): void => {
  document.addEventListener("keydown", onShortcut);
  new MutationObserver(() => {
    withWords("menuitem", SAVE_NOW)?.click();
    // Nobody sees the menu.
    for (const name of ["aria-haspopup", "aria-expanded"]) withWords("button", SAVE)?.removeAttribute(name);
  }).observe(document.body, { childList: true, subtree: true });
};
