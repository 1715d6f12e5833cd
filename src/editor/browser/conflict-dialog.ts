/** Dialogs for fields that the form and somebody else changed. */
import type { Choice, Conflict } from "../merge-entry";
import { element, showDialog } from "./dom";

const side = (name: string, value: Choice, title: string, text: string | undefined): HTMLElement => {
  const input = element("input", { type: "radio", name, value, required: "" });
  const shown = element("pre", {}, text ?? "(taken away)");
  return element("label", {}, input, element("strong", {}, title), shown);
};

const asked = ({ label, ours, theirs }: Conflict, index: number): HTMLElement => {
  const name = `conflict-${index}`;
  return element(
    "fieldset",
    {},
    element("legend", {}, label),
    side(name, "ours", "Yours", ours),
    side(name, "theirs", "In the file now", theirs),
  );
};

interface Question {
  title: string;
  text: string;
  /** Label of the confirming button. */
  go: string;
}

const askAbout = ({ title, text, go }: Question, fields: readonly HTMLElement[]): Promise<FormData | undefined> => {
  const submit = element("button", { type: "submit" }, go);
  const back = element("button", { type: "button" }, "Back to the form");
  const form = element("form", { method: "dialog" }, ...fields, element("p", {}, submit, " ", back));
  const dialog = element("dialog", { class: "conflicts" }, element("h2", {}, title), element("p", {}, text), form);
  return new Promise((answer) => {
    let chosen: FormData | undefined;
    form.addEventListener("submit", () => (chosen = new FormData(form)));
    back.addEventListener("click", () => dialog.close());
    showDialog(dialog, () => answer(chosen));
  });
};

/** @returns the choices, or `undefined` if the editor goes back to the form */
export const askChoices = async (conflicts: readonly Conflict[]): Promise<Choice[] | undefined> => {
  const answers = await askAbout(
    {
      title: "Changed by somebody else, too",
      text: "While this form was open, these fields were changed in the file. Nothing is saved before you have chosen; all other changes of both sides stay.",
      go: "Save what I chose",
    },
    conflicts.map(asked),
  );
  return answers && conflicts.map((_, index) => answers.get(`conflict-${index}`) as Choice);
};

/** Asks about a file that was created, changed or deleted in the meantime. */
export const askAboutFile = async (question: Question, now?: string): Promise<boolean> => {
  const shown = now === undefined ? [] : [element("pre", {}, now)];
  return (await askAbout(question, shown)) !== undefined;
};
