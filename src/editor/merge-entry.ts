/** Puts what a form changed into the file as it is now, and says what both sides changed. */
import type { PathStep } from "../content-model/fields/schema-walk";
import { matchKind } from "../content-model/kinds/match-kind";
import { BODY, labelOfPath } from "./field-labels";
import { mergeMarkdown } from "./merge-markdown";
import { mergeValues, type ResolveAt, type Versions } from "./merge-values";
import { fileParts, formatFile, valuesOf, type FileParts } from "./preserve-formatting";
import { pruneEmpty } from "./prune-empty";
import { blockText, isFields, type Fields } from "./yaml-fresh";
import { isPlain } from "./yaml-scalars";

/** Which side's value stands where both changed one: the form's, or the file's. */
export type Choice = "ours" | "theirs";

/** A field that the form changed, and somebody else in the file, too. */
export interface Conflict {
  /** Where the field is in the form. */
  path: readonly PathStep[];
  /** What the form calls it. */
  label: string;
  /** What the form says; `undefined` where it was taken away. */
  ours?: string;
  /** What the file says now; `undefined` where it was taken away. */
  theirs?: string;
}

/** The texts that a save is about. */
export interface SavedTexts {
  /** The file that the form was opened with; `undefined` where the form is of a new entry. */
  base: string | undefined;
  /** The file as it is now; `undefined` where there is none. */
  now: string | undefined;
  /** What the form would write, careless of the formatting. */
  edited: string;
}

/** The text to write, or what has to be chosen before anything is written. */
export type MergedEntry = { text: string } | { conflicts: Conflict[] };

const inWords = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  return isPlain(value) ? String(value) : blockText(value, 0);
};

/** Asks for one choice after the other, in the order in which the merge comes to them. */
class Chooser {
  readonly conflicts: Conflict[] = [];

  constructor(
    private readonly choices: readonly Choice[],
    private readonly labelAt: (path: readonly PathStep[]) => string,
  ) {}

  readonly resolve: ResolveAt = (path, { ours, theirs }: Versions) => {
    const choice = this.choices[this.conflicts.length];
    this.conflicts.push({ path, label: this.labelAt(path), ours: inWords(ours), theirs: inWords(theirs) });
    return choice === "theirs" ? theirs : ours;
  };
}

const NOTHING: FileParts = { yaml: "", body: "" };

/** What a file that was made or deleted meanwhile is about: all of it. */
const wholeFile = (ours: string | undefined, theirs: string | undefined): MergedEntry => ({
  conflicts: [{ path: [], label: "", ours, theirs }],
});

/**
 * Merges the file that the form was opened with, the file as it is, and the form.
 * @param choices which side stands, in the order of the conflicts; without them, conflicts are returned
 */
export const mergeEntry = (
  path: string,
  { base, now, edited }: SavedTexts,
  choices: readonly Choice[] = [],
): MergedEntry => {
  const kind = matchKind(path)?.kind;
  if (!kind) throw new Error(`No kind of content is kept in ${path}.`);
  const isNew = now === undefined;
  if ((base === undefined) !== isNew) {
    if (choices.length === 0) return wholeFile(isNew ? edited : undefined, now);
    if (!isNew) return choices[0] === "theirs" ? { text: now } : mergeEntry(path, { base: now, now, edited });
  }
  const [opened, file, form] = [base, now, edited].map((text) =>
    text === undefined ? NOTHING : fileParts(kind, text),
  );
  const [baseValues, nowValues, formValues] = [opened, file, form].map((part) => valuesOf(part ?? NOTHING));
  const ours = pruneEmpty(formValues, baseValues, kind.schema) as Fields;
  const chooser = new Chooser(choices, (at) => labelOfPath(kind, at, ours));
  const value = isNew ? ours : mergeValues({ base: baseValues, ours, theirs: nowValues }, [], chooser.resolve);
  const body = isNew
    ? (form?.body ?? "")
    : mergeMarkdown(opened?.body ?? "", form?.body ?? "", file?.body ?? "", (versions) =>
        chooser.resolve([BODY], versions),
      );
  if (chooser.conflicts.length > choices.length) return { conflicts: chooser.conflicts };
  return { text: formatFile(kind, now, { values: isFields(value) ? value : ours, body }) };
};

/** Whether two texts of a file say the same, however they are formatted. */
export const saysTheSame = (path: string, a: string, b: string): boolean => {
  const merged = mergeEntry(path, { base: a, now: a, edited: b });
  return "text" in merged && merged.text.replaceAll("\r\n", "\n") === a.replaceAll("\r\n", "\n");
};
