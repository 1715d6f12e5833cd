/** Says what is wrong at the fields themselves, for eyes and screen readers. */
import type { ExplainedProblem } from "../explain-problems";
import { element } from "./dom";
import { controlAt, focusableIn } from "./find-field";

const CLASS = "field-problem";

/** The elements that point to a sentence, with the sentences. */
const shown = new Map<HTMLElement, HTMLElement>();

const idsOf = (field: HTMLElement): string[] =>
  (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);

const describeBy = (field: HTMLElement, ids: readonly string[]): void => {
  if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
  else field.removeAttribute("aria-describedby");
};

const remove = (field: HTMLElement, sentence: HTMLElement): void => {
  sentence.remove();
  field.removeAttribute("aria-invalid");
  describeBy(
    field,
    idsOf(field).filter((id) => id !== sentence.id),
  );
};

/** Shows a problem at each field that has one, and removes those of before. */
export const showAtFields = (problems: readonly ExplainedProblem[]): void => {
  for (const [field, sentence] of shown) remove(field, sentence);
  shown.clear();
  for (const [index, { text, path }] of problems.entries()) {
    const control = path && controlAt(path);
    const field = control && focusableIn(control);
    if (!control || !field || shown.has(field)) continue;
    const id = `${CLASS}-${index}`;
    const sentence = element("p", { id, class: CLASS }, text);
    // Below a text, not in it.
    (control.closest("[contenteditable=true]") ?? control.lastElementChild ?? control).after(sentence);
    field.setAttribute("aria-invalid", "true");
    describeBy(field, [id, ...idsOf(field)]);
    shown.set(field, sentence);
  }
};
