/**
 * The contents of a long form: a link for each of its fields at the top, above the form or on its left; and the name
 * of the entry, which the head of Decap CMS's form does not have.
 */
import { element } from "./dom";
import { controlAt, focusControl, focusFirstIn } from "./find-field";
import { nameOfEntry, openEntry, openFields, openPath, store } from "./store";

/** From how many fields at the top a form has a list of them. */
const LONG = 5;

let shown: HTMLElement | undefined;
let key = "";

/** The form's own element for its fields: the parent of their controls. */
const paneOf = (name: string): HTMLElement | undefined => controlAt([name])?.parentElement ?? undefined;

const linkTo = (name: string, label: string): HTMLElement => {
  const link = element("button", { type: "button" }, label);
  link.addEventListener("click", () => {
    const control = controlAt([name]);
    if (control) focusControl(control);
  });
  return element("li", {}, link);
};

const update = (actions: () => HTMLElement[]): void => {
  const fields = openFields().map((field) => [String(field.get("name")), String(field.get("label"))] as const);
  const [first] = fields;
  const isNew = openEntry()?.get("newRecord") === true;
  // src/editor/files.ts hides that all changes are saved.
  document.documentElement.classList.toggle("new-entry", isNew);
  const pane = first && paneOf(first[0]);
  const name = nameOfEntry();
  const now = pane ? `${openPath()}\n${name}\n${fields.map(([field]) => field).join()}` : "";
  if (now === key && (!pane || shown?.isConnected)) return;
  key = now;
  shown?.remove();
  shown = undefined;
  if (!pane) return;
  shown = element("header", { class: "contents" }, ...(name ? [element("h1", {}, name)] : []));
  if (fields.length >= LONG)
    shown.append(
      element(
        "nav",
        { "aria-label": "Contents of this form" },
        element("ul", {}, ...fields.map(([field, label]) => linkTo(field, label))),
      ),
    );
  shown.append(...actions());
  pane.before(shown);
  const control = controlAt([first[0]]);
  if (control && isNew && document.activeElement === document.body) focusFirstIn(control);
};

/**
 * Shows them above each form.
 * @param actions what can be done with the open entry as a whole
 */
export const showContents = (actions: () => HTMLElement[]): void => {
  let isWaiting = false;
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update(actions);
    });
  };
  store.subscribe(soon);
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
};
