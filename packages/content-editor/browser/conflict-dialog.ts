/** Dialogs for fields that the form and somebody else changed. */
import { fileByLabels, type Choice, type Conflict } from "../merge-entry";
import { withDays } from "./date-control";
import { element, showDialog } from "./dom";

const side = (name: string, value: Choice, title: string, text: string | undefined): HTMLElement => {
  const input = element("input", { type: "radio", name, value, required: "" });
  const shown = element("pre", {}, withDays(text ?? "(taken away)"));
  return element("label", {}, input, element("strong", {}, title), shown);
};

const asked = ({ label, ours, theirs }: Conflict, index: number, theirTitle = "In the file now"): HTMLElement => {
  const name = `conflict-${index}`;
  return element(
    "fieldset",
    {},
    element("legend", {}, label),
    side(name, "ours", "Yours", ours),
    side(name, "theirs", theirTitle, theirs),
  );
};

interface Question {
  title: string;
  text: string;
  /** Label of the confirming button. */
  go: string;
  /** Label of the button that leads back, if not to a form. */
  back?: string;
}

const askAbout = (
  { title, text, go, back: backTo = "Back to the form" }: Question,
  fields: readonly HTMLElement[],
): Promise<FormData | undefined> => {
  const submit = element("button", { type: "submit" }, go);
  const back = element("button", { type: "button" }, backTo);
  const form = element("form", { method: "dialog" }, ...fields, element("p", {}, submit, " ", back));
  const dialog = element("dialog", { class: "conflicts" }, element("h2", {}, title), element("p", {}, text), form);
  return new Promise((answer) => {
    let chosen: FormData | undefined;
    form.addEventListener("submit", () => (chosen = new FormData(form)));
    back.addEventListener("click", () => dialog.close());
    showDialog(dialog, () => answer(chosen));
  });
};

const WHILE_OPEN: Question = {
  title: "Changed by somebody else, too",
  text: "While this form was open, these fields were changed in the file. Nothing is saved before you have chosen; all other changes of both sides stay.",
  go: "Save what I chose",
};

/**
 * @param question what is asked, and what the other side is called, if it is not about a form
 * @returns the choices, or `undefined` if the editor goes back
 */
export const askChoices = async (
  conflicts: readonly Conflict[],
  question: Question & { theirs?: string } = WHILE_OPEN,
): Promise<Choice[] | undefined> => {
  const answers = await askAbout(
    question,
    conflicts.map((conflict, index) => asked(conflict, index, question.theirs)),
  );
  return answers && conflicts.map((_, index) => answers.get(`conflict-${index}`) as Choice);
};

/** Asks about a file that was created, changed or deleted in the meantime. @param now nothing if it is not there */
export const askAboutFile = async (question: Question, path: string, now: string | null): Promise<boolean> => {
  const shown = now === null ? [] : [element("pre", {}, withDays(fileByLabels(path, now)))];
  return (await askAbout(question, shown)) !== undefined;
};
