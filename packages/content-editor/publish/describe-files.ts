/** Names and states of content files for lists of changes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isInFolder, isSingle, labelOfKind, ownerKind, textAt } from "content-kit";
import { contentDir } from "content-kit/read";
import { fileParts, valuesOf } from "../content-file";
import { formAddress } from "../form-address";
import { allKinds, matchKind } from "../kinds";
import { fieldChanges, type FieldChange } from "./field-changes";
import type { Difference } from "./trees";

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

const textOnDisk = (path: string): string => {
  const file = join(contentDir(), path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const titleIn = (path: string, text: string): string | undefined => {
  const kind = matchKind(path)?.kind;
  const values = kind && valuesOf(fileParts(kind, text));
  return textAt(values, "title") ?? textAt(values, "name");
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

/** Describes a file that differs. */
export const describeFile = ({ path, before, after }: Difference): FileChange => {
  const match = matchKind(path);
  const now = String(after ?? before);
  const name = nameOfFile(path, now);
  if (!after) return { path, name, state: "removed", fields: [] };
  return {
    path,
    name,
    state: before ? "changed" : "added",
    fields: before && match ? fieldChanges(path, String(before), now) : [],
    form: match && formAddress(match),
  };
};

const LONGEST = 60;

const short = (words: readonly string[], start = 0): string => {
  const text = words.slice(start).join(" ");
  return (start > 0 ? "…" : "") + (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
};

/** A difference in one line, from shortly before the first word that differs: `Price › Monthly: $1,375 → $1,450`. */
export const changeInWords = ({ label, before, after }: FieldChange): string => {
  const wordsOf = (text = ""): string[] => text.trim().split(/\s+/);
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (before === undefined) return `${label} added: ${short(to)}`;
  if (after === undefined) return `${label} removed: ${short(from)}`;
  const same = from.findIndex((word, place) => word !== to[place]);
  const start = Math.max((same === -1 ? from.length : same) - 4, 0);
  return `${label}: ${short(from, start)} → ${short(to, start)}`;
};

const STATES = { added: "new", removed: "deleted", changed: "changed" } as const;

/** A file's differences, one a line. */
export const fileInWords = ({ name, state, fields }: FileChange): string[] =>
  fields.length > 0 ? fields.map((field) => `${name}: ${changeInWords(field)}`) : [`${name}: ${STATES[state]}`];
