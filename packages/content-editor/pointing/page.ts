/** Runs in the pages that `npm run edit` serves: Alt+click, or the button, a text and Enter, opens the field of a text. */
import { element } from "../browser/dom";
import { editorPaths } from "../paths";
import type { PointedField } from "./find-text";

const STYLE = `button{font:600 .9rem system-ui,sans-serif;min-height:2.75rem;padding:.5rem 1rem;cursor:pointer}
.open{position:fixed;z-index:9999;left:0;bottom:0;color:#fff;background:#3a69c7;border:0}
.open[aria-pressed=true]{background:#7a3412}
:focus-visible{outline:3px solid #fff;outline-offset:-5px}
dialog{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;color:#313d3e;border:0;border-radius:.5rem;padding:1.25rem}
dialog :focus-visible{outline:3px solid #3a69c7;outline-offset:2px}
li{margin:.5rem 0}a{color:#3a69c7}@media print{:host{display:none}}`;

const NOWHERE = "No file has this text as it stands: it is counted or drawn by the site, or made of several fields.";

interface Answer {
  fields?: PointedField[];
  error?: string;
}

const UNREACHABLE: Answer = { error: "The editor does not answer. Fix: see whether npm run edit still runs." };

const isInline = (one: Element): boolean => getComputedStyle(one).display.startsWith("inline");

/** The smallest part of the page around an element that is not within a line. */
const blockOf = (inner: Element): Element =>
  inner.parentElement && isInline(inner) ? blockOf(inner.parentElement) : inner;

/** The words of an element itself, without those of the elements in it. */
const ownText = ({ childNodes }: Element): string =>
  [...childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(" ");

/** What was pointed at: the text of the block, and of the element alone; of a picture, its description. */
const seenIn = (inner: Element): string[] =>
  inner instanceof HTMLImageElement ? [inner.alt] : [blockOf(inner).textContent ?? "", ownText(inner)];

class Pointing {
  private readonly host = element("div", {});
  private readonly root = this.host.attachShadow({ mode: "open" });
  private readonly button = element("button", { class: "open", "aria-pressed": "false" }, "Edit texts");
  /** Elements that can be reached by Tab while a text is chosen. */
  private stops: Element[] = [];
  private isChoosing = false;

  constructor() {
    this.root.append(element("style", {}, STYLE), this.button);
    document.body.append(this.host);
    this.button.addEventListener("click", () => this.choose(!this.isChoosing));
    document.addEventListener("click", (event) => this.onPress(event, event.altKey || this.isChoosing), true);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") this.choose(false);
      else this.onPress(event, this.isChoosing && event.key === "Enter");
    };
    document.addEventListener("keydown", onKey, true);
  }

  /** Begins or ends choosing: each text can be reached by Tab then. */
  private choose(isOn: boolean): void {
    this.isChoosing = isOn;
    this.button.ariaPressed = String(isOn);
    this.button.textContent = isOn ? "Press a text, or here to stop" : "Edit texts";
    for (const stop of this.stops) stop.removeAttribute("tabindex");
    const texts = [...document.querySelectorAll("body :not(script,style,noscript,[tabindex],a,button,input,select)")];
    this.stops = isOn
      ? texts.filter((one) => ownText(one).trim() !== "" && !isInline(one) && one.checkVisibility())
      : [];
    for (const stop of this.stops) stop.setAttribute("tabindex", "0");
    const first = this.stops.find((one) => one.closest("main") && one.getBoundingClientRect().top >= 0);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  private onPress(event: Event, isPointing: boolean): void {
    const { target } = event;
    if (!isPointing || !(target instanceof Element) || this.host.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(false);
    void this.open(target);
  }

  private async open(target: Element): Promise<void> {
    const path = location.pathname.replace(/(?<=.)\/$/, "");
    // Links in SVG have no `pathname`.
    const all = [...document.querySelectorAll("main a[href^='/']")].map((link) => link.getAttribute("href") ?? "");
    const links = [...new Set(all)].slice(0, 1000);
    const part = (target.closest("main") ?? target.closest("header, footer"))?.localName ?? "";
    const alike = [...document.querySelectorAll(target.localName)].filter(
      (one) => one.textContent === target.textContent,
    );
    const [turn, turns] = [alike.indexOf(target), alike.length];
    const asked = { path, seen: seenIn(target), links, part, turn, turns };
    const headers = { "content-type": "application/json" };
    const request = fetch(`${editorPaths.page}/point`, { method: "POST", headers, body: JSON.stringify(asked) });
    const answer = await request.then((response) => response.json() as Promise<Answer>).catch(() => UNREACHABLE);
    const { fields = [], error } = answer;
    if (fields[0] && fields.length === 1) location.assign(fields[0].form);
    else this.show(error ?? (fields.length > 0 ? "Which text do you mean?" : NOWHERE), fields);
  }

  private show(title: string, fields: readonly PointedField[]): void {
    const links = fields.map(({ label, form }) => element("li", {}, element("a", { href: form }, label)));
    const close = element("button", {}, "Close");
    const dialog = element("dialog", { "aria-label": title }, title, element("ul", {}, ...links), close);
    close.addEventListener("click", () => dialog.remove());
    this.root.append(dialog);
    dialog.showModal();
  }
}

export const start = (): void => void new Pointing();
