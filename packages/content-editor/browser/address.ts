/** URLs of forms and of their fields: `#/collections/pages/entries/HomePage?field=hero.title`. */
import type { PathStep } from "content-kit";
import { openForm } from "./form";
import { UNSAVED } from "./words";

const partsOf = (url: string): { form: string; field: string | null } => {
  const [form = "", query = ""] = new URL(url).hash.split("?");
  return { form, field: new URLSearchParams(query).get("field") };
};

/** Parses `tiers.0.price`. */
export const pathOfField = (field: string): PathStep[] =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const isEntry = (form: string): boolean => form.includes("/entries/");

const isNew = (form: string): boolean => form.endsWith("/new");

const isForm = (form: string): boolean => isEntry(form) || isNew(form);

/** Once somebody has decided, the browser does not ask again. */
let isDecided = false;

const loadAgain = (): void => {
  isDecided = true;
  location.reload();
};

let hasSaved = false;

/** Decap CMS shows an entry in its list as it was read first. */
export const noteSaved = (): void => {
  hasSaved = true;
};

const follow = (event: HashChangeEvent): void => {
  const [from, to] = [partsOf(event.oldURL), partsOf(event.newURL)];
  const form = openForm();
  // Decap CMS listens only once it is drawn.
  if (!document.getElementById("nc-root")?.hasChildNodes()) return loadAgain();
  if (from.form === to.form) {
    // Decap CMS would ask about unsaved changes, though the form stays open.
    event.stopImmediatePropagation();
    if (to.field) form?.reveal(pathOfField(to.field));
  } else if ([isEntry, isNew].some((is) => is(from.form) && is(to.form)) || (form?.isChanged && !isForm(to.form))) {
    // Decap CMS keeps the form of an entry when the address of another one is opened, and goes back to no page that
    // was left before it was loaded.
    event.stopImmediatePropagation();
    history.replaceState(undefined, "", event.oldURL);
    if (form?.isChanged && !window.confirm(UNSAVED)) return;
    form?.discard();
    history.replaceState(undefined, "", event.newURL);
    loadAgain();
  } else if (hasSaved && !isForm(to.form)) loadAgain();
};

/** Call before Decap CMS adds its listeners. */
export const followAddress = (): void => {
  window.addEventListener("hashchange", follow);
  window.addEventListener("beforeunload", (event) => isDecided && event.stopImmediatePropagation());
};
