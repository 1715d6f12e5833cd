/** Dialogs for an entry as a whole: another address, and the removal of a service. */
import { isInFolder } from "content-kit";
import { matchKind } from "../kinds";
import type { Managed } from "../manage/serve";
import { element, showDialog } from "./dom";
import { ask, button, problemItem, sentence, titledDialog } from "./publish-parts";
import type { Form } from "./form";
import { settings } from "./settings";

/** A dialog that says what was done, or why it was not. */
class ManageDialog {
  private readonly status = element("div", { role: "status", class: "status", tabindex: "-1" });

  constructor(title: string, ...parts: readonly HTMLElement[]) {
    showDialog(titledDialog(title, this.status, ...parts), () => undefined);
  }

  async ask(path: string, body: object, done: string): Promise<void> {
    const answer = await ask<Managed>(path, body);
    if ("error" in answer)
      this.status.replaceChildren(
        sentence(answer.error),
        element("ul", {}, ...(answer.problems ?? []).map(problemItem)),
      );
    else {
      const open = answer.form === undefined ? [] : [element("a", { href: answer.form }, "Open its form")];
      this.status.replaceChildren(sentence(done), element("p", { class: "actions" }, ...open));
    }
    this.status.focus();
  }
}

const SAVE_FIRST = "The form has changes that are not saved.\nFix: save them first.";

const rename = ({ path, isChanged }: Form, slug: string): void => {
  if (isChanged) return void new ManageDialog("Change the address", sentence(SAVE_FIRST));
  const input = element("input", { type: "text", value: slug, required: "" });
  const form = element(
    "form",
    {},
    element("label", {}, "The end of its address", input),
    element("p", {}, element("button", { type: "submit", class: "main" }, "Change the address")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = { path, slug: input.value };
    void dialog.ask(
      "manage/rename",
      body,
      "Done. Links on this site follow, and the old address leads to the new one.",
    );
  });
  const dialog = new ManageDialog("Change the address", form);
};

const removeService = (path: string): void => {
  const remove = button("Delete the service", "Delete the service", () => {
    void dialog.ask("manage/remove", { path }, "The service is deleted, with all its parts.");
  });
  const dialog = new ManageDialog(
    "Delete the service",
    sentence(
      "All parts of the service are deleted. Where something still refers to it, nothing is, and you see where.",
    ),
    element("p", {}, remove),
  );
};

/** What can be done with an entry as a whole, by the program that runs next to the site. */
export const entryActions = (form: Form): { label: string; press: () => void }[] => {
  const { kind, slug } = matchKind(form.path) ?? {};
  if (!slug || settings.isHosted) return [];
  const actions = [{ label: "Change the address", press: () => rename(form, slug) }];
  return kind && isInFolder(kind)
    ? [...actions, { label: "Delete this service", press: () => removeService(form.path) }]
    : actions;
};
