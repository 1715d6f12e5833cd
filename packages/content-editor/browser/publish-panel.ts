/** The dialog with what is not published yet, the button that publishes it, and the history of the open entry. */
import type { FileChange } from "../publish/describe-files";
import type { FieldChange } from "../publish/field-changes";
import type { CommittedChange, Version } from "../publish/history";
import type { Online } from "../publish/online";
import type { Published, PublishRequest } from "../publish/publish";
import { element, showDialog } from "./dom";
import { readFile } from "./backends";
import { openForm } from "./form";
import {
  ask,
  askAboutFiles,
  button,
  dateOf,
  personForm,
  problemItem,
  sentence,
  sides,
  titledDialog,
  type Failure,
} from "./publish-parts";

/** In milliseconds: the pause between two looks at the live site, and how long they go on. */
const PAUSE = 10_000;
const LONGEST_LOOK = 20 * 60_000;

const paragraph = (...children: (string | HTMLElement)[]): HTMLElement =>
  element("p", { class: "actions" }, ...children);

class PublishDialog {
  private readonly status = element("div", { role: "status", class: "status", tabindex: "-1" });
  private readonly changes = element("ul", { class: "entries" }, element("li", {}, "Looking …"));
  private readonly publishButton = button("Publish", "Publish", () => void this.publish({}));
  private readonly dialog: HTMLDialogElement;
  private isOpen = true;
  /** Changes when something else is shown, so that nothing more is shown of the live site. */
  private turn = 0;
  /** The form behind the dialog. */
  private readonly path = openForm()?.path ?? "";

  constructor() {
    this.publishButton.className = "main";
    this.dialog = titledDialog("Not published yet", element("p", {}, this.publishButton), this.status, this.changes);
    if (openForm()?.isChanged)
      this.changes.before(
        sentence("The form behind has changes that are not saved. They are not published; save them first."),
      );
    if (this.path) this.dialog.append(this.later("History of this entry", () => this.history()));
    this.dialog.append(this.later("Published before", () => this.commits()));
    showDialog(this.dialog, () => (this.isOpen = false));
    void this.showChanges();
    void this.look();
  }

  /** A part that is asked for when somebody opens it. */
  private later(title: string, fill: () => Promise<HTMLElement[]>): HTMLElement {
    const list = element("ul", { class: "entries" });
    const details = element("details", {}, element("summary", {}, title), list);
    details.addEventListener("toggle", () => {
      if (!details.open) return;
      list.replaceChildren(element("li", {}, "Looking …"));
      void fill().then((items) => list.replaceChildren(...items));
    });
    return details;
  }

  private show(...shown: (string | HTMLElement)[]): void {
    this.turn += 1;
    this.status.replaceChildren(...shown.map((one) => (typeof one === "string" ? sentence(one) : one)));
  }

  private fail({ error, problems = [] }: Failure): void {
    this.show(error, ...(problems.length > 0 ? [element("ul", {}, ...problems.map(problemItem))] : []));
  }

  /** Changes files, and shows what is not published then. */
  private async change(path: string, body: object): Promise<void> {
    this.show("Changing the files …");
    const answer = await ask<{ words: string }>(path, body);
    if ("error" in answer) return this.fail(answer);
    await this.followFile();
    await this.showChanges();
    // The list behind was read before.
    if (!openForm()) this.dialog.addEventListener("close", () => location.reload());
    this.show(answer.words);
    // The button that was pressed is gone.
    this.status.focus();
  }

  /** Shows the file in the form behind, if nothing was typed there; otherwise saving merges both. */
  private async followFile(): Promise<void> {
    const form = openForm();
    if (!form || this.path === "" || form.path !== this.path || form.isChanged) return;
    const text = await readFile(this.path);
    if (text !== undefined) form.reload(text);
  }

  private async showChanges(): Promise<void> {
    const answer = await ask<{ files: FileChange[] }>("publish/changes");
    if ("error" in answer) {
      this.publishButton.disabled = true;
      this.changes.replaceChildren();
      return this.fail(answer);
    }
    const items = answer.files.map((file) => this.fileItem(file));
    this.changes.replaceChildren(...(items.length > 0 ? items : [element("li", {}, "Everything is published.")]));
  }

  private fileItem({ path, name, state, fields, form }: FileChange): HTMLElement {
    const item = element("li", {}, element("h3", {}, name));
    if (state !== "changed") item.append(sentence(state === "added" ? "New" : "Deleted"));
    else if (fields.length === 0) item.append(sentence("Changed"));
    item.append(...fields.map((field) => fieldItem(field, form)));
    const row = paragraph();
    if (form) row.append(element("a", { href: form }, "Open the form"));
    const words = { added: "Remove again", removed: "Bring back", changed: "Discard" }[state];
    row.append(button(words, `${words}: ${name}`, () => void this.change("publish/discard", { path })));
    item.append(row);
    return item;
  }

  private async history(): Promise<HTMLElement[]> {
    const answer = await ask<{ versions: Version[] }>("publish/history", { path: this.path });
    if ("error" in answer) return [element("li", {}, answer.error)];
    if (answer.versions.length === 0) return [element("li", {}, "It was not published at this address yet.")];
    return answer.versions.map((version) =>
      commitItem(version, "Bring this version into the form", () => void this.intoForm(version)),
    );
  }

  /** Brings a version into the form behind, where it is saved or discarded as what is typed there. */
  private async intoForm({ path, id }: Version): Promise<void> {
    if (openForm()?.isChanged)
      return this.show("Nothing was brought back.\nFix: save the form behind first, or discard its changes.");
    const answer = await ask<{ text: string }>("publish/earlier", { path, version: id });
    if ("error" in answer) return this.fail(answer);
    this.dialog.close();
    openForm()?.fill(answer.text);
  }

  private async commits(): Promise<HTMLElement[]> {
    const answer = await ask<{ commits: CommittedChange[] }>("publish/commits");
    if ("error" in answer) return [element("li", {}, answer.error)];
    return answer.commits.map((commit) =>
      commitItem(commit, "Take back", () => void this.change("publish/take-back", { commit: commit.id })),
    );
  }

  private async publish(request: PublishRequest): Promise<void> {
    this.publishButton.disabled = true;
    this.show("Checking, merging and publishing …");
    const answer = await ask<Published>("publish/start", request);
    this.publishButton.disabled = false;
    // A disabled button loses it.
    this.publishButton.focus();
    if ("error" in answer) return this.fail(answer);
    switch (answer.state) {
      case "anonymous":
        return this.show(personForm((person) => void this.publish({ ...request, person })));
      case "refused":
        return this.fail({
          error: answer.isMerged
            ? "Not published: somebody else has published errors meanwhile. Ask them to correct these, then press Publish again. Nothing of yours is lost."
            : "Not published: these errors would break the site. Each leads to its field.",
          problems: answer.problems,
        });
      case "undecided":
        return this.askConflicts(request, answer);
      default: {
        const { words, note } = answer;
        await this.followFile();
        await this.showChanges();
        const result = words.length > 0 ? "Published." : "There is nothing new to publish.";
        void this.look(Date.now() + LONGEST_LOOK, ...(note ? [result, note] : [result]));
      }
    }
  }

  private async askConflicts(
    request: PublishRequest,
    { files, seen }: Extract<Published, { state: "undecided" }>,
  ): Promise<void> {
    const choices = await askAboutFiles(files);
    if (!choices) return this.show("Nothing was published.");
    await this.publish({ ...request, decision: { seen, choices } });
  }

  /** Shows whether the live site has what is published; until it has, or the time is over. */
  private async look(until = 0, ...result: string[]): Promise<void> {
    if (result.length > 0) this.show(...result);
    let shown = "";
    for (let { turn } = this; ;) {
      const answer = await ask<Online>("publish/online");
      if (this.turn !== turn || "error" in answer) return;
      // A screen reader would read the same words again.
      if (answer.words !== shown) this.show(...result, (shown = answer.words));
      ({ turn } = this);
      if (answer.isOnline || Date.now() > until || !this.isOpen) return;
      await new Promise((next) => setTimeout(next, PAUSE));
    }
  }
}

const fieldItem = (field: FieldChange, form: string | undefined): HTMLElement => {
  const label = form ? element("a", { href: `${form}?field=${field.path.join(".")}` }, field.label) : field.label;
  return element("div", {}, element("p", { class: "field" }, label), sides(field));
};

const commitItem = ({ time, who, words }: CommittedChange, action: string, press: () => void): HTMLElement => {
  const title = `${dateOf(time)} · ${who}`;
  const lines = words.slice(0, 20).map(sentence);
  return element("li", {}, element("h3", {}, title), ...lines, paragraph(button(action, `${action}: ${title}`, press)));
};

/** Adds the button that opens the dialog. */
export const showPublishing = (): void => {
  const name = "Changes and publishing";
  const open = button(name, name, () => void new PublishDialog());
  open.className = "open-publish";
  document.body.append(open);
};
