/** What differs between two texts of a file, field by field, each with the way back. */
import deepEqual from "fast-deep-equal";
import type { PathStep } from "../../content-model/fields/schema-walk";
import type { ContentKind } from "../../content-model/kinds/kind";
import { matchKind } from "../../content-model/kinds/match-kind";
import { BODY, labelOfPath } from "../../content-model/messages/form-labels";
import { parseMarkdown } from "../../content-model/source/markdown";
import { checksum } from "../../lib/digest";
import { matchItems } from "../match-items";
import { inWords } from "../merge-entry";
import { changesBetween } from "../merge-sequences";
import { fileParts, formatFile, valuesOf } from "../preserve-formatting";
import { isFields, type Fields } from "../yaml-fresh";

/** One difference, in the words of the form. */
export interface FieldChange {
  /** Made from what it says, so that a request for an outdated one is noticed. */
  id: string;
  /** Where the field is in the form. */
  path: readonly PathStep[];
  label: string;
  /** Undefined if it was added. */
  before?: string | undefined;
  /** Undefined if it was removed. */
  after?: string | undefined;
}

/** Values and text of a file. */
interface Parts {
  values: Fields;
  body: string;
}

/** A difference with the way back: from the values after it, to those without it. */
interface Difference extends FieldChange {
  undo: (now: Parts) => Parts;
}

type Container = Record<PathStep, unknown> & unknown[];

const containerAt = (values: Fields, path: readonly PathStep[]): Container =>
  path.reduce<unknown>((value, step) => (value as Container)[step as number], values) as Container;

/** A copy of the values in which the container at a path is changed. */
const edited = (path: readonly PathStep[], edit: (container: Container) => void): Difference["undo"] => {
  return ({ values, body }) => {
    const copy = structuredClone(values);
    edit(containerAt(copy, path));
    return { values: copy, body };
  };
};

/** The old list's order of the items that both lists have; new items stay where they are. */
const inOldOrder = (items: readonly unknown[], olds: readonly (number | undefined)[]): unknown[] => {
  const kept = items.map((value, place) => ({ value, old: olds[place] })).filter(({ old }) => old !== undefined);
  kept.sort((a, b) => (a.old ?? 0) - (b.old ?? 0));
  return items.map((value, place) => (olds[place] === undefined ? value : kept.shift()?.value));
};

/** Collects the differences of one file. */
class Comparison {
  readonly found: Difference[] = [];

  constructor(
    private readonly kind: ContentKind,
    private readonly before: Fields,
    private readonly after: Fields,
  ) {}

  private note(change: Omit<Difference, "id">): void {
    const { path, label, before, after } = change;
    this.found.push({ ...change, id: checksum(JSON.stringify([path, label, before, after])).slice(0, 16) });
  }

  values(before: unknown, after: unknown, path: readonly PathStep[]): void {
    if (deepEqual(before, after)) return;
    if (isFields(before) && isFields(after)) {
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
        this.values(before[name], after[name], [...path, name]);
    } else if (Array.isArray(before) && Array.isArray(after)) this.lists(before, after, path);
    else {
      const name = path.at(-1) ?? "";
      this.note({
        path,
        label: labelOfPath(this.kind.schema, path, after === undefined ? this.before : this.after),
        before: inWords(before),
        after: inWords(after),
        undo: edited(path.slice(0, -1), (group) => {
          if (before === undefined) Reflect.deleteProperty(group, name);
          else group[name as number] = structuredClone(before);
        }),
      });
    }
  }

  private lists(before: readonly unknown[], after: readonly unknown[], path: readonly PathStep[]): void {
    const olds = matchItems(before, after);
    const { schema } = this.kind;
    for (const [place, old] of olds.entries()) {
      const at = [...path, place];
      if (old !== undefined) this.values(before[old], after[place], at);
      else
        this.note({
          path: at,
          label: labelOfPath(schema, at, this.after),
          after: inWords(after[place]),
          undo: edited(path, (list) => list.splice(place, 1)),
        });
    }
    for (const [old, value] of before.entries()) {
      if (olds.includes(old)) continue;
      const place = olds.findLastIndex((other) => other !== undefined && other < old) + 1;
      this.note({
        path,
        label: labelOfPath(schema, [...path, old], this.before),
        before: inWords(value),
        undo: edited(path, (list) => list.splice(place, 0, structuredClone(value))),
      });
    }
    const kept = olds.filter((old) => old !== undefined);
    if (kept.every((old, index) => index === 0 || (kept[index - 1] ?? 0) < old)) return;
    this.note({
      path,
      label: `${labelOfPath(schema, path, this.after)}: order`,
      before: inWords(kept.toSorted((a, b) => a - b).map((old) => nameOf(before[old]))),
      after: inWords(kept.map((old) => nameOf(before[old]))),
      undo: edited(path, (list) => list.splice(0, list.length, ...inOldOrder([...list], olds))),
    });
  }

  body(before: string, after: string): void {
    const [from, to] = [blocksOf(before), blocksOf(after)];
    const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
    let added = 0;
    for (const { start, end, items } of changesBetween(texts(from), texts(to))) {
      const place = start + added;
      added += items.length - (end - start);
      const old = texts(from).slice(start, end);
      this.note({
        path: [BODY, Math.min(place, Math.max(to.length - 1, 0))],
        label: `Text › paragraph ${place + 1}`,
        before: old.length > 0 ? old.join(EMPTY_LINE) : undefined,
        after: items.length > 0 ? items.join(EMPTY_LINE) : undefined,
        undo: ({ values, body }) => ({ values, body: withBlocks(body, place, items.length, old) }),
      });
    }
  }
}

const nameOf = (item: unknown): unknown =>
  isFields(item) ? Object.values(item).find((value) => typeof value === "string") : item;

interface Block {
  text: string;
  start: number;
  end: number;
}

const EMPTY_LINE = "\n\n";

const blocksOf = (body: string): Block[] =>
  parseMarkdown(body).children.map(({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    return { text: body.slice(start, end), start, end };
  });

/** A text with other blocks in the place of some. */
const withBlocks = (body: string, place: number, count: number, olds: readonly string[]): string => {
  const blocks = blocksOf(body);
  const text = olds.join(EMPTY_LINE);
  if (count > 0 && olds.length > 0)
    return body.slice(0, blocks[place]?.start) + text + body.slice(blocks[place + count - 1]?.end);
  const rest = blocks.map((block) => block.text);
  rest.splice(place, count, ...olds);
  return `\n${rest.join(EMPTY_LINE)}\n`;
};

const partsOf = (kind: ContentKind, text: string): Parts => {
  const parts = fileParts(kind, text);
  return { values: valuesOf(parts), body: parts.body };
};

const differences = (kind: ContentKind, before: string, after: string): Difference[] => {
  const [from, to] = [partsOf(kind, before), partsOf(kind, after)];
  const comparison = new Comparison(kind, from.values, to.values);
  comparison.values(from.values, to.values, []);
  if (kind.body) comparison.body(from.body, to.body);
  return comparison.found;
};

/** What differs between two texts of a content file. */
export const fieldChanges = (path: string, before: string, after: string): FieldChange[] => {
  const kind = matchKind(path)?.kind;
  return kind ? differences(kind, before, after).map(({ undo: _, ...change }) => change) : [];
};

/** The text after, without one of the changes; undefined if it is no difference of these texts. */
export const withoutChange = (path: string, before: string, after: string, id: string): string | undefined => {
  const kind = matchKind(path)?.kind;
  const change = kind && differences(kind, before, after).find((one) => one.id === id);
  return change && formatFile(kind, after, change.undo(partsOf(kind, after)));
};
