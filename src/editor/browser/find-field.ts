/** Finds a content path's control in Decap CMS's form by labels (Decap has no API for it), and opens the form there. */
import type { PathStep } from "../../content-model/fields/schema-walk";
import { putCaret } from "./caret";

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
export const controlOf = (label: Element): Element | undefined => label.parentElement?.parentElement ?? undefined;

const labelIn = (scope: Element, name: string): Element | undefined =>
  outermost([...scope.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)])[0];

const fieldIn = (scope: Element, name: string): Element | undefined => {
  const label = labelIn(scope, name);
  return label && controlOf(label);
};

/** A list item; its drag handle is in the bar at its top. */
const itemIn = (list: Element, index: number): Element | undefined => {
  const handles = outermost([...list.querySelectorAll('[aria-roledescription="sortable"]')]);
  return handles.at(index)?.parentElement?.parentElement ?? undefined;
};

/** The last item of a list. */
export const lastItemIn = (list: Element): Element | undefined => itemIn(list, -1);

/** A block of a text. */
const blockIn = (control: Element, index: number): Element | undefined => control.querySelector(TEXT)?.children[index];

/** Event that makes a long list show an item, before it returns. */
export const REVEAL = "reveal-item";

const itemOfLongList = (list: Element, index: number): Element | undefined => {
  list.dispatchEvent(new CustomEvent<number>(REVEAL, { detail: index }));
  return list.querySelector(`[data-item="${index}"]`) ?? undefined;
};

const stepInto = (scope: Element, step: PathStep): Element | undefined => {
  if (typeof step === "string")
    return scope.matches("[data-item]")
      ? (scope.querySelector(`[data-field="${CSS.escape(step)}"]`) ?? undefined)
      : fieldIn(scope, step);
  const long = scope.querySelector(".long-list");
  return long ? itemOfLongList(long, step) : (itemIn(scope, step) ?? blockIn(scope, step));
};

/** The control of the field at a path, or of its nearest ancestor. */
export const controlAt = (path: readonly PathStep[]): Element | undefined => {
  let control: Element | undefined;
  for (const step of path) {
    const next = stepInto(control ?? document.body, step);
    if (!next) break;
    control = next;
  }
  return control;
};

/** The control of a field by Decap CMS's id. */
export const controlWithId = (id: string): Element | undefined => {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return label ? controlOf(label) : undefined;
};

const isHidden = (node: Element): boolean => getComputedStyle(node).display === "none";

/** Opens the groups and list items around an element. */
const openAround = (inner: Element): void => {
  const closed: Element[] = [];
  for (let node = inner.parentElement; node; node = node.parentElement) if (isHidden(node)) closed.unshift(node);
  for (const part of closed) {
    const buttons = [...(part.parentElement?.querySelectorAll("button") ?? [])];
    // The button of a collapsed element comes before it; one inside may be a switch.
    buttons.find((button) => !part.contains(button))?.click();
  }
};

/** The element of a text, which is there a moment after its form. */
const TEXT = ".text-editor [contenteditable=true]";

const areTextsShown = (): boolean =>
  [...document.querySelectorAll(".text-editor")].every((one) => one.querySelector("[contenteditable=true], textarea"));

/** What somebody writes into. */
export const WRITTEN_INTO = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** The element to focus: a control's first field, or a button. */
export const focusableIn = (control: Element): HTMLElement | undefined => {
  const editor = control.closest<HTMLElement>("[contenteditable=true]");
  return editor ?? control.querySelector<HTMLElement>(WRITTEN_INTO) ?? control.querySelector("button") ?? undefined;
};

/** Attribute of marked controls; styled in src/editor/files.ts. */
const MARK = "data-marked";

/** Event that marks a block of a text, or with `false` no longer; the text's editor draws its blocks itself. */
export const MARK_BLOCK = "mark-block";

const setMark = (control: Element, isMarked: boolean): void => {
  const event = new CustomEvent(MARK_BLOCK, { bubbles: true, cancelable: true, detail: isMarked });
  if (control.dispatchEvent(event)) control.toggleAttribute(MARK, isMarked);
};

/** Removes all marks. */
export const clearMarks = (): void => {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) setMark(marked, false);
};

/** Marks a control. */
export const markControl = (control: Element): void => setMark(control, true);

/** Focuses the first field of a control that is open. */
export const focusFirstIn = (control: Element): void => focusableIn(control)?.focus();

/**
 * Opens the groups around a control, scrolls to it, marks and focuses it.
 * @param line of a text that is shown as Markdown
 */
export const focusControl = (control: Element, line?: number): void => {
  const target = focusableIn(control) ?? control;
  openAround(target === control.closest("[contenteditable=true]") ? control : target);
  markControl(control);
  // Decap CMS opens a group in its next render.
  setTimeout(() => {
    control.scrollIntoView({ block: "center" });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    putCaret(target, control, line);
  });
};

/** Timeout for a form to appear, in milliseconds. */
const PATIENCE = 30_000;

/** Waits for the control of a path; resolves to its nearest ancestor if it has none. */
const untilControl = (path: readonly PathStep[]): Promise<Element | undefined> =>
  new Promise((done) => {
    const isComplete = (): boolean =>
      path[0] !== undefined && labelIn(document.body, String(path[0])) !== undefined && areTextsShown();
    if (isComplete()) return done(controlAt(path));
    const finish = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      done(controlAt(path));
    };
    const observer = new MutationObserver(() => isComplete() && finish());
    const timer = setTimeout(finish, PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
  });

/** Opens the form at a field, once the form is rendered. */
export const openField = async (path: readonly PathStep[]): Promise<void> => {
  clearMarks();
  const control = await untilControl(path);
  if (control) focusControl(control);
};
