/** Outlines what is pointed at and names it; a press opens its form. Plain DOM next to the page, in a shadow root. */
import { element } from "../../browser/dom";
import { fileAndLine, nameOf, notesOf } from "./describe";
import { allHits, atWord, boxOf, hitAt, type Hit } from "./hit";
import { BESIDE, OVERLAY_CSS, WIDE } from "./overlay-css";
import { leaveRoom } from "./page-width";
import { Panel } from "./panel";

/** The key that switches pointing on and off: in desktop programs, that by which something is renamed. */
const KEY = "F2";

const ROOM = 4;

/** How long a finger rests on a text to change it, in milliseconds, and how far it may slip, in pixels. */
const LONG_PRESS = 500;
const SLIP = 10;

/** Repeats a press without Alt, with which browsers save what a link leads to. */
const pressWithoutAlt = (event: MouseEvent): void => {
  const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
  const at = { clientX, clientY, ctrlKey, metaKey, shiftKey };
  event.preventDefault();
  event.stopImmediatePropagation();
  event.target?.dispatchEvent(new MouseEvent("click", { ...at, bubbles: true, cancelable: true, composed: true }));
};

export interface OverlayOptions {
  isPointing: boolean;
  /** Called with each change of the switch; returns false where the page has to be loaded again first. */
  switched: (isPointing: boolean) => boolean;
}

export class Overlay {
  private readonly host = element("div", { id: "on-page", popover: "manual" });
  private readonly frame = element("div", {});
  private readonly toggle = element("button", { type: "button", class: "switch" });
  private readonly target = element("button", { type: "button", class: "target", hidden: "" });
  private readonly name = element("div", { class: "name", "aria-hidden": "true", hidden: "" });
  private readonly heard = element("p", { class: "heard", role: "status" });
  private readonly panel = new Panel({ closed: () => this.closed() });
  private hit: Hit | undefined;
  /** What the form was opened for: the focus goes back to it. */
  private opened: Hit | undefined;
  private isPointing = false;
  /** The finger on the page: a tap does as usual, a long press opens the form. */
  private finger: { x: number; y: number; timer: number } | undefined;
  /** A modal dialog of the page, which is above all else; the overlay is then shown above it. */
  private modal: HTMLDialogElement | null = null;
  /** True until a long press has been released: its click and its menu are not for the page. */
  private isHeld = false;

  constructor(private readonly options: OverlayOptions) {
    const root = this.host.attachShadow({ mode: "open" });
    this.frame.append(this.toggle, this.target, this.name, this.heard, this.panel.root);
    root.append(element("style", {}, OVERLAY_CSS), this.frame);
    document.body.append(this.host);
    this.toggle.addEventListener("click", () => this.press());
    this.target.addEventListener("click", () => void this.openHit());
    this.target.addEventListener("blur", () => this.leave());
    this.listen();
    this.point(options.isPointing);
  }

  private listen(): void {
    window.addEventListener("keydown", (event) => this.onKey(event), true);
    window.addEventListener("pointermove", (event) => this.onMove(event), true);
    window.addEventListener("pointerdown", (event) => this.onFinger(event), true);
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, () => this.liftFinger(), true);
    window.addEventListener("contextmenu", (event) => this.isHeld && event.preventDefault(), true);
    window.addEventListener("click", (event) => this.onClick(event), true);
    window.addEventListener("scroll", () => this.draw(), { capture: true, passive: true });
    window.addEventListener("resize", () => this.changed());
  }

  private say(words: string): void {
    this.heard.textContent = words;
  }

  private press(): void {
    if (this.options.switched(!this.isPointing)) this.point(!this.isPointing);
  }

  private point(isPointing: boolean): void {
    this.isPointing = isPointing;
    this.toggle.setAttribute("aria-pressed", String(isPointing));
    this.toggle.textContent = isPointing ? `Changing texts (${KEY})` : `Change texts (${KEY})`;
    this.toggle.title = isPointing
      ? "Point at a text and press to change it; hold Alt to press what is on the page. By keyboard: Tab and Enter. On a phone: press long."
      : "";
    if (!isPointing) this.show(undefined);
  }

  /** True for an event of the overlay itself. */
  private isOwn(event: Event): boolean {
    return event.composedPath().includes(this.host);
  }

  private onMove(event: PointerEvent): void {
    if (!this.isPointing || this.isOwn(event) || this.panelCovers()) return;
    if (event.pointerType === "touch") {
      const { x, y } = this.finger ?? { x: 0, y: 0 };
      if (this.finger && Math.hypot(event.clientX - x, event.clientY - y) > SLIP) this.liftFinger();
      return;
    }
    const { clientX: x, clientY: y } = event;
    const hit = event.altKey ? undefined : hitAt(x, y);
    this.show(hit && atWord(hit, x, y));
  }

  private panelCovers(): boolean {
    return this.panel.isOpen && !matchMedia(WIDE).matches;
  }

  private onFinger(event: PointerEvent): void {
    this.isHeld = false;
    this.liftFinger();
    if (!this.isPointing || event.pointerType !== "touch" || !event.isPrimary || this.isOwn(event)) return;
    const { clientX: x, clientY: y } = event;
    const hold = (): void => {
      this.finger = undefined;
      const hit = hitAt(x, y);
      if (!hit) return;
      this.isHeld = true;
      this.show(atWord(hit, x, y));
      void this.openHit();
    };
    this.finger = { x, y, timer: window.setTimeout(hold, LONG_PRESS) };
  }

  private liftFinger(): void {
    window.clearTimeout(this.finger?.timer);
    this.finger = undefined;
  }

  private onClick(event: MouseEvent): void {
    if (this.isHeld) {
      this.isHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // Fingers have no other way to use the page; they change a text by a long press.
    if ((event as PointerEvent).pointerType === "touch") return;
    if (!this.isPointing || this.isOwn(event) || event.button !== 0) return;
    // With this key the page answers itself.
    if (event.altKey) return pressWithoutAlt(event);
    // A press by the keyboard has no place in the window.
    const hit = event.detail === 0 ? undefined : hitAt(event.clientX, event.clientY);
    if (!hit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.show(atWord(hit, event.clientX, event.clientY));
    void this.openHit();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === KEY && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.press();
      this.say(
        this.isPointing
          ? "Changing texts is on. Tab goes through the texts, Enter opens one."
          : "Changing texts is off.",
      );
      return;
    }
    if (!this.isPointing || this.panelHasFocus()) return;
    if (event.key === "Escape" && this.hit) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (this.panel.isOpen) void this.panel.close();
      else this.show(undefined);
    }
    if (event.key === "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey && !this.panelCovers()) {
      event.preventDefault();
      this.step(event.shiftKey ? -1 : 1);
    }
  }

  private panelHasFocus(): boolean {
    const focused = this.host.shadowRoot?.activeElement;
    return focused !== null && focused !== undefined && this.panel.root.contains(focused);
  }

  /** To the next place of the page, from the one that is shown or the first in the window. */
  private step(by: 1 | -1): void {
    const hits = allHits();
    const { node, answer } = this.hit ?? {};
    const here = hits.findIndex((one) => one.node === node && one.answer.place.form === answer?.place.form);
    const first = hits.findIndex((one) => boxOf(one.node).top >= 0);
    const next = hits[here === -1 ? Math.max(first, 0) : (here + by + hits.length) % hits.length];
    if (!next) return;
    const element = next.node instanceof Text ? next.node.parentElement : next.node;
    element?.scrollIntoView({ block: "nearest" });
    const { top, bottom } = boxOf(next.node);
    if (top < 120 || bottom > innerHeight - 120) element?.scrollIntoView({ block: "center" });
    this.show(next);
    this.target.focus({ preventScroll: true });
  }

  private leave(): void {
    if (!this.panel.isOpen) this.show(undefined);
  }

  private goAbove(modal = document.querySelector<HTMLDialogElement>("dialog:modal")): void {
    if (modal === this.modal) return;
    this.modal = modal;
    this.host.hidePopover();
    if (modal) this.host.showPopover();
  }

  private show(hit: Hit | undefined): void {
    this.hit = hit;
    this.goAbove();
    this.target.hidden = this.name.hidden = hit === undefined;
    if (!hit) return;
    const { answer } = hit;
    this.target.classList.toggle("derived", answer.derived !== undefined);
    this.target.setAttribute("aria-label", [nameOf(answer), fileAndLine(answer), ...notesOf(answer)].join(". "));
    this.name.replaceChildren(
      element("b", {}, nameOf(answer)),
      element("code", {}, fileAndLine(answer)),
      ...notesOf(answer).map((note) => element("div", {}, note)),
    );
    this.draw();
  }

  /** Puts outline and name where the text is now. */
  private draw(): void {
    if (!this.hit) return;
    if (!this.hit.node.isConnected) return this.show(undefined);
    const box = boxOf(this.hit.node);
    const { style } = this.target;
    style.left = `${box.left - ROOM}px`;
    style.top = `${box.top - ROOM}px`;
    style.width = `${box.width + 2 * ROOM}px`;
    style.height = `${box.height + 2 * ROOM}px`;
    const { offsetHeight: height, offsetWidth: width } = this.name;
    const below = box.bottom + 2 * ROOM;
    const top = below + height < innerHeight ? below : Math.max(ROOM, box.top - 2 * ROOM - height);
    this.name.style.top = `${top}px`;
    this.name.style.left = `${Math.max(ROOM, Math.min(box.left - ROOM, innerWidth - width - ROOM))}px`;
  }

  private leaveRoom(): void {
    leaveRoom(this.panel.isOpen && matchMedia(WIDE).matches ? this.panel.root.offsetWidth : 0);
  }

  private async openHit(): Promise<void> {
    const { hit } = this;
    if (!hit || !(await this.panel.openUnlessUnsaved(hit.answer))) return;
    // Nothing outside of a modal dialog can be used.
    this.modal?.close();
    this.goAbove(null);
    this.frame.classList.add("is-beside");
    this.opened = hit;
    // The page makes room, and keeps what was pointed at in sight.
    document.documentElement.classList.add(BESIDE);
    this.leaveRoom();
    const { node } = hit;
    (node instanceof Text ? node.parentElement : node)?.scrollIntoView({ block: "nearest" });
    this.name.hidden = true;
    this.draw();
  }

  private closed(): void {
    this.frame.classList.remove("is-beside");
    document.documentElement.classList.remove(BESIDE);
    this.leaveRoom();
    const { opened } = this;
    if (!opened?.node.isConnected) return;
    this.show(opened);
    this.target.focus({ preventScroll: true });
  }

  /** To be called when the page has changed: what is shown may have moved. */
  changed(): void {
    this.leaveRoom();
    this.draw();
  }
}
