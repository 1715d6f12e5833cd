/** Leaves a form for another one by URL, which Decap CMS does not ask about. */
import { hasUnsaved } from "./store";

declare global {
  interface Window {
    /** For Decap CMS's loading of an entry, see src/editor/fix-decap.ts; tells later whether its form is still open. */
    openAddress?: () => () => boolean;
  }
}

export const UNSAVED = "This form has changes that are not saved. Leave it without saving?";

/** True once the editor has decided, so that the browser does not ask again. */
let isDecided = false;

/** Loads the editor at another form. */
export const goTo = (url: string): void => {
  if (hasUnsaved() && !window.confirm(UNSAVED)) return;
  isDecided = true;
  history.replaceState(undefined, "", url);
  location.reload();
};

/** The URL of a form, without the field that it names. */
const formNow = (): string => location.hash.split("?")[0] ?? "";

/** Call before Decap CMS adds its listeners. */
export const followLeaving = (): void => {
  window.openAddress = () => {
    const before = formNow();
    return () => formNow() === before;
  };
  window.addEventListener("beforeunload", (event) => isDecided && event.stopImmediatePropagation());
};
