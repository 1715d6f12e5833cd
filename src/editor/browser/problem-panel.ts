/** The panel with reasons why a save failed; each links to its field. */
import type { ExplainedProblem } from "../explain-problems";
import { element } from "./dom";
import { clearMarks, controlAt, controlWithId, focusControl, markControl } from "./find-field";
import { store, type ImmutableMap } from "./store";

/** A problem with the function that focuses its field. */
interface Shown {
  text: string;
  find?: () => Element | undefined;
  form?: string | undefined;
}

let panel: HTMLElement | undefined;

/** Removes the panel. */
export const clearProblems = (): void => {
  clearMarks();
  panel?.remove();
  panel = undefined;
};

const focusOn = ({ find }: Shown): boolean => {
  const control = find?.();
  if (control) focusControl(control);
  return control !== undefined;
};

const itemFor = (problem: Shown): HTMLElement => {
  const [first = "", ...more] = problem.text.split("\n");
  const rest = more.length > 0 ? [element("span", {}, more.join("\n"))] : [];
  if (problem.form) return element("li", {}, element("a", { href: problem.form }, first), ...rest);
  if (!problem.find) return element("li", {}, first, ...rest);
  const link = element("a", { href: "#" }, first);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    // A form's URL is in the fragment, which a link would replace.
    event.stopPropagation();
    focusOn(problem);
  });
  return element("li", {}, link, ...rest);
};

const show = (title: string, problems: readonly Shown[]): void => {
  clearProblems();
  const close = element("button", { type: "button", "aria-label": "Close" }, "×");
  close.addEventListener("click", clearProblems);
  panel = element(
    "section",
    { class: "problems", role: "alert" },
    close,
    element("h2", {}, title),
    element("ul", {}, ...problems.map(itemFor)),
  );
  document.body.append(panel);
  for (const { find } of problems) {
    const control = find?.();
    if (control) markControl(control);
  }
  problems.some(focusOn);
};

/** Shows problems of the content check. */
export const showProblems = (title: string, problems: readonly ExplainedProblem[]): void =>
  show(
    title,
    problems.map(({ text, path, form }) => ({ text, form, ...(path ? { find: () => controlAt(path) } : {}) })),
  );

type FieldErrors = Record<string, readonly { message?: string }[]>;

/** Decap CMS's own validation: a new entry needs a name. */
const fieldProblems = (errors: FieldErrors): Shown[] =>
  Object.entries(errors).map(([id, problems]) => ({
    text: problems.flatMap(({ message }) => message ?? []).join(" "),
    find: () => controlWithId(id),
  }));

/** Decap CMS shows no message: its save rejects without a reason. */
export const showFieldErrors = (): void => {
  window.addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    const errors = store.getState().entryDraft.get("fieldsErrors") as ImmutableMap | undefined;
    if (reason !== undefined || !errors) return;
    const problems = fieldProblems(errors.toJS() as FieldErrors);
    if (problems.length > 0) show("Not saved", problems);
  });
};
