/** One line about a text, at the bottom of the window, until it is closed. */
import { element, removePanel, showPanel } from "./dom";

let notice: HTMLElement | undefined;

const remove = (): void => {
  if (notice) removePanel(notice);
  notice = undefined;
};

/** Tells an editor what a text could not take. */
export const tellAboutText = (words: string): void => {
  remove();
  const close = element("button", { type: "button", "aria-label": "Close" }, "×");
  close.addEventListener("click", remove);
  notice = element("section", { class: "problems", role: "status" }, close, element("p", {}, words));
  showPanel(notice);
};
