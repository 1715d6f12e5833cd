/** Buttons for the item of a list that was pointed at. */
import { element } from "../../browser/dom";
import type { ListAction, ListRequest } from "../list-actions";
import { ON_PAGE, type FieldPlace } from "../place";
import type { Answer } from "./trace";

const LABELS: Readonly<Record<ListAction, string>> = {
  add: "Add after",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
};

/** Asks the server; resolves to what is wrong, if anything is. */
export const post = async (address: string, body: object): Promise<string | undefined> => {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok ? undefined : ((await response.json()) as { error: string }).error;
  } catch {
    return "The site does not respond. Fix: start `npm run edit` again.";
  }
};

interface ListEvents {
  /** After the list was changed, with the address of the form at the item as it is now. */
  done: (words: string, address: string) => void;
  failed: (problem: string) => void;
}

const DONE: Readonly<Record<ListAction, string>> = {
  add: "added, as a copy to change",
  up: "moved up",
  down: "moved down",
  remove: "removed; “Last saves” can bring it back",
};

const STEPS: Readonly<Record<ListAction, number>> = { add: 1, up: -1, down: 1, remove: 0 };

const indexAfter = (action: ListAction, index: number): number => index + STEPS[action];

/** The form at an item of the list that a place is in. */
const formAt = ({ form, list }: FieldPlace, index: number): string =>
  form.replace(/\?.*$/, `?field=${[...(list?.path ?? []), index].join(".")}`);

export const listButtons = ({ place }: Answer, { done, failed }: ListEvents): HTMLButtonElement[] => {
  const { list } = place;
  if (!list) return [];
  const { path, index, size, item } = list;
  const cannot = (action: ListAction): boolean =>
    (action === "up" && index === 0) || (action === "down" && index === size - 1);
  return (Object.keys(LABELS) as ListAction[]).map((action) => {
    const label = LABELS[action];
    const button = element(
      "button",
      { type: "button", "aria-label": `${label}: ${item} ${index + 1} of ${size}` },
      label,
    );
    button.disabled = cannot(action);
    button.addEventListener("click", () => {
      button.disabled = true;
      const request: ListRequest = { file: place.file, path, index, action, size };
      void post(ON_PAGE.list, request).then((problem) => {
        button.disabled = false;
        if (problem) failed(problem);
        else done(`${item} ${DONE[action]}.`, formAt(place, indexAfter(action, index)));
      });
    });
    return button;
  });
};
