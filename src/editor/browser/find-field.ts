/** Finds a content path's control in Decap CMS's form by labels, because Decap has no API for it. */
import type { PathStep } from "../../content-model/fields/schema-walk";

const depthOf = (node: Element): number => {
  let depth = 0;
  for (let parent = node.parentElement; parent; parent = parent.parentElement) depth += 1;
  return depth;
};

/** The outermost of nested elements. */
const outermost = <E extends Element>(found: readonly E[]): E[] => {
  const depth = Math.min(...found.map(depthOf));
  return found.filter((one) => depthOf(one) === depth);
};

/** A field's control, with label and hint. */
const controlOf = (label: Element): Element | undefined => label.parentElement?.parentElement ?? undefined;

const fieldIn = (scope: Element, name: string): Element | undefined => {
  const [label] = outermost([...scope.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)]);
  return label && controlOf(label);
};

/** A list item; its drag handle is in the bar at its top. */
const itemIn = (list: Element, index: number): Element | undefined => {
  const handles = outermost([...list.querySelectorAll('[aria-roledescription="sortable"]')]);
  return handles[index]?.parentElement?.parentElement ?? undefined;
};

/** Event that makes a long list show the field of an item. */
export const REVEAL = "reveal-field";

/** Its detail. */
export interface Revealed {
  index: number;
  name: string;
}

/** The control of the field at a path, or of its nearest ancestor. */
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

/** The control of a field by Decap CMS's id. */
export const controlWithId = (id: string): Element | undefined => {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return label ? controlOf(label) : undefined;
};

/** The text of a control's label. */
export const labelOfControl = (control: Element): string =>
  (control.querySelector("label")?.textContent ?? "").replace(/ \(optional\)$/, "").trim();

const isHidden = (node: Element): boolean => getComputedStyle(node).display === "none";

/** Opens the groups and list items around a control. */
const open = (control: Element): void => {
  const closed: Element[] = [];
  for (let node = control.parentElement; node; node = node.parentElement) if (isHidden(node)) closed.unshift(node);
  // The button of a collapsed element comes before it.
  for (const part of closed) part.parentElement?.querySelector("button")?.click();
};

const FOCUSABLE = "input:not([type=hidden]), textarea, select, [contenteditable=true], button";

/** Opens the groups around a control, scrolls to it and focuses it. */
export const focusControl = (control: Element): void => {
  open(control);
  // Decap CMS opens a group in its next render.
  setTimeout(() => {
    control.scrollIntoView({ block: "center" });
    const fields = [...control.querySelectorAll<HTMLElement>(FOCUSABLE)];
    fields.find((field) => field.offsetParent !== null)?.focus({ preventScroll: true });
  });
};
