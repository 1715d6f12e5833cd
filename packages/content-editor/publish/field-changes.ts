/** What differs between two texts of a file, field by field, in the words of the form. */
import deepEqual from "fast-deep-equal";
import { diffIndices } from "node-diff3";
import { BODY, type ContentKind, labelOfPath, type PathStep } from "content-kit";
import { matchKind } from "../kinds";
import { matchItems } from "../match-items";
import { inWords } from "../merge-entry";
import { blocksOf } from "../merge-markdown";
import { fileParts, valuesOf } from "../content-file";
import { isFields, type Fields } from "../fields";

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

/** Collects the differences of one file. */
class Comparison {
  readonly found: FieldChange[] = [];

  constructor(
    private readonly kind: ContentKind,
    private readonly before: Fields,
    private readonly after: Fields,
  ) {}

  private note(path: readonly PathStep[], at: readonly PathStep[], before: unknown, after: unknown): void {
    const values = after === undefined ? this.before : this.after;
    const label = labelOfPath(this.kind.schema, at, values);
    this.found.push({ path, label, before: inWords(before), after: inWords(after) });
  }

  values(before: unknown, after: unknown, path: readonly PathStep[]): void {
    if (deepEqual(before, after)) return;
    if (isFields(before) && isFields(after))
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
        this.values(before[name], after[name], [...path, name]);
    else if (Array.isArray(before) && Array.isArray(after)) this.lists(before, after, path);
    else this.note(path, path, before, after);
  }

  private lists(before: readonly unknown[], after: readonly unknown[], path: readonly PathStep[]): void {
    const olds = matchItems(before, after);
    for (const [place, old] of olds.entries()) {
      const at = [...path, place];
      if (old !== undefined) this.values(before[old], after[place], at);
      else this.note(at, at, undefined, after[place]);
    }
    for (const [old, value] of before.entries())
      if (!olds.includes(old)) this.note(path, [...path, old], value, undefined);
    const kept = olds.filter((old) => old !== undefined);
    if (kept.every((old, index) => index === 0 || (kept[index - 1] ?? 0) < old)) return;
    const names = (order: readonly number[]): unknown[] => order.map((old) => nameOf(before[old]));
    const label = `${labelOfPath(this.kind.schema, path, this.after)}: order`;
    const sorted = kept.toSorted((a, b) => a - b);
    this.found.push({ path, label, before: inWords(names(sorted)), after: inWords(names(kept)) });
  }

  body(before: string, after: string): void {
    const text = (blocks: readonly string[]) => (blocks.length > 0 ? blocks.join("\n\n") : undefined);
    const change = (place: number, from: readonly string[], to: readonly string[]): void =>
      void this.found.push({
        path: [BODY, place],
        label: `Text › paragraph ${place + 1}`,
        before: text(from),
        after: text(to),
      });
    const [from, to] = [blocksOf(before).texts, blocksOf(after).texts];
    for (const { buffer1, buffer2 } of diffIndices(from, to)) {
      const [olds, news] = [
        from.slice(buffer1[0], buffer1[0] + buffer1[1]),
        to.slice(buffer2[0], buffer2[0] + buffer2[1]),
      ];
      if (olds.length !== news.length) change(buffer2[0], olds, news);
      else for (const [index, old] of olds.entries()) change(buffer2[0] + index, [old], news.slice(index, index + 1));
    }
  }
}

const nameOf = (item: unknown): unknown =>
  isFields(item) ? Object.values(item).find((value) => typeof value === "string") : item;

/** What differs between two texts of a content file. */
export const fieldChanges = (path: string, before: string, after: string): FieldChange[] => {
  const kind = matchKind(path)?.kind;
  if (!kind) return [];
  const [from, to] = [fileParts(kind, before), fileParts(kind, after)];
  const [old, now] = [valuesOf(from), valuesOf(to)];
  const comparison = new Comparison(kind, old, now);
  comparison.values(old, now, []);
  if (kind.body) comparison.body(from.body, to.body);
  return comparison.found;
};
