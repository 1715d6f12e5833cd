/** The last saves, each with a button that brings back what was there before. */
import { element } from "../../browser/dom";
import { ON_PAGE } from "../place";
import type { SaveSummary } from "../saves";
import { post, writingButton, type WriteEvents } from "./list-buttons";

const timeOf = (time: number): string =>
  new Date(time).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" });

const itemOf = ({ id, time, words }: SaveSummary, events: WriteEvents): HTMLElement => {
  const button = writingButton(
    "Bring back what was before",
    {},
    { events, write: () => post(ON_PAGE.saves, { id }), done: () => events.done(`Taken back: ${words}`) },
  );
  return element("li", {}, element("span", {}, `${timeOf(time)} · ${words}`), button);
};

/** Fills a list with the last saves. */
export const showSaves = async (list: HTMLElement, events: WriteEvents): Promise<void> => {
  const response = await fetch(ON_PAGE.saves).catch(() => undefined);
  const { saves } = response?.ok ? ((await response.json()) as { saves: SaveSummary[] }) : { saves: [] };
  list.replaceChildren(
    ...(saves.length > 0 ? saves.map((save) => itemOf(save, events)) : [element("li", {}, "Nothing was saved yet.")]),
  );
};
