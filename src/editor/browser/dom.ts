/** DOM helpers. */

/** An event of the form's window: the form was saved. */
export const SAVED = "form-saved";

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

/** Shows a dialog, and removes it when it closes. */
export const showDialog = (dialog: HTMLDialogElement, closed: () => void): void => {
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
};
