/** The widget that draws the whole form of an entry; Decap CMS sees one field, whose value says only that it changed. */
import * as React from "react";
import { type ContentKind, type PathStep, valueAt } from "content-kit";
import { matchKind } from "../kinds";
import type { ExplainedProblem } from "../explain-problems";
import type { Fields } from "../fields";
import { formAddress } from "../form-address";
import { saysTheSame } from "../merge-entry";
import { noteSaved, pathOfField } from "./address";
import { dropBackup, keepBackup, readBackup } from "./backups";
import { FailureBoundary } from "./failure-boundary";
import { FieldView } from "./field-view";
import { focusField } from "./focus-field";
import { keyOf, setOpenForm, type Sent } from "./form";
import { dataOf, fieldPath, newData, rawOf, slugOfData, withTheirs, withValue } from "./form-data";
import { FormHeader } from "./form-header";
import { FormProblems } from "./form-problems";
import { readValue } from "./form-value";
import { ProblemPanel } from "./problem-panel";
import { focusedBefore } from "./save-button";
import { formSettings } from "./settings";
import { withSuggestions } from "./suggest";
import { dropUploads } from "./uploads";

const h = React.createElement;

export interface WidgetProps {
  value: unknown;
  onChange: (value: string) => void;
  forID: string;
  field: { get: (name: string) => unknown };
}

/** The URL of the window's form, without the field that it names. */
const addressNow = (): string => location.hash.split("?")[0] ?? "";

/** The form that was drawn last, for a copy of its entry. */
let last: { session: string; path: string; data: Fields } | undefined;

/** The field that had the focus at the first save of an entry, after which Decap CMS draws the form again. */
let focusNext: string | undefined;

export class FormControl extends React.Component<WidgetProps> {
  /** Of its file, from the content folder; empty for a new entry. */
  path = "";
  kind: ContentKind | undefined;
  data: Fields = {};
  /** Whether it has changes that are not saved. */
  isChanged = false;
  /** A field that somebody was led to, and how often somebody was led to one. */
  target: { path: readonly PathStep[]; turn: number } = { path: [], turn: 0 };
  /** The file when the form was opened; missing for a new entry. */
  base: string | undefined;
  private readonly settings = formSettings(this.props.field.get("form"));
  readonly fields = this.settings.fields;
  private readonly session = crypto.randomUUID();
  private edits = 0;
  /** What the running save has sent. */
  private sent: Fields | undefined;
  private readonly open = new Map<string, boolean>();
  private readonly problems = new FormProblems(this, () => this.forceUpdate());
  private readonly root = React.createRef<HTMLDivElement>();
  private readonly address = addressNow();

  /** A new entry gets its name when it is saved. */
  get checkedPath(): string {
    return this.path || (this.settings.newPath ?? "");
  }

  /** For Decap CMS, which asks here whether to draw the widget again. */
  override shouldComponentUpdate(): boolean {
    return true;
  }

  override componentDidMount(): void {
    this.adopt();
    setOpenForm(this);
    const field = new URLSearchParams(location.hash.split("?")[1]).get("field");
    if (field) this.reveal(pathOfField(field));
    else if (focusNext !== undefined) void focusField(pathOfField(focusNext), { isAtEnd: true });
    else if (this.path === "" && this.fields[0] && document.activeElement === document.body)
      void focusField([this.fields[0].name]);
    focusNext = undefined;
  }

  override componentDidUpdate({ value }: WidgetProps): void {
    if (value !== this.props.value && !String(this.props.value).startsWith(this.session)) this.adopt();
  }

  override componentWillUnmount(): void {
    setOpenForm(undefined);
    this.problems.stop();
    last = { session: this.session, path: this.path, data: this.data };
    // A form that has failed is taken away, too, and keeps its copy.
    setTimeout(() => addressNow() !== this.address && this.discard());
  }

  /** Takes what Decap CMS has of an entry: its file, nothing for a new one, or another form's data for a copy. */
  private adopt(): void {
    const { value } = this.props;
    const file = readValue(value);
    // Decap CMS reads an entry after its first save, before it goes to its address.
    if (this.address.endsWith("/new") && !this.sent) {
      this.kind = matchKind(this.settings.newPath ?? "")?.kind;
      const original = this.kind && file?.text ? dataOf(this.kind, file.text) : undefined;
      const copied = last && String(value).startsWith(last.session) ? last.data : original;
      this.start(newData(this.kind, copied));
      this.isChanged = copied !== undefined;
    } else if (file) {
      const match = matchKind(file.path);
      const own = match && formAddress(match).replace(/^[^#]*/, "");
      // An entry that arrives late, after its form was left for another one.
      if (this.address.includes("/entries/") && own !== this.address) return location.reload();
      this.path = file.path;
      this.kind = match?.kind;
      this.base = file.text;
      this.start(this.kind && file.text !== undefined ? dataOf(this.kind, file.text) : {});
    }
  }

  /** Begins with data, or with what was typed before and not saved. */
  private start(data: Fields): void {
    this.data = data;
    this.isChanged = false;
    this.release();
    this.problems.start();
    dropUploads(false);
    const backup = readBackup(this.checkedPath);
    if (backup && window.confirm("This form has unsaved changes, from before or in another tab. Bring them here?")) {
      this.base = backup.base;
      this.data = backup.data;
      this.tell();
    } else dropBackup(this.checkedPath);
    this.forceUpdate();
  }

  /** The path of its page. */
  page(): string {
    const slug = matchKind(this.path)?.slug || slugOfData(this.data);
    return this.settings.page.replace("{{slug}}", slug);
  }

  at(path: readonly PathStep[]): unknown {
    return valueAt(this.data, path);
  }

  set(path: readonly PathStep[], value: unknown): void {
    const before = this.data;
    const data = withValue(before, path, value) as Fields;
    this.data = this.path === "" ? withSuggestions(this.fields, before, data) : data;
    this.tell();
    this.forceUpdate();
  }

  /** Tells Decap CMS that something has changed. */
  private tell(): void {
    this.isChanged = true;
    this.edits += 1;
    this.props.onChange(`${this.session} ${this.edits}`);
    this.problems.checkSoon();
    const { base } = this;
    keepBackup(this.checkedPath, () => ({ base, data: this.data }));
  }

  isOpen(path: readonly PathStep[], byDefault: boolean): boolean {
    return this.open.get(keyOf(path)) ?? byDefault;
  }

  setOpen(path: readonly PathStep[], isOpen: boolean): void {
    this.open.set(keyOf(path), isOpen);
    this.forceUpdate();
  }

  isMarked(path: readonly PathStep[]): boolean {
    return keyOf(this.target.path) === keyOf(path) || this.problemsAt(path).length > 0;
  }

  problemsAt(path: readonly PathStep[]): readonly ExplainedProblem[] {
    return this.problems.at(path);
  }

  /** Opens what is around a field, marks and focuses it. */
  reveal(path: readonly PathStep[]): void {
    const field = fieldPath(this.fields, this.data, path);
    for (const end of field.keys()) this.open.set(keyOf(field.slice(0, end + 1)), true);
    this.target = { path: field, turn: this.target.turn + 1 };
    this.forceUpdate(() => void focusField(field, { block: path[field.length] }));
  }

  /** Shows why it was not saved or not deleted. */
  refuse(title: string, problems: readonly ExplainedProblem[]): void {
    const [first] = this.problems.refuse(title, problems).filter(({ path }) => path);
    if (first?.path) this.reveal(first.path);
  }

  clearProblems(): void {
    this.problems.start();
    this.forceUpdate();
  }

  /** Asked by Decap CMS before it saves, without the form. */
  isValid = (): boolean => {
    const problems = this.problems.check();
    if (problems.length > 0) this.refuse("Not saved", problems);
    else if (this.path === "") this.hold();
    return problems.length === 0;
  };

  /** Decap CMS's own check, whether a field is empty, would stop with a message of its own. */
  getValidateValue(): string {
    return this.session;
  }

  /** The first save draws the form again: what is typed meanwhile would be lost. */
  private hold(): void {
    const field = focusedBefore()?.closest<HTMLElement>("[data-path]");
    focusNext = field?.dataset["path"];
    this.root.current?.setAttribute("inert", "");
  }

  send(): Sent {
    this.sent = this.data;
    return { base: this.base, raw: this.kind ? rawOf(this.kind, this.data) : "" };
  }

  /** @param now the file as it was written */
  saved(now: string): void {
    const { kind, sent } = this;
    if (!kind) return;
    this.base = now;
    this.isChanged = this.data !== sent;
    dropUploads(true);
    noteSaved();
    dropBackup(this.checkedPath);
    if (this.path === "") return;
    // What was typed meanwhile stays.
    if (sent && !saysTheSame(this.path, now, rawOf(kind, sent)))
      this.data = withTheirs(sent, this.data, dataOf(kind, now));
    this.problems.start();
    this.forceUpdate();
  }

  /** Tells Decap CMS what was typed during a save, once that has ended. */
  settle(): void {
    if (this.isChanged) this.tell();
  }

  /** Lets somebody type again after a save that failed. */
  release(): void {
    this.root.current?.removeAttribute("inert");
  }

  /** Shows the file as it is now. */
  reload(text: string): void {
    if (!this.kind) return;
    this.base = text;
    this.start(dataOf(this.kind, text));
  }

  /** Takes the values of an earlier text, as changes that are not saved; its old addresses and its guid stay. */
  fill(text: string): void {
    if (!this.kind) return;
    const kept = Object.entries(this.data).filter(([name]) => ["redirectFrom", "guid"].includes(name));
    this.data = { ...dataOf(this.kind, text), ...Object.fromEntries(kept) };
    this.tell();
    this.forceUpdate();
  }

  /** Before it is left without saving. */
  discard(): void {
    dropBackup(this.checkedPath);
    dropUploads(false);
  }

  override render(): React.ReactNode {
    const { kind } = this;
    const { title, shown } = this.problems;
    if (!kind) return h("div", { id: this.props.forID });
    return h(
      "div",
      { id: this.props.forID, className: "form", ref: this.root },
      h(
        FailureBoundary,
        null,
        h(FormHeader, { form: this, label: this.settings.label, fields: this.fields }),
        this.fields.map((field) => h(FieldView, { key: field.name, form: this, field, path: [field.name] })),
        title !== undefined &&
          h(ProblemPanel, {
            title,
            problems: shown,
            reveal: ({ path = [] }) => this.reveal(path),
            close: () => this.clearProblems(),
          }),
      ),
    );
  }
}
