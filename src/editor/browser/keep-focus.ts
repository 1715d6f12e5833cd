/**
 * The first save of an entry, after which Decap CMS draws its form again: what is typed meanwhile would be lost, so
 * nothing can be typed; then the focus is where it was.
 */
import { history as decapHistory } from "decap-cms-core/dist/esm/routing/history.js";
import { putCaretAtEnd } from "./caret";
import { controlOf, WRITTEN_INTO } from "./find-field";
import { openEntry, store } from "./store";

/** How long Decap CMS may take to draw the form, in milliseconds. */
const PATIENCE = 10_000;

/** Takes the place of the button that saves. */
const SAVED_BUTTON = '[class*="-PublishedToolbarButton"]';

/** The element of the editor. */
const ROOT = "nc-root";

/** What is written into below each label; a text is there a moment after its form. */
const fields = (): (HTMLElement | null | undefined)[] =>
  [...document.querySelectorAll("label[for*='-field-']")].map((label) =>
    controlOf(label)?.querySelector<HTMLElement>(WRITTEN_INTO),
  );

/** Brings the focus back when it gets lost. */
let bringBack = (): void => undefined;

/** @param focused the element that has the focus when the save is asked for */
export const noteFocus = (focused: Element | null): void => {
  // The label of a group is above that of its first field.
  const place = focused ? fields().lastIndexOf(focused as HTMLElement) : -1;
  bringBack = () => {
    if (document.getElementById(ROOT)?.inert || document.activeElement !== document.body) return;
    const target = place === -1 ? document.querySelector<HTMLElement>(SAVED_BUTTON) : fields()[place];
    target?.focus({ preventScroll: true });
    if (target && place !== -1) putCaretAtEnd(target);
  };
};

/** Follows the forms of new entries. */
export const keepFocus = (): void => {
  const observer = new MutationObserver(() => bringBack());
  const stop = (): void => observer.disconnect();
  // Where somebody presses, the focus goes.
  document.addEventListener("pointerdown", stop, true);
  let isHeld = false;
  let timer = 0;
  const hold = (isHolding: boolean): void => {
    isHeld = isHolding;
    clearTimeout(timer);
    document.getElementById(ROOT)?.toggleAttribute("inert", isHolding);
    if (isHolding) observer.observe(document.body, { childList: true, subtree: true });
    else timer = window.setTimeout(stop, PATIENCE);
  };
  store.subscribe(() => {
    const entry = openEntry();
    const isPersisting = entry?.get("isPersisting") === true;
    if (!isHeld) return isPersisting && entry?.get("newRecord") === true ? hold(true) : undefined;
    if (isPersisting || entry?.get("slug")) return;
    // Refused: the reasons lead to their fields.
    hold(false);
    stop();
  });
  decapHistory.listen(() => {
    if (isHeld) hold(false);
  });
};
