/** The last saves, each with a button that brings back what was there before. */
import { element } from "../../browser/dom";
import { ON_PAGE } from "../place";
import type { SaveSummary } from "../saves";
import { post } from "./list-buttons";

const timeOf = (time: number): string =>
  new Date(time).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" });

interface UndoEvents {
  done: (words: string) => void;
  failed: (problem: string) => void;
}

const itemOf = ({ id, time, words }: SaveSummary, { done, failed }: UndoEvents): HTMLElement => {
  const button = element("button", { type: "button" }, "Bring back what was before");
  button.addEventListener("click", () => {
    button.disabled = true;
    void post(ON_PAGE.saves, { id }).then((problem) => {
      button.disabled = false;
      if (problem) failed(problem);
      else done(`Taken back: ${words}`);
    });
  });
  return element("li", {}, element("span", {}, `${timeOf(time)} · ${words}`), button);
};

/** Fills a list with the last saves. */
export const showSaves = async (list: HTMLElement, events: UndoEvents): Promise<void> => {
  const response = await fetch(ON_PAGE.saves).catch(() => undefined);
  const { saves } = response?.ok ? ((await response.json()) as { saves: SaveSummary[] }) : { saves: [] };
  list.replaceChildren(
    ...(saves.length > 0 ? saves.map((save) => itemOf(save, events)) : [element("li", {}, "Nothing was saved yet.")]),
  );
};
