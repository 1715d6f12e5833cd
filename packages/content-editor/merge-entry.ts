/** Three-way merge of a form into its file, with conflicts. */
import { stringify } from "yaml";
import { BODY, labelOfPath, type PathStep } from "content-kit";
import { matchKind } from "./kinds";
import { mergeMarkdown } from "./merge-markdown";
import { mergeValues, type ResolveAt, type Versions } from "./merge-values";
import { fileParts, formatFile, valuesOf, type FileParts } from "./content-file";
import { pruneEmpty } from "./prune-empty";
import { isFields } from "./fields";

/** The side that wins a conflict: form or file. */
export type Choice = "ours" | "theirs";

/** An editor's decision about a conflict, and the text it applies to. */
export interface Decision {
  choices: Choice[];
  /** The file when the editor decided; `null` if missing. */
  seen: string | null;
}

/** The editor's choices, if the file has not changed since. */
export const choicesFor = (decision: Decision | undefined, now: string | undefined): Choice[] =>
  decision && decision.seen === (now ?? null) ? decision.choices : [];

/** A field changed by the form and in the file. */
export interface Conflict {
  /** Where the field is in the form. */
  path: readonly PathStep[];
  /** Its label. */
  label: string;
  /** The form's value; `undefined` if removed. */
  ours?: string;
  /** The file's value; `undefined` if removed. */
  theirs?: string;
}

/** The texts of a save. */
export interface SavedTexts {
  /** The file when the form was opened; `undefined` for a new entry. */
  base: string | undefined;
  /** The current file; `undefined` if missing. */
  now: string | undefined;
  /** The form's output, without formatting. */
  edited: string;
}

/** The merged text, or conflicts to resolve first. */
export type MergedEntry = { text: string } | { conflicts: Conflict[] };

/** A value as dialogs and lists show it. */
export const inWords = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : stringify(value, { lineWidth: 0 }).trim();
};

/** Consumes choices in the order of the conflicts. */
class Chooser {
  readonly conflicts: Conflict[] = [];

  constructor(
    private readonly choices: readonly Choice[],
    private readonly labelAt: (path: readonly PathStep[], value: unknown) => string,
  ) {}

  readonly resolve: ResolveAt = (path, { ours, theirs }: Versions) => {
    const choice = this.choices[this.conflicts.length];
    this.conflicts.push({
      path,
      label: this.labelAt(path, ours ?? theirs),
      ours: inWords(ours),
      theirs: inWords(theirs),
    });
    return choice === "theirs" ? theirs : ours;
  };
}

/** Why a file is not deleted. */
export const CHANGED = "It was changed while its form was open.\nFix: load this page again, and look at it first.";

/** A conflict about a whole file that was created or deleted. */
const wholeFile = (ours: string | undefined, theirs: string | undefined): MergedEntry => ({
  conflicts: [{ path: [], label: "", ours, theirs }],
});

/**
 * Merges base, current file and form.
 * @param choices sides by order of the conflicts; without them, conflicts are returned
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
  const partsOf = (text = ""): FileParts => fileParts(kind, text);
  const [opened, file, form] = [partsOf(base), partsOf(now), partsOf(edited)];
  const [baseValues, nowValues] = [valuesOf(opened), valuesOf(file)];
  const ours = pruneEmpty(valuesOf(form), baseValues, kind.schema);
  const chooser = new Chooser(choices, (at, member) => labelOfPath(kind.schema, at, ours, member));
  const value = isNew ? ours : mergeValues({ base: baseValues, ours, theirs: nowValues }, [], chooser.resolve);
  const body = isNew
    ? form.body
    : mergeMarkdown(opened.body, form.body, file.body, (versions) => chooser.resolve([BODY], versions));
  if (chooser.conflicts.length > choices.length) return { conflicts: chooser.conflicts };
  return { text: formatFile(kind, now, { values: isFields(value) ? value : ours, body }) };
};

/** Whether two texts of a file have equal values, whatever their formatting. */
export const saysTheSame = (path: string, a: string, b: string): boolean => {
  const merged = mergeEntry(path, { base: a, now: a, edited: b });
  return "text" in merged && merged.text.replaceAll("\r\n", "\n") === a.replaceAll("\r\n", "\n");
};
