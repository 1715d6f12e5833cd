/** From a path of the content to its field in Decap CMS's form, which has no interface for it: its labels name their fields. */
import type { PathStep } from "../../content-model/fields/schema-walk";

const depthOf = (node: Element): number => {
  let depth = 0;
  for (let parent = node.parentElement; parent; parent = parent.parentElement) depth += 1;
  return depth;
};

/** Of elements that are in each other's parts, those that are nearest to the root. */
const outermost = <E extends Element>(found: readonly E[]): E[] => {
  const depth = Math.min(...found.map(depthOf));
  return found.filter((one) => depthOf(one) === depth);
};

/** The whole control of a field, with its label and its hint. */
const controlOf = (label: Element): Element | undefined => label.parentElement?.parentElement ?? undefined;

const fieldIn = (scope: Element, name: string): Element | undefined => {
  const [label] = outermost([...scope.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)]);
  return label && controlOf(label);
};

/** An item of a list: the handle that it is dragged by is in the bar at its top. */
const itemIn = (list: Element, index: number): Element | undefined => {
  const handles = outermost([...list.querySelectorAll('[aria-roledescription="sortable"]')]);
  return handles[index]?.parentElement?.parentElement ?? undefined;
};

/** Tells a list of our own to show the field of an item. */
export const REVEAL = "reveal-field";

/** What it is told. */
export interface Revealed {
  index: number;
  name: string;
}

/** The control of the field at a path, or of the nearest one around it. */
export const controlAt = (path: readonly PathStep[]): Element | undefined => {
  let control: Element | undefined;
  for (const [place, step] of path.entries()) {
    const scope: Element = control ?? document.body;
    const long = control?.querySelector(".long-list");
    if (typeof step === "number" && long) {
      const detail: Revealed = { index: step, name: String(path[place + 1] ?? "") };
      long.dispatchEvent(new CustomEvent(REVEAL, { detail }));
      return control;
    }
    const next: Element | undefined = typeof step === "number" ? itemIn(scope, step) : fieldIn(scope, step);
    if (!next) return control;
    control = next;
  }
  return control;
};

/** The control of a field that Decap CMS names by its id. */
export const controlWithId = (id: string): Element | undefined => {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return label ? controlOf(label) : undefined;
};

/** The words of a control's label. */
export const labelOfControl = (control: Element): string =>
  (control.querySelector("label")?.textContent ?? "").replace(/ \(optional\)$/, "").trim();

const isHidden = (node: Element): boolean => getComputedStyle(node).display === "none";

/** Opens the groups and list items that a control is in. */
const open = (control: Element): void => {
  const closed: Element[] = [];
  for (let node = control.parentElement; node; node = node.parentElement) if (isHidden(node)) closed.unshift(node);
  // The button that opens a part comes before it in the same element.
  for (const part of closed) part.parentElement?.querySelector("button")?.click();
};

const FOCUSABLE = "input:not([type=hidden]), textarea, select, [contenteditable=true], button";

/** Opens what is closed around a control, scrolls to it and puts the focus into it. */
export const focusControl = (control: Element): void => {
  open(control);
  // Decap CMS opens a part with its next rendering.
  setTimeout(() => {
    control.scrollIntoView({ block: "center" });
    const fields = [...control.querySelectorAll<HTMLElement>(FOCUSABLE)];
    fields.find((field) => field.offsetParent !== null)?.focus({ preventScroll: true });
  });
};
