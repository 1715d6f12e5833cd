/** Entries as a whole (an address, a service, a removal), and warnings and pictures of the whole content. */
import { matchKind } from "../../content-model/kinds/match-kind";
import type { MediaFile, Overview } from "../manage/overview";
import { MANAGE } from "../manage/paths";
import type { Managed } from "../manage/serve";
import { element, showDialog } from "./dom";
import { ask, button, problemItem, sentence, titledDialog, type Failure } from "./publish-parts";
import { hasUnsaved, openPath } from "./store";

const isFailure = (answer: object): answer is Failure => "error" in answer;

/** A dialog that says what was done, with a way back, or why it was not. */
class ManageDialog {
  readonly status = element("div", { role: "status", class: "status", tabindex: "-1" });
  private readonly dialog: HTMLDialogElement;

  constructor(title: string, ...parts: readonly HTMLElement[]) {
    this.dialog = titledDialog(title, this.status, ...parts);
    showDialog(this.dialog, () => undefined);
  }

  add(...parts: readonly HTMLElement[]): void {
    this.dialog.append(...parts);
  }

  /** Asks the server to do something; afterwards, it can be undone. */
  async ask(address: string, body: object, done: (managed: Managed) => string): Promise<void> {
    const answer = await ask<Managed>(address, body);
    if (isFailure(answer))
      this.status.replaceChildren(
        sentence(answer.error),
        element("ul", {}, ...(answer.problems ?? []).map(problemItem)),
      );
    else {
      const { form, save } = answer;
      const undo = button("Undo", "Undo", () => void this.undo(save));
      const open = form === undefined ? [] : [element("a", { href: form }, "Open its form")];
      this.status.replaceChildren(sentence(done(answer)), element("p", { class: "actions" }, ...open, undo));
    }
    this.status.focus();
  }

  private async undo(save: number | undefined): Promise<void> {
    const answer = await ask<object>(MANAGE.undo, { id: save });
    this.status.replaceChildren(sentence(isFailure(answer) ? answer.error : "It is as it was before."));
    this.status.focus();
  }
}

/** A field with a button, as a form: Enter presses the button. */
const question = (
  { label, value = "", go }: { label: string; value?: string; go: string },
  answered: (text: string) => void,
): HTMLElement => {
  const input = element("input", { type: "text", value, required: "" });
  const form = element(
    "form",
    {},
    element("label", {}, label, input),
    element("p", {}, element("button", { type: "submit", class: "main" }, go)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answered(input.value);
  });
  return form;
};

const SAVE_FIRST = "The form has changes that are not saved.\nFix: save them first.";

/** @param path from the content folder */
const rename = (path: string): void => {
  if (hasUnsaved()) return void new ManageDialog("Change the address", sentence(SAVE_FIRST));
  const { slug = "" } = matchKind(path) ?? {};
  const form = question({ label: "The end of its address", value: slug, go: "Change the address" }, (text) => {
    void dialog.ask(
      MANAGE.rename,
      { path, slug: text },
      () => "Done. Links on this site follow, and the old address leads to the new one.",
    );
  });
  const dialog = new ManageDialog("Change the address", form);
};

const removeService = (path: string): void => {
  const remove = button("Delete the service", "Delete the service", () => {
    void dialog.ask(MANAGE.remove, { path }, () => "The service is deleted, with all its parts.");
  });
  const dialog = new ManageDialog(
    "Delete the service",
    sentence(
      "All parts of the service are deleted. Where something still refers to it, nothing is, and you see where.",
    ),
    element("p", {}, remove),
  );
};

const mediaItem = ({ name, usedOn }: MediaFile, dialog: () => ManageDialog): HTMLElement => {
  const item = element("li", {}, element("strong", {}, name));
  if (usedOn.length > 0) {
    const forms = usedOn.map((use) => element("li", {}, element("a", { href: use.form }, use.name)));
    item.append(sentence("Used on:"), element("ul", {}, ...forms));
    return item;
  }
  const remove = button("Delete", `Delete ${name}`, () => {
    void dialog().ask(MANAGE.remove, { path: `media/${name}` }, () => {
      item.remove();
      return `${name} is deleted.`;
    });
  });
  item.append(element("p", { class: "actions" }, "Nothing uses it.", remove));
  return item;
};

const part = (title: string, ...children: readonly HTMLElement[]): HTMLElement =>
  element("details", {}, element("summary", {}, title), ...children);

const list = (items: readonly HTMLElement[]): HTMLElement => element("ul", { class: "entries" }, ...items);

const showOverview = async (): Promise<void> => {
  const dialog = new ManageDialog("Site overview");
  const answer = await ask<Overview>(MANAGE.overview);
  if (isFailure(answer)) return dialog.status.replaceChildren(sentence(answer.error));
  const { problems, media } = answer;
  const [unused, used] = [
    media.filter(({ usedOn }) => usedOn.length === 0),
    media.filter((file) => file.usedOn.length > 0),
  ];
  const items = (files: readonly MediaFile[]): HTMLElement => list(files.map((file) => mediaItem(file, () => dialog)));
  dialog.add(
    part(`Warnings (${problems.length})`, list(problems.map(problemItem))),
    part(`Pictures and files that nothing uses (${unused.length})`, items(unused)),
    part(`Pictures and files in use (${used.length})`, items(used)),
    part(
      "Add a service",
      question({ label: "What it is called", go: "Add the service" }, (title) => {
        void dialog.ask(
          MANAGE.addService,
          { title },
          () =>
            "The service is there as a draft, with all its parts to fill in. Load the editor again to see it in the list.",
        );
      }),
    ),
  );
};

/** What can be done with the open entry as a whole. */
export const entryActions = (root: string): HTMLElement[] => {
  const path = openPath().slice(root.length);
  const { kind, slug } = matchKind(path) ?? {};
  if (!slug) return [];
  const isService = kind?.files.includes("{slug}/") ?? false;
  return [
    button("Change the address", "Change the address", () => rename(path)),
    ...(isService ? [button("Delete this service", "Delete this service", () => removeService(path))] : []),
  ];
};

/** Shows the button for the whole content, beside that for publishing. */
export const showManaging = (): void => {
  const open = button("Site overview", "Site overview", () => void showOverview());
  open.className = "open-publish open-manage";
  document.body.append(open);
};
