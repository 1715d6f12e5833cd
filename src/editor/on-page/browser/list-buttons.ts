/** Buttons for the item of a list that was pointed at. */
import type { PathStep } from "../../../content-model/fields/schema-walk";
import { element } from "../../browser/dom";
import type { ListAction, ListRequest } from "../list-actions";
import { ON_PAGE } from "../place";
import type { Answer } from "./trace";

const LABELS: Readonly<Record<ListAction, string>> = {
  add: "Add after",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
};

interface Written {
  error?: string;
}

/** Asks the server; the answer says what is wrong, if anything is. */
export const post = async <T extends object>(address: string, body: object): Promise<T & Written> => {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T & Written;
  } catch {
    return { error: "The site does not respond. Fix: start `npm run edit` again." } as T & Written;
  }
};

/** What happens around a change that is not made in the form. */
export interface WriteEvents {
  /** Asks where the form has unsaved changes. @returns false if the editor stays */
  mayWrite: () => Promise<boolean>;
  /** @param path where the form goes on; where it is without it */
  done: (words: string, path?: readonly PathStep[]) => Promise<void>;
  failed: (problem: string) => void;
}

/** A button that writes once at a time. */
export const writingButton = (
  label: string,
  attributes: Readonly<Record<string, string>>,
  { events, write, done }: { events: WriteEvents; write: () => Promise<Written>; done: () => Promise<void> },
): HTMLButtonElement => {
  const button = element("button", { type: "button", ...attributes }, label);
  const press = async (): Promise<void> => {
    button.disabled = true;
    if (await events.mayWrite()) {
      const { error } = await write();
      if (error === undefined) await done();
      else events.failed(error);
    }
    button.disabled = false;
  };
  button.addEventListener("click", () => void press());
  return button;
};

const STEPS = { add: 1, up: -1, down: 1 } as const;

const DONE: Readonly<Record<ListAction, string>> = {
  add: "added, as a copy to change",
  up: "moved up",
  down: "moved down",
  remove: "removed; “Last saves” can bring it back",
};

export const listButtons = ({ place }: Answer, events: WriteEvents): HTMLButtonElement[] => {
  const { list } = place;
  if (!list) return [];
  const { path, index, size, item } = list;
  const cannot = (action: ListAction): boolean =>
    (action === "up" && index === 0) || (action === "down" && index === size - 1);
  return (Object.keys(LABELS) as ListAction[]).map((action) => {
    const label = LABELS[action];
    const request: ListRequest = { file: place.file, path, index, action, size };
    const after = action === "remove" ? path : [...path, index + STEPS[action]];
    const button = writingButton(
      label,
      { "aria-label": `${label}: ${item} ${index + 1} of ${size}` },
      {
        events,
        write: () => post(ON_PAGE.list, request),
        done: () => events.done(`${item} ${DONE[action]}.`, after),
      },
    );
    button.disabled = cannot(action);
    return button;
  });
};
