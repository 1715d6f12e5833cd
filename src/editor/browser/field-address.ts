/** A form's address can name a field, at which the form opens: `#/collections/pages/entries/HomePage?field=hero.title`. */
import type { PathStep } from "../../content-model/fields/schema-walk";
import { openField } from "./find-field";

/** The parts of a form's address; `undefined` where it is none. */
const partsOf = (address: string): { form: string; field: string | null } | undefined => {
  const [form = "", query = ""] = new URL(address).hash.split("?");
  return /\/entries\/|\/new$/.test(form) ? { form, field: new URLSearchParams(query).get("field") } : undefined;
};

/** `tiers.0.price` as a path. */
const pathOf = (field: string): PathStep[] =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const openAt = (address: string): void => {
  const field = partsOf(address)?.field;
  if (field) void openField(pathOf(field));
};

const follow = (event: HashChangeEvent): void => {
  const [from, to] = [partsOf(event.oldURL), partsOf(event.newURL)];
  if (!from || !to) return openAt(event.newURL);
  // Decap CMS keeps a form's values when another form is opened by URL or back button, so reload.
  if (from.form !== to.form) return location.reload();
  // Decap CMS would ask whether to leave a form with changes, though it stays open.
  event.stopImmediatePropagation();
  openAt(event.newURL);
};

/** Opens forms at the field in the address, now and whenever it changes. Call it before Decap CMS listens. */
export const followAddress = (): void => {
  window.addEventListener("hashchange", follow);
  openAt(location.href);
};
