/** Saves with one press or Ctrl+S: Decap CMS's button opens a menu, of which the first item saves. */
import { noteFocus } from "./keep-focus";
import { openEntry } from "./store";

/** Decap CMS's button for unsaved changes. Its menu is hidden in src/editor/files.ts. */
const BUTTON = '[class*="-PublishButton"]';

/** Where a shortcut is pressed, while it is handled. */
let shortcutIn: Element | null = null;

const MENU = '[class*="-ToolbarDropdown"]';

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;

/** How often the menu is looked for, and how long in between in milliseconds: a slow browser draws it late. */
const LOOKS = 100;
const STEP = 20;

/** The menu is rendered after the press that opens it. */
const chooseFirst = (button: HTMLElement): void => {
  const menu = button.closest(MENU);
  const look = (left: number): void => {
    const item = menu?.querySelector<HTMLElement>('[role="menuitem"]');
    if (item) item.click();
    else if (left > 0) setTimeout(look, STEP, left - 1);
  };
  setTimeout(look, 0, LOOKS);
};

const onClick = (event: MouseEvent): void => {
  const button = buttonAt(event);
  if (!button) return;
  if (openEntry()?.get("isPersisting")) return event.stopPropagation();
  noteFocus(shortcutIn ?? button);
  chooseFirst(button);
};

const onKey = (event: KeyboardEvent): void => {
  const button = buttonAt(event);
  if (!button || !["Enter", " ", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key !== "ArrowDown") button.click();
};

/** A refusal may have led to a field meanwhile. */
const focusAgain = (focused: Element | null): void => {
  const { activeElement: now } = document;
  const isAtButton = now === document.body || now?.closest(MENU);
  if (isAtButton && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
};

/** Ctrl+S, or ⌘S on a Mac. */
const onShortcut = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const { activeElement: focused } = document;
  shortcutIn = focused;
  document.querySelector<HTMLElement>(BUTTON)?.click();
  shortcutIn = null;
  // The menu takes the focus when it opens, and gives it to the button when it closes.
  setTimeout(() => setTimeout(() => focusAgain(focused), 100));
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
