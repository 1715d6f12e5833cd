/** The dialog with what is not published yet, the button that publishes it, and the history of entries. */
import { PUBLISH } from "../publish/paths";
import type { CommittedChange, Deleted, Version } from "../publish/history";
import type { FileChange } from "../publish/describe-files";
import type { FieldChange } from "../publish/field-changes";
import type { Online } from "../publish/online";
import type { Published, PublishRequest } from "../publish/publish";
import { element, showDialog } from "./dom";
import { awaitPublication, forgetPublication, nameButton, openButton, reportEarlier } from "./publish-button";
import {
  ask,
  askAboutFiles,
  button,
  dateOf,
  logLink,
  personForm,
  pictures,
  problemItem,
  sentence,
  sides,
  type Failure,
  titledDialog,
} from "./publish-parts";
import { fillWith } from "./opened-files";
import { hasUnsaved, openEntry, openPath, reopen } from "./store";

/** In milliseconds: the first pause between two looks at the live site, and the longest, for the host's sake. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;
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
    this.publishButton.className = "main";
    this.dialog = titledDialog("Not published yet", element("p", {}, this.publishButton), this.status, this.changes);
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
    this.say(error, ...(problems.length > 0 ? [element("ul", {}, ...problems.map(problemItem))] : []));
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

  /** Brings a version or a field back in the form behind, where it is saved or discarded as what is typed there. */
  private async intoForm(query: Readonly<Record<string, string>>): Promise<void> {
    if (hasUnsaved())
      return this.say("Nothing was brought back.\nFix: save the form behind first, or discard its changes.");
    const answer = await ask<{ text: string }>(`${PUBLISH.earlier}?${new URLSearchParams(query).toString()}`);
    if ("error" in answer) return this.fail(answer);
    this.dialog.close();
    await fillWith(answer.text);
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
    const versions: Record<string, string> = { Published: "published", Now: "now" };
    if (state !== "changed") Reflect.deleteProperty(versions, state === "added" ? "Published" : "Now");
    item.append(...pictures(path, versions));
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
    const shown = element("div", { "aria-live": "polite" });
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
          () => void this.intoForm({ ...query, change: field.id }),
        );
        const head = element("p", { class: "field" }, element("span", {}, field.label), back);
        return element("div", {}, head, sides(field, ["Then", "Now"]));
      });
      shown.replaceChildren(...(fields.length > 0 ? fields : [sentence("The same as now.")]));
    };
    const whole = button(
      "Bring back this version",
      `Bring back the version of ${when}`,
      () => void this.intoForm(query),
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
        ...pictures(path, { Deleted: version }),
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
        this.followFile();
        await this.showChanges();
        if (words.length > 0) awaitPublication();
        this.say(
          words.length > 0 ? "Published. The site is being built." : "There is nothing new to publish.",
          ...(note ? [note] : []),
        );
        void this.look(Date.now() + LONGEST_LOOK);
      }
    }
  }

  /** Asks who publishes, once. */
  private askPerson(request: PublishRequest): void {
    const form = personForm((person) => void this.publish({ ...request, person }));
    this.say(form);
    form.querySelector("input")?.focus();
  }

  private async askConflicts(
    request: PublishRequest,
    { files, seen }: Extract<Published, { state: "undecided" }>,
  ): Promise<void> {
    const choices = await askAboutFiles(files);
    if (!choices) return this.say("Nothing was published.");
    await this.publish({ ...request, decision: { seen, choices } });
  }

  /** Says whether the live site shows what is published; until it does, or the time is over. */
  private async look(until = 0): Promise<void> {
    let said = "";
    let pause = FIRST_PAUSE;
    for (let { turn } = this; ; turn = this.turn) {
      const answer = await ask<Online>(PUBLISH.online);
      if (this.turn !== turn) return;
      if (!("error" in answer)) {
        const { state, words, log } = answer;
        if (state === "online" || state === "failed") forgetPublication();
        // A screen reader would read the same words again.
        if (words !== said) this.say(words, ...(log === undefined ? [] : [logLink(log)]));
        said = words;
        if (state === "failed" && !this.isOpen) nameButton(words);
        if (state === "online" || state === "failed") return;
      }
      if (Date.now() >= until) return;
      ({ turn } = this);
      await new Promise((next) => setTimeout(next, pause));
      if (this.turn !== turn) return;
      pause = Math.min(pause * 1.5, LONGEST_PAUSE);
    }
  }
}

const openDialog = (root: string): void => {
  nameButton();
  void new PublishDialog(root);
};

/** Adds the button that opens the dialog. */
export const showPublishing = (root: string): void => {
  openButton.className = "open-publish";
  openButton.addEventListener("click", () => openDialog(root));
  document.body.append(openButton);
  void reportEarlier();
};
