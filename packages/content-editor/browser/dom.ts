/** DOM helpers. */

/** Creates an element with attributes and children. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

const cameFrom = new WeakMap<Element, HTMLElement>();

/** Lets the focus go back to where it was when a panel that has it is removed by `removePanel`. */
export const showPanel = (panel: HTMLElement): void => {
  panel.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !panel.contains(relatedTarget)) cameFrom.set(panel, relatedTarget);
  });
  document.body.append(panel);
};

export const removePanel = (panel: HTMLElement): void => {
  const hasFocus = panel.contains(document.activeElement);
  panel.remove();
  if (hasFocus) cameFrom.get(panel)?.focus();
};

/** A field of a dialog, with a hint that is read after its name. */
export const labeled = (label: string, input: HTMLInputElement, hint: string): HTMLElement => {
  const id = `hint-${crypto.randomUUID()}`;
  input.setAttribute("aria-describedby", id);
  return element("div", { class: "labeled" }, element("label", {}, label, input), element("small", { id }, hint));
};

/** Shows a dialog, named by its heading, and removes it when it closes. */
export const showDialog = (dialog: HTMLDialogElement, closed: () => void): void => {
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  const title = dialog.querySelector("h2")?.textContent;
  if (title && !dialog.hasAttribute("aria-labelledby")) dialog.setAttribute("aria-label", title);
  document.body.append(dialog);
  dialog.showModal();
};
