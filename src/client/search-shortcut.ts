/** Keyboard shortcuts for the search: `/`, and Ctrl or Cmd+K. */
import { navigate } from "gatsby";
import { routes } from "../routes";

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,textarea,select"));

/** Whether a key press is the shortcut; not in a field, and not if already handled. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.altKey &&
  !isTyping(event) &&
  (event.ctrlKey || event.metaKey ? event.key === "k" : event.key === "/");

/** Adds the listener; before hydration the keys keep the browser's behaviour. */
export const listenForSearchShortcut = (): void =>
  document.addEventListener("keydown", (event) => {
    if (!window.___navigate || !isSearchShortcut(event)) return;
    event.preventDefault();
    if (location.pathname === routes.search) document.querySelector<HTMLElement>("main input")?.focus();
    else void navigate(routes.search);
  });
