/** Saves with one press or Ctrl+S: Decap CMS's button opens a menu, of which the first item saves. */
import { openEntry } from "./store";

/** Decap CMS's button for unsaved changes. Its menu is hidden in src/editor/files.ts. */
const BUTTON = '[class*="-PublishButton"]';

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;

/** The menu is rendered after the press that opens it. */
const chooseFirst = (button: HTMLElement): void => {
  const menu = button.closest('[class*="-ToolbarDropdown"]');
  setTimeout(() => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.click());
};

const onClick = (event: MouseEvent): void => {
  const button = buttonAt(event);
  if (!button) return;
  if (openEntry()?.get("isPersisting")) event.stopPropagation();
  else chooseFirst(button);
};

const onKey = (event: KeyboardEvent): void => {
  const button = buttonAt(event);
  if (!button || !["Enter", " ", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key !== "ArrowDown") button.click();
};

/** Ctrl+S, or ⌘S on a Mac. */
const onShortcut = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const { activeElement: focused } = document;
  document.querySelector<HTMLElement>(BUTTON)?.click();
  // The menu takes the focus when it opens, and gives it to the button when it closes.
  setTimeout(() => setTimeout(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }), 100));
};

/** Screen readers are not told of a menu. */
const stripMenu = (): void => {
  const button = document.querySelector(BUTTON);
  for (const name of ["aria-haspopup", "aria-expanded"]) button?.removeAttribute(name);
};

/** Call before Decap CMS adds its listeners. */
export const saveWithOnePress = (): void => {
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("keydown", onShortcut, true);
  new MutationObserver(stripMenu).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-expanded"],
  });
};
