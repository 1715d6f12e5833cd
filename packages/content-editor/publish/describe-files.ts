/** Names and states of content files for lists of changes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isInFolder, isSingle, labelOfKind, ownerKind } from "content-kit";
import { contentDir } from "content-kit/read";
import { fileParts, valuesOf } from "../content-file";
import { formAddress } from "../form-address";
import { allKinds, matchKind } from "../kinds";
import { fieldChanges, type FieldChange } from "./field-changes";
import type { Difference, TreeFile } from "./trees";

/** A file that differs between two states. */
export interface FileChange {
  path: string;
  /** The entry: `Article “Missed calls”`. */
  name: string;
  state: "added" | "changed" | "removed";
  fields: FieldChange[];
  /** The address of its form. */
  form?: string | undefined;
}

const valuesAt = (path: string, text: string): Record<string, unknown> => {
  const kind = matchKind(path)?.kind;
  return kind ? valuesOf(fileParts(kind, text)) : {};
};

const textOnDisk = (path: string): string => {
  const file = join(contentDir(), path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const titleIn = (path: string, text: string): string | undefined => {
  const { title, name } = valuesAt(path, text);
  return [title, name].find((value): value is string => typeof value === "string");
};

/** The entry as people call it. */
export const nameOfFile = (path: string, text = textOnDisk(path)): string => {
  const match = matchKind(path);
  if (!match) return path.startsWith("media/") ? `Picture or file ${path.slice("media/".length)}` : path;
  const { kind, slug } = match;
  if (isSingle(kind)) return labelOfKind(kind);
  const owner = ownerKind(kind, allKinds());
  if (!isInFolder(kind) || owner === kind) return `${labelOfKind(kind)} “${titleIn(path, text) ?? slug}”`;
  const file = owner.files.replace("{slug}", slug);
  return `${titleIn(file, textOnDisk(file)) ?? slug} › ${labelOfKind(kind)}`;
};

/** Describes a file that differs. @param textOf the text of a content file */
export const describeFile = (
  { path, before, after }: Difference,
  textOf: (file: TreeFile | undefined) => string,
): FileChange => {
  const match = matchKind(path);
  const now = textOf(after ?? before);
  const name = nameOfFile(path, now);
  if (!after) return { path, name, state: "removed", fields: [] };
  return {
    path,
    name,
    state: before ? "changed" : "added",
    fields: before && match ? fieldChanges(path, textOf(before), now) : [],
    form: match && formAddress(match),
  };
};

const LONGEST = 60;

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Two long texts from the word on in which they differ. */
const fromDifference = (before: string, after: string): [string, string] => {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = before.lastIndexOf(" ", same - 1) + 1;
  return start < LONGEST / 2 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`];
};

/** A difference in one line: `Price › Monthly: $1,375 → $1,450`. */
export const changeInWords = ({ label, before, after }: FieldChange): string => {
  if (before === undefined) return `${label} added: ${short(inOneLine(after ?? ""))}`;
  if (after === undefined) return `${label} removed: ${short(inOneLine(before))}`;
  const [from, to] = fromDifference(inOneLine(before), inOneLine(after));
  return `${label}: ${short(from)} → ${short(to)}`;
};

const STATES = { added: "new", removed: "deleted", changed: "changed" } as const;

/** A file's differences, one a line. */
export const fileInWords = ({ name, state, fields }: FileChange): string[] =>
  fields.length > 0 ? fields.map((field) => `${name}: ${changeInWords(field)}`) : [`${name}: ${STATES[state]}`];
