/** The form of a place next to the page, or over it on a phone, with what else can be done there. */
import { element } from "../../browser/dom";
import { OPEN_QUERY } from "../../publish/paths";
import { codeAddress, fileAndLine, formAtWord, formOf, nameOf, notesOf } from "./describe";
import { listButtons } from "./list-buttons";
import { contentFolder } from "./load-places";
import { hideOtherFields } from "./one-section";
import { showSaves } from "./undo";
import type { Answer } from "./trace";

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
  private address = "";
  /** The field that the form shows by itself; all fields without one. */
  private section: string | undefined;

  constructor(private readonly events: PanelEvents) {
    const close = element("button", { type: "button", class: "close" }, "Close");
    close.addEventListener("click", () => void this.close());
    this.root.append(this.head, this.frame, close);
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.frame.addEventListener("load", () => {
      hideOtherFields(this.frame, this.section);
      this.frame.contentWindow?.addEventListener("keydown", (event) => this.onKey(event));
    });
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    void this.close();
  }

  /** Asks in the form where it has unsaved changes. @returns false if the editor stays */
  private async mayLeave(): Promise<boolean> {
    const answer = this.isOpen ? await this.frame.contentWindow?.leaveForm?.() : undefined;
    // The editor's overview in its place: a form that stays would keep what was typed.
    if (answer === "discard") this.showAgain(OVERVIEW);
    return answer !== "stay";
  }

  /** True if a place is in the form that is open. */
  private isInForm(answer: Answer): boolean {
    return answer.derived === undefined && formOf(answer).split("?")[0] === this.address.split("?")[0];
  }

  /** Shows a place, unless the editor stays at the form that is open. */
  async openUnlessUnsaved(answer: Answer): Promise<boolean> {
    const mayOpen = this.isInForm(answer) || (await this.mayLeave());
    if (mayOpen) this.open(answer);
    return mayOpen;
  }

  /** Shows a place: its form, or from what the site makes it. */
  private open(answer: Answer): void {
    this.title.textContent = nameOf(answer);
    const file = element("p", { class: "file" }, fileAndLine(answer));
    const notes = notesOf(answer).map((note) => element("p", {}, note));
    this.say("");
    this.head.replaceChildren(
      this.title,
      file,
      ...notes,
      this.actionsOf(answer),
      this.problem,
      this.status,
      this.saves(),
    );
    this.root.hidden = false;
    this.showForm(answer);
    this.title.focus();
  }

  /** What was done, for all to see and hear. */
  private say(words: string): void {
    this.problem.textContent = "";
    this.status.textContent = words;
  }

  private readonly written = {
    done: (words: string, address = this.address): void => {
      this.say(words);
      if (!this.frame.hidden) this.showAgain(address);
    },
    failed: (problem: string): void => {
      this.say("");
      this.problem.textContent = problem;
    },
  };

  /** The last saves, asked for when somebody opens them. */
  private saves(): HTMLElement {
    const list = element("ul", {});
    const details = element("details", {}, element("summary", {}, "Last saves"), list);
    const fill = (): void => {
      const events = {
        ...this.written,
        done: (words: string): void => {
          this.written.done(words);
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
      const all = element("button", { type: "button", "aria-pressed": "false" }, "All fields");
      all.addEventListener("click", () => {
        const isAll = all.getAttribute("aria-pressed") !== "true";
        all.setAttribute("aria-pressed", String(isAll));
        this.section = isAll ? undefined : String(answer.place.path[0]);
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
    this.frame.title = `Form: ${nameOf(answer)}`;
    if (address !== this.address) {
      const [before = ""] = this.address.split("?");
      const [form = ""] = address.split("?");
      // The same form goes to another field by its fragment, and keeps what was typed.
      if (form === before && this.frame.contentWindow)
        this.frame.contentWindow.location.hash = new URL(address, location.href).hash;
      else if (this.address) this.showAgain(address);
      else this.frame.src = address;
      this.address = address;
    } else if (this.frame.contentWindow) {
      // The field that the form is at already gets the focus again.
      const { href } = this.frame.contentWindow.location;
      this.frame.contentWindow.dispatchEvent(new HashChangeEvent("hashchange", { oldURL: href, newURL: href }));
    }
    this.section = String(answer.place.path[0]);
    hideOtherFields(this.frame, this.section);
  }

  /** Reloads the editor at a form: its file was written meanwhile, or it is another one. */
  private showAgain(address: string): void {
    const form = this.frame.contentWindow;
    if (!form) return;
    this.address = address;
    form.history.replaceState(undefined, "", address);
    form.location.reload();
  }

  async close(): Promise<void> {
    if (!this.isOpen || !(await this.mayLeave())) return;
    this.root.hidden = true;
    this.events.closed();
  }
}
