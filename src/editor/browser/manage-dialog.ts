/** Dialogs for an entry as a whole: another address, and the removal of a service. */
import { matchKind } from "../../content-model/kinds/match-kind";
import { MANAGE } from "../manage/paths";
import type { Managed } from "../manage/serve";
import { element, showDialog } from "./dom";
import { ask, button, problemItem, sentence, titledDialog } from "./publish-parts";
import { hasUnsaved, openPath } from "./store";

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

/** @param path from the content folder */
const rename = (path: string, slug: string): void => {
  if (hasUnsaved()) return void new ManageDialog("Change the address", sentence(SAVE_FIRST));
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
    void dialog.ask(MANAGE.rename, body, "Done. Links on this site follow, and the old address leads to the new one.");
  });
  const dialog = new ManageDialog("Change the address", form);
};

const removeService = (path: string): void => {
  const remove = button("Delete the service", "Delete the service", () => {
    void dialog.ask(MANAGE.remove, { path }, "The service is deleted, with all its parts.");
  });
  const dialog = new ManageDialog(
    "Delete the service",
    sentence(
      "All parts of the service are deleted. Where something still refers to it, nothing is, and you see where.",
    ),
    element("p", {}, remove),
  );
};

/** What can be done with the open entry as a whole. */
export const entryActions = (root: string): HTMLElement[] => {
  const path = openPath().slice(root.length);
  const { kind, slug } = matchKind(path) ?? {};
  if (!slug) return [];
  const isService = kind?.files.includes("{slug}/") ?? false;
  return [
    button("Change the address", "Change the address", () => rename(path, slug)),
    ...(isService ? [button("Delete this service", "Delete this service", () => removeService(path))] : []),
  ];
};
