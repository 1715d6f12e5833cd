/** One line about a text, at the bottom of the window. */
import { element } from "./dom";

let notice: HTMLElement | undefined;

const remove = (): void => {
  notice?.remove();
  notice = undefined;
};

/**
 * Tells an editor what a text could not take. Stays until it is closed.
 * @param undo takes back what was done
 */
export const tellAboutText = (words: string, undo?: () => void): void => {
  remove();
  const close = element("button", { type: "button", "aria-label": "Close" }, "×");
  close.addEventListener("click", remove);
  const line = element("p", {}, words);
  if (undo) {
    const button = element("button", { type: "button", class: "undo" }, "Undo");
    button.addEventListener("click", () => {
      undo();
      remove();
    });
    line.append(" ", button);
  }
  notice = element("section", { class: "problems", role: "status" }, close, line);
  document.body.append(notice);
};
