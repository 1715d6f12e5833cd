/** What is wrong with a form: checked at each pause in typing, and by a save, which finds more. */
import { type ContentKind, type PathStep, valueAt } from "content-kit";
import type { ExplainedProblem } from "../explain-problems";
import type { Fields } from "../fields";
import type { FormField } from "../form-fields";
import { keyOf } from "./form";
import { checkData, fieldPath } from "./form-data";

/** In milliseconds. */
const PAUSE = 400;

interface Checked {
  /** From the content folder; a new entry gets its name when it is saved. */
  checkedPath: string;
  kind: ContentKind | undefined;
  data: Fields;
  fields: readonly FormField[];
}

export class FormProblems {
  /** Of the list of a save that was refused; nothing without one. */
  title: string | undefined;
  shown: readonly ExplainedProblem[] = [];
  private byField = new Map<string, ExplainedProblem[]>();
  /** What the last save was refused for, and the data that it had. */
  private refused: { problems: readonly ExplainedProblem[]; data: Fields } | undefined;
  private opened: Fields = {};
  private timer = 0;

  constructor(
    private readonly form: Checked,
    private readonly changed: () => void,
  ) {}

  /** Forgets all, for data that was just opened or saved. */
  start(): void {
    this.stop();
    this.opened = this.form.data;
    this.title = undefined;
    this.refused = undefined;
    this.show([]);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  at(path: readonly PathStep[]): readonly ExplainedProblem[] {
    return this.byField.get(keyOf(path)) ?? [];
  }

  check(): ExplainedProblem[] {
    const { checkedPath, kind, data } = this.form;
    return kind ? checkData(checkedPath, kind, data) : [];
  }

  /** @returns the problems in the order of the form */
  refuse(title: string, problems: readonly ExplainedProblem[]): readonly ExplainedProblem[] {
    this.stop();
    this.title = title;
    this.refused = { problems, data: this.form.data };
    this.show(problems);
    this.changed();
    return this.shown;
  }

  checkSoon(): void {
    this.stop();
    this.timer = window.setTimeout(() => this.follow(), PAUSE);
  }

  private follow(): void {
    const found = this.check();
    if (this.refused) {
      const still = this.stillRefused().filter(({ text }) => !found.some((other) => other.text === text));
      this.show([...found, ...still]);
      if (this.shown.length === 0) this.title = this.refused = undefined;
    } else this.show(found.filter(({ path }) => path && this.hasChanged(path, this.opened)));
    this.changed();
  }

  /** A save finds more than the form can: what it was refused for stays until the value is another one. */
  private stillRefused(): ExplainedProblem[] {
    const { problems, data } = this.refused ?? { problems: [], data: {} };
    return problems.filter(({ path }) => path && !this.hasChanged(path, data));
  }

  /** A field that nobody has filled in yet is no mistake before the form is saved. */
  private hasChanged(path: readonly PathStep[], before: Fields): boolean {
    // A block of the text is no field.
    const at = path[0] === "body" ? ["body"] : path;
    return valueAt(this.form.data, at) !== valueAt(before, at);
  }

  private show(problems: readonly ExplainedProblem[]): void {
    const { fields, data } = this.form;
    // Those of other forms follow from these, and are last.
    const orderOf = ({ path }: ExplainedProblem): number =>
      path ? fields.findIndex(({ name }) => name === path[0]) : fields.length;
    this.shown = problems.toSorted((a, b) => orderOf(a) - orderOf(b));
    this.byField = new Map();
    for (const problem of this.shown) {
      if (!problem.path) continue;
      const key = keyOf(fieldPath(fields, data, problem.path));
      this.byField.set(key, [...(this.byField.get(key) ?? []), problem]);
    }
  }
}
