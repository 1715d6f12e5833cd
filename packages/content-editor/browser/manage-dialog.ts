/** Dialogs for an entry as a whole: another address, and the removal of a service. */
import { isInFolder } from "content-kit";
import { matchKind } from "../kinds";
import type { Managed } from "../manage/serve";
import { element, showDialog } from "./dom";
import { ask, button, problemItem, sentence, titledDialog } from "./publish-parts";
import type { Form } from "./form";
import { settings } from "./settings";

/** A dialog that leads to the entry's form, or says why nothing was done. */
class ManageDialog {
  private readonly status = element("div", { role: "status", class: "status", tabindex: "-1" });

  constructor(title: string, ...parts: readonly HTMLElement[]) {
    showDialog(titledDialog(title, this.status, ...parts), () => undefined);
  }

  async ask(path: string, body: object): Promise<void> {
    const answer = await ask<Managed>(path, body);
    // The form behind has no file any more.
    if (!("error" in answer)) return location.assign(answer.form ?? location.pathname);
    const problems = element("ul", {}, ...(answer.problems ?? []).map(problemItem));
    this.status.replaceChildren(sentence(answer.error), problems);
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
    sentence("Links on this site will follow, and the old address will lead to the new one."),
    element("label", {}, "The end of its address", input),
    element("p", {}, element("button", { type: "submit", class: "main" }, "Change the address")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void dialog.ask("manage/rename", { path, slug: input.value });
  });
  const dialog = new ManageDialog("Change the address", form);
};

const removeService = (path: string): void => {
  const remove = button("Delete the service", "Delete the service", () => {
    void dialog.ask("manage/remove", { path });
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
