/** One line about a text, at the bottom of the window. */
import { element, removePanel, showPanel } from "./dom";

let notice: HTMLElement | undefined;

const remove = (): void => {
  if (notice) removePanel(notice);
  notice = undefined;
};

/** Takes the way back away: something else was changed since, which would be lost with it. */
export const endUndo = (): void => notice?.querySelector(".undo")?.remove();

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
      remove();
      undo();
    });
    line.append(" ", button);
  }
  notice = element("section", { class: "problems", role: "status" }, close, line);
  showPanel(notice);
};
