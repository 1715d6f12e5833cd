/** Says what is wrong at the fields themselves, for eyes and screen readers. */
import type { ExplainedProblem } from "../explain-problems";
import { withDays } from "./date-control";
import { element } from "./dom";
import { controlAt, focusableIn } from "./find-field";

const CLASS = "field-problem";

/** The elements that point to a sentence, each with its sentence. */
let shown: [field: HTMLElement, sentence: HTMLElement][] = [];

/** The line of a text, for an editor who sees its Markdown. */
export const lineOf = ({ line }: Pick<ExplainedProblem, "line">): HTMLElement[] =>
  line === undefined ? [] : [element("b", { class: "problem-line" }, `Line ${line}: `)];

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

/** Shows all problems at their fields, and removes those of before. */
export const showAtFields = (problems: readonly ExplainedProblem[]): void => {
  for (const [field, sentence] of shown) remove(field, sentence);
  shown = [];
  // The last one first: each is put before those that are there.
  for (const [index, problem] of [...problems.entries()].reverse()) {
    const { text, path } = problem;
    const control = path && controlAt(path);
    const field = control && focusableIn(control);
    if (!control || !field) continue;
    const id = `${CLASS}-${index}`;
    const sentence = element("p", { id, class: CLASS }, ...lineOf(problem), withDays(text));
    // Below a text, not in it.
    const last = [...control.children].findLast((child) => !child.classList.contains(CLASS));
    (control.closest("[contenteditable=true]") ?? last ?? control).after(sentence);
    field.setAttribute("aria-invalid", "true");
    describeBy(field, [id, ...idsOf(field)]);
    shown.push([field, sentence]);
  }
};
