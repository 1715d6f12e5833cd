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
