/** The panel with reasons why a save failed; each links to its field. */
import type { ExplainedProblem } from "../explain-problems";
import { withDays } from "./date-control";
import { element, removePanel, showPanel } from "./dom";
import { clearMarks, controlAt, controlWithId, focusControl, markControl } from "./find-field";
import { lineOf, showAtFields } from "./field-problems";
import { openData, store, type ImmutableMap } from "./store";

/** A problem with the function that focuses its field. */
interface Shown {
  text: string;
  find?: () => Element | undefined;
  form?: string | undefined;
  line?: number | undefined;
}

let panel: HTMLElement | undefined;

/** What the last save was refused for, and the values that it had; undefined if none of it is of the open form. */
let refusal: { problems: readonly ExplainedProblem[]; data: ImmutableMap | undefined } | undefined;

export const isFollowed = (): boolean => refusal !== undefined && panel?.isConnected === true;

/** A save finds more than the form can: what it was refused for stays until the value is another one. */
const stillRefused = (): ExplainedProblem[] =>
  (refusal?.problems ?? []).filter(({ path }) => path && openData()?.getIn(path) === refusal?.data?.getIn(path));

/** Removes the panel. */
export const clearProblems = (): void => {
  clearMarks();
  showAtFields([]);
  if (panel) removePanel(panel);
  panel = undefined;
  refusal = undefined;
};

const focusOn = ({ find, line }: Shown): boolean => {
  const control = find?.();
  if (control) focusControl(control, line);
  return control !== undefined;
};

const itemFor = (problem: Shown): HTMLElement => {
  const [first = "", ...more] = withDays(problem.text).split("\n");
  const rest = more.length > 0 ? [element("span", {}, more.join("\n"))] : [];
  if (problem.form) return element("li", {}, element("a", { href: problem.form }, first), ...rest);
  if (!problem.find) return element("li", {}, first, ...rest);
  const link = element("a", { href: "#" }, ...lineOf(problem), first);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    // A form's URL is in the fragment, which a link would replace.
    event.stopPropagation();
    focusOn(problem);
  });
  return element("li", {}, link, ...rest);
};

const mark = (problems: readonly Shown[]): void => {
  clearMarks();
  for (const { find } of problems) {
    const control = find?.();
    if (control) markControl(control);
  }
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
  showPanel(panel);
  mark(problems);
  problems.some(focusOn);
};

const toShow = ({ text, path, form, line }: ExplainedProblem): Shown => ({
  text,
  form,
  line,
  ...(path ? { find: () => controlAt(path) } : {}),
});

/** In the order of the form; those of other forms follow from these, and are last. */
const inOrder = (problems: readonly ExplainedProblem[]): Shown[] =>
  problems
    .map((problem) => ({ shown: toShow(problem), control: problem.path && controlAt(problem.path) }))
    .sort(({ control: one }, { control: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : one === other ? 0 : -1;
    })
    .map(({ shown }) => shown);

/** Shows problems of the content check. */
export const showProblems = (title: string, problems: readonly ExplainedProblem[]): void => {
  show(title, inOrder(problems));
  showAtFields(problems);
  if (problems.some(({ path }) => path)) refusal = { problems, data: openData() };
};

/** Replaces the problems of the open form by those that it has now. */
export const followProblems = (found: readonly ExplainedProblem[]): void => {
  const problems = [...found, ...stillRefused().filter(({ text }) => !found.some((other) => other.text === text))];
  if (problems.length === 0) return clearProblems();
  showAtFields(problems);
  const shown = inOrder(problems);
  panel?.querySelector("ul")?.replaceChildren(...shown.map(itemFor));
  mark(shown);
};

type FieldErrors = Record<string, readonly { message?: string }[]>;

/** Decap CMS's own validation: a new entry needs a name. */
const fieldProblems = (errors: FieldErrors): Shown[] =>
  Object.entries(errors).map(([id, problems]) => ({
    text: problems.flatMap(({ message }) => message ?? []).join(" "),
    find: () => controlWithId(id),
  }));

/**
 * Decap CMS shows no message: its save rejects without a reason.
 * @param check all that is wrong with the open form
 */
export const showFieldErrors = (check: () => ExplainedProblem[]): void => {
  window.addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // Decap CMS rejects with an action after it has shown why.
    if (typeof reason === "object" && reason && "type" in reason) return event.preventDefault();
    const errors = store.getState().entryDraft.get("fieldsErrors") as ImmutableMap | undefined;
    if (reason !== undefined || !errors) return;
    const needed = fieldProblems(errors.toJS() as FieldErrors);
    if (needed.length === 0) return;
    event.preventDefault();
    const problems = check();
    if (problems.length > 0) showProblems("Not saved", problems);
    else show("Not saved", needed);
  });
};
