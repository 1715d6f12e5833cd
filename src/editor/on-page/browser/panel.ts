/** The form of a place next to the page, or over it on a phone, with what else can be done there. */
import { element, SAVED } from "../../browser/dom";
import { OPEN_QUERY } from "../../publish/paths";
import { ON_PAGE, type FieldPlace } from "../place";
import { codeAddress, fileAndLine, formAtWord, formOf, nameOf, notesOf } from "./describe";
import { listButtons, post, type WriteEvents } from "./list-buttons";
import { contentFolder } from "./load-places";
import { hideOtherFields } from "./one-section";
import { showSaves } from "./undo";
import { ofPlace, type Answer } from "./trace";

interface PanelEvents {
  /** After it was closed. */
  closed: () => void;
}

/** The editor without a form. */
const OVERVIEW = "/admin#/";

export class Panel {
  readonly root = element("section", { class: "panel", "aria-labelledby": "panel-title", hidden: "" });
  private readonly title = element("h2", { id: "panel-title", tabindex: "-1" });
  private readonly head = element("div", { class: "head" });
  private readonly frame = element("iframe", { title: "Form", hidden: "" });
  private readonly problem = element("p", { class: "problems", role: "alert" });
  private readonly status = element("p", { role: "status" });
  /** The last saves, asked for when somebody opens them. */
  private readonly last = this.saves();
  /** What the header is of; undefined where the editor went to another form by itself. */
  private answer: Answer | undefined;
  /** The field that the form shows by itself; all fields without one. */
  private section: string | undefined;
  /** True while the form is being loaded, and where it has to go then: what it is sent before is lost. */
  private isLoading = false;
  private next: string | undefined;

  constructor(private readonly events: PanelEvents) {
    const close = element("button", { type: "button", class: "close" }, "Close");
    close.addEventListener("click", () => void this.close());
    this.root.append(this.head, this.frame, close);
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.frame.addEventListener("load", () => {
      this.arrive();
      this.follow();
      this.frame.contentWindow?.addEventListener("keydown", (event) => this.onKey(event));
      this.frame.contentWindow?.addEventListener("hashchange", () => this.follow());
      this.frame.contentWindow?.addEventListener(SAVED, () => void this.renew());
    });
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  private onKey(event: KeyboardEvent): void {
    // Escape in a dialog of the form closes the dialog.
    const isInDialog = this.frame.contentDocument?.querySelector("dialog[open]");
    if (event.key !== "Escape" || event.defaultPrevented || isInDialog) return;
    event.preventDefault();
    event.stopPropagation();
    void this.close();
  }

  /**
   * Asks in the form where it has unsaved changes.
   * @param next shown after "Discard": a form that stays would keep what was typed
   * @returns false if the editor stays
   */
  private async mayLeave(next = OVERVIEW): Promise<boolean> {
    const answer = this.isOpen ? await this.frame.contentWindow?.leaveForm?.() : undefined;
    if (answer === "discard") this.showAgain(next);
    return answer !== "stay";
  }

  /** The address of what the editor shows now: links inside of it lead to other forms, too. */
  private get address(): string {
    const { pathname = "", hash = "" } = this.frame.contentWindow?.location ?? {};
    return pathname + hash;
  }

  /** True if a place is in the form that is open. */
  private isInForm(answer: Answer): boolean {
    return answer.derived === undefined && formOf(answer).split("?")[0] === this.address.split("?")[0];
  }

  /** Keeps the header that of what shows, wherever the editor has gone. */
  private follow(): void {
    if (this.answer && !this.frame.hidden && this.address.includes("#/") && !this.isInForm(this.answer)) {
      this.section = undefined;
      this.describe(undefined);
    }
    hideOtherFields(this.frame, this.section);
  }

  /** Goes on to what was pressed while the form was being loaded. */
  private arrive(): void {
    const { next } = this;
    this.isLoading = false;
    this.next = undefined;
    if (next !== undefined && next !== this.address) this.goTo(next);
  }

  /** Shows a place, unless the editor stays at the form that is open. */
  async openUnlessUnsaved(answer: Answer): Promise<boolean> {
    const mayOpen = this.isInForm(answer) || (await this.mayLeave());
    if (mayOpen) this.open(answer);
    return mayOpen;
  }

  /** Shows a place: its form, or from what the site makes it. */
  private open(answer: Answer): void {
    this.section = String(answer.place.path[0]);
    this.last.open = false;
    this.say("");
    this.describe(answer);
    this.root.hidden = false;
    this.showForm(answer);
    this.title.focus();
  }

  /** Fills the header. */
  private describe(answer: Answer | undefined): void {
    this.answer = answer;
    this.title.textContent = answer ? nameOf(answer) : "Form editor";
    this.frame.title = `Form: ${this.title.textContent}`;
    const parts = answer && [
      element("p", { class: "file" }, fileAndLine(answer)),
      ...notesOf(answer).map((note) => element("p", {}, note)),
      this.actionsOf(answer),
    ];
    this.head.replaceChildren(this.title, ...(parts ?? []), this.problem, this.status, this.last);
  }

  /** Describes a field as it is after a save: its name, its line and its list may be others. */
  private async renew(path = this.answer?.place.path): Promise<void> {
    const { answer } = this;
    if (!answer || !path || answer.derived !== undefined || answer.part !== undefined) return;
    const { error, place } = await post<{ place?: FieldPlace }>(ON_PAGE.place, { file: answer.place.file, path });
    if (error !== undefined || this.answer !== answer) return;
    const { pages } = answer.place;
    this.describe(place && ofPlace({ ...place, ...(pages !== undefined && { pages }) }));
  }

  /** What was done, for all to see and hear. */
  private say(words: string): void {
    this.problem.textContent = "";
    this.status.textContent = words;
  }

  private readonly written: WriteEvents = {
    mayWrite: () => this.mayLeave(this.address),
    done: async (words, path) => {
      this.say(words);
      const [form] = this.address.split("?");
      if (!this.frame.hidden) this.showAgain(path ? `${form}?field=${path.join(".")}` : this.address);
      await this.renew(path);
    },
    failed: (problem) => {
      this.say("");
      this.problem.textContent = problem;
    },
  };

  private saves(): HTMLDetailsElement {
    const list = element("ul", {});
    const details = element("details", {}, element("summary", {}, "Last saves"), list);
    const fill = (): void => {
      const events = {
        ...this.written,
        done: async (words: string): Promise<void> => {
          await this.written.done(words);
          fill();
        },
      };
      void showSaves(list, events);
    };
    details.addEventListener("toggle", () => details.open && fill());
    return details;
  }

  private actionsOf(answer: Answer): HTMLElement {
    const row = element("div", { class: "actions" });
    const copy = element("button", { type: "button" }, "Copy file and line");
    copy.addEventListener("click", () => {
      void navigator.clipboard.writeText(fileAndLine(answer)).then(
        () => this.say("Copied."),
        () => this.say("The browser does not let the page copy."),
      );
    });
    if (contentFolder().usesCode)
      row.append(element("a", { class: "action", href: codeAddress(answer) }, "Open in VS Code"), copy);
    if (!answer.derived) {
      const all = element("button", { type: "button", "aria-pressed": String(!this.section) }, "All fields");
      all.addEventListener("click", () => {
        this.section = this.section ? undefined : String(answer.place.path[0]);
        all.setAttribute("aria-pressed", String(!this.section));
        hideOtherFields(this.frame, this.section);
      });
      row.prepend(all);
      row.append(...listButtons(answer, this.written));
    }
    const publishing = formOf(answer).replace("#", `${OPEN_QUERY}#`);
    row.append(
      element("a", { class: "action", href: publishing, target: "_blank", rel: "noopener" }, "Changes and publishing"),
    );
    return row;
  }

  private showForm(answer: Answer): void {
    this.frame.hidden = answer.derived !== undefined;
    if (answer.derived) return;
    const address = formAtWord(answer);
    if (this.isLoading) this.next = address;
    else this.goTo(address);
    hideOtherFields(this.frame, this.section);
  }

  private goTo(address: string): void {
    const form = this.frame.contentWindow;
    if (form && address.split("?")[0] === this.address.split("?")[0]) {
      // The same form goes to another field, and keeps what was typed. Back leads to the page before.
      const { href: oldURL } = form.location;
      form.history.replaceState(undefined, "", address);
      form.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL: form.location.href }));
    } else this.showAgain(address);
  }

  /** Loads the editor at a form: its file was written meanwhile, or it is another one. */
  private showAgain(address: string): void {
    const form = this.frame.contentWindow;
    this.isLoading = true;
    if (form?.location.pathname !== new URL(address, location.href).pathname) {
      this.frame.src = address;
      return;
    }
    form.history.replaceState(undefined, "", address);
    form.location.reload();
  }

  async close(): Promise<void> {
    if (!this.isOpen || !(await this.mayLeave())) return;
    this.root.hidden = true;
    this.events.closed();
  }
}
