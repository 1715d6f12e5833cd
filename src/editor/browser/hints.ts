/** Lets screen readers read the hint of a field after its name. */
import { controlWithId } from "./find-field";

/** Fields, and the buttons that open groups and lists. */
const DESCRIBED =
  "input, textarea, select, [role=switch], [contenteditable=true], .group-toggle, [data-testid=expand-button]";

const HINT = ':scope > p[class*="-ControlHint"]';

const describe = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || !target.matches(DESCRIBED)) return;
  const { id = "" } = target.closest('[id*="-field-"]') ?? {};
  const hint = controlWithId(id)?.querySelector(HINT);
  // Ids would be taken away with those of problems, which are read in its place.
  if (hint) target.setAttribute("aria-description", hint.textContent ?? "");
};

/** Describes a field when it gets the focus. */
export const readHints = (): void => document.addEventListener("focusin", describe);
