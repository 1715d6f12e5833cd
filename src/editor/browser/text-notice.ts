/** One line about a text, at the bottom of the window. */
import { element } from "./dom";

let notice: HTMLElement | undefined;

const remove = (): void => {
  notice?.remove();
  notice = undefined;
};

/** Tells an editor what a text could not take. Stays until it is closed. */
export const tellAboutText = (words: string): void => {
  remove();
  const close = element("button", { type: "button", "aria-label": "Close" }, "×");
  close.addEventListener("click", remove);
  notice = element("section", { class: "problems", role: "status" }, close, element("p", {}, words));
  document.body.append(notice);
};
