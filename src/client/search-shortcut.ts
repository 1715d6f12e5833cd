/** The keys that lead to the search from every page: `/`, and Ctrl or Cmd with K. */
import { navigate } from "gatsby";
import { routes } from "../routes";

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,textarea,select"));

/** Whether a key press asks for the search; one in a field, or one that something else has answered, does not. */
export const asksForSearch = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.altKey &&
  !isTyping(event) &&
  (event.ctrlKey || event.metaKey ? event.key === "k" : event.key === "/");

/** Listens for the keys; until the page works they are the browser's. */
export const listenForSearchShortcut = (): void =>
  document.addEventListener("keydown", (event) => {
    if (!window.___navigate || !asksForSearch(event)) return;
    event.preventDefault();
    if (location.pathname === routes.search) document.querySelector<HTMLElement>("main input")?.focus();
    else void navigate(routes.search);
  });
