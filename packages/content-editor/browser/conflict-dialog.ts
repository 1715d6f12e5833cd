/** The dialog for fields that the form and somebody else changed. */
import type { Choice, Conflict } from "../merge-entry";
import { element, showDialog } from "./dom";

const side = (name: string, value: Choice, title: string, text: string | undefined): HTMLElement => {
  const input = element("input", { type: "radio", name, value, required: "" });
  const shown = element("pre", {}, text ?? "(taken away)");
  return element("label", {}, input, element("strong", {}, title), shown);
};

const asked = ({ label, ours, theirs }: Conflict, index: number, theirTitle = "In the file now"): HTMLElement => {
  const name = `conflict-${index}`;
  return element(
    "fieldset",
    {},
    element("legend", {}, label || "The whole entry"),
    side(name, "ours", "Yours", ours),
    side(name, "theirs", theirTitle, theirs),
  );
};

interface Question {
  text: string;
  /** Label of the confirming button. */
  go: string;
  /** Label of the button that leads back. */
  back: string;
  /** What the other side is called, if it is not the file. */
  theirs?: string;
}

const WHILE_OPEN: Question = {
  text: "While this form was open, these fields were changed in the file. Nothing is saved before you have chosen; all other changes of both sides stay.",
  go: "Save what I chose",
  back: "Back to the form",
};

/** @returns the choices, or `undefined` if the editor goes back */
export const askChoices = (
  conflicts: readonly Conflict[],
  { text, go, back: backTo, theirs } = WHILE_OPEN,
): Promise<Choice[] | undefined> => {
  const fields = conflicts.map((conflict, index) => asked(conflict, index, theirs));
  const submit = element("button", { type: "submit" }, go);
  const back = element("button", { type: "button" }, backTo);
  const form = element("form", { method: "dialog" }, ...fields, element("p", {}, submit, " ", back));
  const title = element("h2", {}, "Changed by somebody else, too");
  const dialog = element("dialog", { class: "conflicts" }, title, element("p", {}, text), form);
  return new Promise((answer) => {
    let chosen: Choice[] | undefined;
    form.addEventListener("submit", () => {
      const answers = new FormData(form);
      chosen = conflicts.map((_, index) => (answers.get(`conflict-${index}`) === "ours" ? "ours" : "theirs"));
    });
    back.addEventListener("click", () => dialog.close());
    showDialog(dialog, () => answer(chosen));
  });
};
