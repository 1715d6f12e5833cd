/**
 * URLs of fields in forms: `#/collections/pages/entries/HomePage?field=hero.title`, with the text before and after a
 * word that was pressed on the page.
 */
import { history as decapHistory } from "decap-cms-core/dist/esm/routing/history.js";
import type { PathStep } from "../../content-model/fields/schema-walk";
import type { Spot } from "./caret";
import { openField } from "./find-field";
import { goTo } from "./leaving";

/** The parts of a form's URL; `undefined` for other URLs. */
const partsOf = (address: string): { form: string; field: string | null; spot: Spot | undefined } | undefined => {
  const [form = "", query = ""] = new URL(address).hash.split("?");
  if (!/\/entries\/|\/new$/.test(form)) return undefined;
  const { field = null, before = "", after } = Object.fromEntries(new URLSearchParams(query));
  return { form, field, spot: after ? { before, after } : undefined };
};

/** Parses `tiers.0.price`. */
const pathOf = (field: string): PathStep[] =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const openAt = (address: string): void => {
  const { field, spot } = partsOf(address) ?? {};
  if (field) void openField(pathOf(field), spot);
};

const follow = (event: HashChangeEvent): void => {
  const [from, to] = [partsOf(event.oldURL), partsOf(event.newURL)];
  if (!from || !to) return openAt(event.newURL);
  // Decap CMS keeps a form's values when another form is opened by URL or back button, so reload.
  if (from.form !== to.form) {
    // It has gone there itself: to an entry that was saved for the first time, or to a copy.
    if (new URL(`#${decapHistory.location.pathname}`, location.href).hash === to.form) return;
    event.stopImmediatePropagation();
    history.replaceState(undefined, "", event.oldURL);
    return void goTo(event.newURL);
  }
  // Decap CMS would ask about unsaved changes, though the form stays open.
  event.stopImmediatePropagation();
  openAt(event.newURL);
};

/** Opens forms at the field in the URL, now and on changes. Call before Decap CMS adds its listeners. */
export const followAddress = (): void => {
  window.addEventListener("hashchange", follow);
  // Decap CMS listens only once it is drawn; an address that changes earlier would be missed.
  decapHistory.listen(() => undefined);
  openAt(location.href);
};
