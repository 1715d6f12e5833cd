/** The dialog with what is not published yet, the button that publishes it, and the history of entries. */
import { PUBLISH } from "../publish/paths";
import type { CommittedChange, Deleted, Version } from "../publish/history";
import type { FileChange } from "../publish/describe-files";
import type { FieldChange } from "../publish/field-changes";
import type { Online } from "../publish/online";
import type { Published, PublishRequest } from "../publish/publish";
import type { Choice } from "../merge-entry";
import { askChoices } from "./conflict-dialog";
import { element, showDialog } from "./dom";
import { ask, button, dateOf, problemItem, sentence, sides, type Failure } from "./publish-parts";
import { openEntry, openPath, reopen, store } from "./store";

/** In milliseconds. */
const BETWEEN_LOOKS = 5_000;
/** For how long the live site is asked after a publication, in milliseconds. */
const LONGEST_LOOK = 20 * 60_000;

class PublishDialog {
  private readonly status = element("div", { role: "status", class: "status", tabindex: "-1" });
  private readonly changes = element("ul", { class: "entries" });
  private readonly publishButton = button("Publish", "Publish", () => void this.publish({}));
  private readonly dialog: HTMLDialogElement;
  private isOpen = true;
  /** Changes when something else is said, so that nothing more is said of the live site. */
  private turn = 0;
  /** Fills the parts again that are open. */
  private readonly refills: (() => void)[] = [];
  /** The form behind the dialog. */
  private readonly path = openPath();

  constructor(root: string) {
    const close = button("Close", "Close", () => this.dialog.close());
    this.dialog = element(
      "dialog",
      { class: "publish", "aria-labelledby": "publish-title" },
      element("div", { class: "bar" }, element("h2", { id: "publish-title" }, "Not published yet"), close),
      this.changes,
      element("p", {}, this.publishButton),
      this.status,
    );
    const path = this.path.slice(root.length);
    if (hasUnsaved())
      this.changes.before(
        sentence("The form behind has changes that are not saved. They are not published; save them first."),
      );
    if (path) this.dialog.append(this.later("History of this entry", () => this.historyOf(path)));
    this.dialog.append(
      this.later("Published before", () => this.commits()),
      this.later("Deleted entries and pictures", () => this.deleted()),
    );
    // A link leads to a form, which the dialog would cover.
    this.dialog.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a[href*='/admin#']")) this.dialog.close();
    });
    showDialog(this.dialog, () => (this.isOpen = false));
    void this.showChanges();
    void this.look();
  }

  /** A part that is asked for when somebody opens it. */
  private later(title: string, fill: () => Promise<HTMLElement[]>): HTMLElement {
    const list = element("ul", { class: "entries" });
    const details = element("details", {}, element("summary", {}, title), list);
    const refill = (): void => {
      if (details.open) void fill().then((items) => list.replaceChildren(...items));
    };
    details.addEventListener("toggle", () => {
      if (details.open) list.replaceChildren(element("li", {}, "Looking …"));
      refill();
    });
    this.refills.push(refill);
    return details;
  }

  private say(...shown: (string | HTMLElement)[]): void {
    this.turn += 1;
    this.status.replaceChildren(...shown.map((one) => (typeof one === "string" ? sentence(one) : one)));
  }

  private fail({ error, problems = [] }: Failure): void {
    if (problems.length === 0) return this.say(error);
    this.say(
      "This cannot be done, because the site would have errors:",
      element("ul", {}, ...problems.map(problemItem)),
    );
  }

  /** Brings a version or a field back, and shows what it changed. */
  private async restore(body: object, address: string = PUBLISH.restore): Promise<void> {
    const answer = await ask<{ words: string }>(address, body);
    if ("error" in answer) return this.fail(answer);
    this.followFile();
    await this.showChanges();
    for (const refill of this.refills) refill();
    this.say(`${answer.words} To undo this, use the history of the entry.`);
    // The button that was pressed is gone.
    this.status.focus();
  }

  /** Shows the file in the form behind, if nothing was typed there; otherwise saving merges both. */
  private followFile(): void {
    const entry = openEntry();
    if (entry && openPath() === this.path && !hasUnsaved()) reopen(entry);
  }

  private async showChanges(): Promise<void> {
    const answer = await ask<{ files: FileChange[] }>(PUBLISH.changes);
    if ("error" in answer) {
      this.publishButton.disabled = true;
      this.changes.replaceChildren();
      return this.fail(answer);
    }
    const items = answer.files.map((file) => this.fileItem(file));
    this.changes.replaceChildren(...(items.length > 0 ? items : [element("li", {}, "Everything is published.")]));
  }

  private fileItem(file: FileChange): HTMLElement {
    const { path, name, state, fields, form, page, appears } = file;
    const item = element("li", {}, element("h3", {}, name));
    if (state !== "changed") item.append(sentence(state === "added" ? "New" : "Deleted"));
    else if (fields.length === 0) item.append(sentence("Changed"));
    if (appears) item.append(sentence(appears));
    for (const field of fields) item.append(this.fieldItem(file, field));
    const row = element("p", { class: "actions" });
    if (page) row.append(element("a", { href: page, target: "_blank", rel: "noopener" }, "See the page"));
    if (form) row.append(element("a", { href: form }, "Open the form"));
    const words = { added: "Remove again", removed: "Bring back", changed: "Discard all" }[state];
    row.append(button(words, `${words}: ${name}`, () => void this.restore({ path, version: "published" })));
    item.append(row);
    return item;
  }

  private fieldItem({ path, form, name }: FileChange, field: FieldChange): HTMLElement {
    const label = form ? element("a", { href: `${form}?field=${field.path.join(".")}` }, field.label) : field.label;
    const discard = button(
      "Discard",
      `Discard: ${name}, ${field.label}`,
      () => void this.restore({ path, version: "published", change: field.id }),
    );
    const head = element("p", { class: "field" }, element("span", {}, label), discard);
    return element("div", {}, head, sides(field, ["Published", "Now"]));
  }

  private async historyOf(path: string): Promise<HTMLElement[]> {
    const address = `${PUBLISH.history}?${new URLSearchParams({ path }).toString()}`;
    const answer = await ask<{ versions: Version[]; note?: string }>(address);
    if ("error" in answer) return [element("li", {}, answer.error)];
    const items = answer.versions.map((version) => this.versionItem(path, version));
    if (answer.note) items.push(element("li", { class: "sentence" }, answer.note));
    return items.length > 0 ? items : [element("li", {}, "This entry was not saved yet.")];
  }

  private versionItem(path: string, { id, path: at, who, time, words }: Version): HTMLElement {
    const when = dateOf(time);
    const shown = element("div", {});
    const compare = button("Compare with now", `Compare ${when} with now`, () => void show());
    const query = { path, version: id, ...(at === path ? {} : { at }) };
    const show = async (): Promise<void> => {
      const address = `${PUBLISH.compare}?${new URLSearchParams(query).toString()}`;
      const answer = await ask<{ before: string | null; now: string | null; fields: FieldChange[] }>(address);
      if ("error" in answer) return shown.replaceChildren(sentence(answer.error));
      const fields = answer.fields.map((field) => {
        const back = button(
          "Bring back",
          `Bring back ${field.label} of ${when}`,
          () => void this.restore({ ...query, change: field.id }),
        );
        const head = element("p", { class: "field" }, element("span", {}, field.label), back);
        return element("div", {}, head, sides(field, ["Then", "Now"]));
      });
      shown.replaceChildren(...(fields.length > 0 ? fields : [sentence("The same as now.")]));
    };
    const whole = button(
      "Bring back this version",
      `Bring back the version of ${when}`,
      () => void this.restore(query),
    );
    return element(
      "li",
      {},
      element("h3", {}, `${when} · ${who}`),
      ...words.map(sentence),
      element("p", { class: "actions" }, compare, whole),
      shown,
    );
  }

  private async commits(): Promise<HTMLElement[]> {
    const answer = await ask<{ commits: CommittedChange[] }>(PUBLISH.commits);
    if ("error" in answer) return [element("li", {}, answer.error)];
    return answer.commits.map(({ id, who, time, words }) => {
      const when = dateOf(time);
      const back = button(
        "Take back",
        `Take back what ${who} changed on ${when}`,
        () => void this.restore({ commit: id }, PUBLISH.takeBack),
      );
      return element(
        "li",
        {},
        element("h3", {}, `${when} · ${who}`),
        ...words.slice(0, 20).map(sentence),
        element("p", { class: "actions" }, back),
      );
    });
  }

  private async deleted(): Promise<HTMLElement[]> {
    const answer = await ask<{ files: Deleted[] }>(PUBLISH.deleted);
    if ("error" in answer) return [element("li", {}, answer.error)];
    if (answer.files.length === 0) return [element("li", {}, "Nothing was deleted.")];
    return answer.files.map(({ path, name, version, who, time }) => {
      const back = button("Bring back", `Bring back ${name}`, () => void this.restore({ path, version }));
      return element(
        "li",
        {},
        element("h3", {}, name),
        sentence(`${dateOf(time)} · ${who}`),
        element("p", { class: "actions" }, back),
      );
    });
  }

  private async publish(request: PublishRequest): Promise<void> {
    this.publishButton.disabled = true;
    this.say("Checking, merging and publishing …");
    const answer = await ask<Published>(PUBLISH.publish, request);
    this.publishButton.disabled = false;
    if ("error" in answer) return this.fail(answer);
    switch (answer.state) {
      case "anonymous":
        return this.askPerson(request);
      case "refused":
        return this.fail({ error: "", problems: answer.problems });
      case "undecided":
        return this.askConflicts(request, answer);
      default: {
        const { words, note } = answer;
        this.followFile();
        await this.showChanges();
        this.say(
          words.length > 0 ? "Pushed. The site is being built." : "There is nothing new to publish.",
          ...(note ? [note] : []),
        );
        void this.look(Date.now() + LONGEST_LOOK);
      }
    }
  }

  /** Asks who publishes, once. */
  private askPerson(request: PublishRequest): void {
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
      void this.publish({ ...request, person: { name: name.value, email: email.value } });
    });
    this.say(form);
    name.focus();
  }

  private async askConflicts(
    request: PublishRequest,
    { files, seen }: Extract<Published, { state: "undecided" }>,
  ): Promise<void> {
    const asked = files.flatMap(({ name, conflicts }) =>
      conflicts.map((conflict) => ({ ...conflict, label: [name, conflict.label].filter(Boolean).join(" › ") })),
    );
    const chosen = await askChoices(asked, {
      title: "Changed by somebody else, too",
      text: "These fields were published by somebody else meanwhile. Nothing is published before you have chosen; all other changes of both sides stay.",
      go: "Publish what I chose",
      back: "Back to the changes",
      theirs: "Published now",
    });
    if (!chosen) return this.say("Nothing was published.");
    const rest: Choice[] = [...chosen];
    const choices = Object.fromEntries(files.map(({ path, conflicts }) => [path, rest.splice(0, conflicts.length)]));
    await this.publish({ ...request, decision: { seen, choices } });
  }

  /** Says whether the live site shows what is published; until it does, or the time is over. */
  private async look(until = 0): Promise<void> {
    let said = "";
    for (let { turn } = this; ; turn = this.turn) {
      const answer = await ask<Online>(PUBLISH.online);
      if (!this.isOpen || this.turn !== turn) return;
      if (!("error" in answer)) {
        // A screen reader would read the same words again.
        if (answer.words !== said) this.say(answer.words);
        said = answer.words;
        if (answer.state === "online") return;
      }
      if (Date.now() >= until) return;
      ({ turn } = this);
      await new Promise((next) => setTimeout(next, BETWEEN_LOOKS));
      if (this.turn !== turn) return;
    }
  }
}

const hasUnsaved = (): boolean => store.getState().entryDraft.get("hasChanged") === true;

/** Adds the button that opens the dialog; a form beside a page has none. */
export const showPublishing = (root: string): void => {
  if (window.top !== window) return;
  const open = button("Changes and publishing", "Changes and publishing", () => void new PublishDialog(root));
  open.className = "open-publish";
  document.body.append(open);
};
