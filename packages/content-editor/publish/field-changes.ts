/** What differs between two texts of a file, field by field, in the words of the form. */
import deepEqual from "fast-deep-equal";
import { diffIndices } from "node-diff3";
import { BODY, labelOfPath, type PathStep } from "content-kit";
import { matchKind } from "../kinds";
import { matchItems } from "../match-items";
import { inWords } from "../merge-entry";
import { blocksOf } from "../merge-markdown";
import { fileParts, valuesOf } from "../content-file";
import { isFields } from "../fields";

/** One difference. */
export interface FieldChange {
  /** Where the field is in the form. */
  path: readonly PathStep[];
  label: string;
  /** Undefined if it was added. */
  before?: string | undefined;
  /** Undefined if it was removed. */
  after?: string | undefined;
}

const nameOf = (item: unknown): unknown =>
  isFields(item) ? Object.values(item).find((value) => typeof value === "string") : item;

/** The differences of values. @param note gets where they are: in the form, and in the state that has them */
const compare = (
  before: unknown,
  after: unknown,
  path: readonly PathStep[],
  note: (path: readonly PathStep[], at: readonly PathStep[], before: unknown, after: unknown, what?: string) => void,
): void => {
  if (deepEqual(before, after)) return;
  if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[name], after[name], [...path, name], note);
    return;
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return note(path, path, before, after);
  const [from, to]: [unknown[], unknown[]] = [before, after];
  const olds = matchItems(from, to);
  for (const [place, old] of olds.entries()) {
    const at = [...path, place];
    if (old !== undefined) compare(from[old], to[place], at, note);
    else note(at, at, undefined, to[place]);
  }
  for (const [old, value] of from.entries()) if (!olds.includes(old)) note(path, [...path, old], value, undefined);
  const kept = olds.filter((old) => old !== undefined);
  const sorted = kept.toSorted((a, b) => a - b);
  const names = (order: readonly number[]): unknown[] => order.map((old) => nameOf(from[old]));
  if (!deepEqual(kept, sorted)) note(path, path, names(sorted), names(kept), ": order");
};

/** The paragraphs that differ. */
const compareTexts = (before: string, after: string): FieldChange[] => {
  const [from, to] = [blocksOf(before), blocksOf(after)];
  const change = (place: number, olds: readonly string[], news: readonly string[]): FieldChange => ({
    path: [BODY, place],
    label: `Text › paragraph ${place + 1}`,
    before: olds.length > 0 ? olds.join("\n\n") : undefined,
    after: news.length > 0 ? news.join("\n\n") : undefined,
  });
  return diffIndices(from, to).flatMap(({ buffer1: [start, length], buffer2: [place, count] }) =>
    length === count
      ? from
          .slice(start, start + length)
          .map((old, at) => change(place + at, [old], to.slice(place + at, place + at + 1)))
      : [change(place, from.slice(start, start + length), to.slice(place, place + count))],
  );
};

/** What differs between two texts of a content file. */
export const fieldChanges = (path: string, before: string, after: string): FieldChange[] => {
  const kind = matchKind(path)?.kind;
  if (!kind) return [];
  const [from, to] = [fileParts(kind, before), fileParts(kind, after)];
  const [old, now] = [valuesOf(from), valuesOf(to)];
  const found: FieldChange[] = [];
  compare(old, now, [], (at, place, was, is, what = "") => {
    const label = labelOfPath(kind.schema, place, is === undefined ? old : now) + what;
    found.push({ path: at, label, before: inWords(was), after: inWords(is) });
  });
  return kind.body ? [...found, ...compareTexts(from.body, to.body)] : found;
};
