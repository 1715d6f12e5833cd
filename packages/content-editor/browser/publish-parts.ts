/** Parts of the dialog for publishing. */
import type { ExplainedProblem } from "../explain-problems";
import type { Choice } from "../merge-entry";
import { editorPaths } from "../paths";
import type { FieldChange } from "../publish/field-changes";
import type { Published, PublishRequest } from "../publish/publish";
import { askChoices } from "./conflict-dialog";
import { element } from "./dom";

/** Why a request was refused. */
export interface Failure {
  error: string;
  problems?: ExplainedProblem[];
}

const UNREACHABLE: Failure = {
  error: "The editor does not answer.\nFix: see whether the program that you started (npm run edit) still runs.",
};

/** Asks the editing server to do something. */
export const ask = async <T extends object>(action: string, body: object = {}): Promise<T | Failure> => {
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`${editorPaths.page}/${action}`, json);
    return (await response.json()) as T | Failure;
  } catch {
    return UNREACHABLE;
  }
};

export const dateOf = (time: number): string =>
  new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

export const sentence = (text: string): HTMLElement => element("p", { class: "sentence" }, text);

/** @param name of the button for screen readers, which tells it from others of its kind */
export const button = (label: string, name: string, press: () => void): HTMLButtonElement => {
  const made = element("button", { type: "button", ...(name === label ? {} : { "aria-label": name }) }, label);
  made.addEventListener("click", press);
  return made;
};

const side = (title: string, text: string | undefined): HTMLElement =>
  element("div", {}, element("strong", {}, title), element("pre", {}, text ?? "(nothing)"));

/** The two sides of a difference. */
export const sides = ({ before, after }: FieldChange): HTMLElement =>
  element("div", { class: "sides" }, side("Published", before), side("Now", after));

/** A problem that leads to its field. */
export const problemItem = ({ text, form }: ExplainedProblem): HTMLElement => {
  const [first = "", ...more] = text.split("\n");
  const rest = more.length > 0 ? [element("span", {}, more.join("\n"))] : [];
  return element("li", {}, form === undefined ? first : element("a", { href: form }, first), ...rest);
};

type Person = NonNullable<PublishRequest["person"]>;

/** A dialog with a title and a button to close it; a link to a form closes it, too, as it would cover the form. */
export const titledDialog = (title: string, ...parts: readonly HTMLElement[]): HTMLDialogElement => {
  const heading = element("h2", { id: "dialog-title" }, title);
  const close = button("Close", "Close", () => dialog.close());
  const bar = element("div", { class: "bar" }, heading, close);
  const dialog = element("dialog", { class: "publish", "aria-labelledby": heading.id }, bar, ...parts);
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href*='/admin#']")) dialog.close();
  });
  return dialog;
};

/** Asks for the name and e-mail address of the person who publishes. */
export const personForm = (submit: (person: Person) => void): HTMLFormElement => {
  const name = element("input", { required: "", autocomplete: "name" });
  const email = element("input", { required: "", type: "email", autocomplete: "email" });
  const form = element(
    "form",
    {},
    sentence("Who publishes? It stands in the history, and is remembered for this website on this computer."),
    element("label", {}, "Name", name),
    element("label", {}, "E-mail", email),
    element("button", { type: "submit" }, "Publish as this person"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit({ name: name.value, email: email.value });
  });
  setTimeout(() => name.focus());
  return form;
};

/** Asks which side of each conflict stays. @returns the choices by file; undefined if the person goes back */
export const askAboutFiles = async (
  files: Extract<Published, { state: "undecided" }>["files"],
): Promise<Record<string, Choice[]> | undefined> => {
  const asked = files.flatMap(({ name, conflicts }) =>
    conflicts.map((conflict) => ({ ...conflict, label: [name, conflict.label].filter(Boolean).join(" › ") })),
  );
  const chosen = await askChoices(asked, {
    text: "These fields were published by somebody else meanwhile. Nothing is published before you have chosen; all other changes of both sides stay.",
    go: "Publish what I chose",
    back: "Back to the changes",
    theirs: "Published now",
  });
  if (!chosen) return undefined;
  const rest: Choice[] = [...chosen];
  return Object.fromEntries(files.map(({ path, conflicts }) => [path, rest.splice(0, conflicts.length)]));
};
