/** URLs of fields in forms: `#/collections/pages/entries/HomePage?field=hero.title`. */
import { history as decapHistory } from "decap-cms-core/dist/esm/routing/history.js";
import type { PathStep } from "../../content-model/fields/schema-walk";
import { openField } from "./find-field";
import { goTo } from "./leaving";

/** The parts of a form's URL; `undefined` for other URLs. */
const partsOf = (address: string): { form: string; field: string | null } | undefined => {
  const [form = "", query = ""] = new URL(address).hash.split("?");
  if (!/\/entries\/|\/new$/.test(form)) return undefined;
  return { form, field: new URLSearchParams(query).get("field") };
};

/** Parses `tiers.0.price`. */
const pathOf = (field: string): PathStep[] =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const openAt = (address: string): void => {
  const { field } = partsOf(address) ?? {};
  if (field) void openField(pathOf(field));
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
    return goTo(event.newURL);
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
