/** Three-way merge of sequences: blocks of a text, words of a block. */
import { diffIndices } from "node-diff3";

/** A range of one sequence and its replacement; an insertion has length 0. */
export interface Change {
  start: number;
  end: number;
  items: readonly string[];
}

interface Hunk extends Change {
  side: "ours" | "theirs";
}

/** A range that both sides changed differently. */
export interface Clash {
  base: readonly string[];
  ours: readonly string[];
  theirs: readonly string[];
}

interface Region {
  start: number;
  end: number;
  hunks: Hunk[];
}

/** Length of the common prefix. */
const commonStart = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
};

// node-diff3 uses items as object keys, where "constructor" exists already.
const asKeys = (items: readonly string[]): string[] => items.map((item) => `=${item}`);

/** Splits a change of several items into single ones if the number of items is equal. */
const oneByOne = (change: Change): Change[] =>
  change.items.length === change.end - change.start
    ? change.items.map((item, index) => ({
        start: change.start + index,
        end: change.start + index + 1,
        items: [item],
      }))
    : [change];

/** The changes from one sequence to another. */
export const changesBetween = (before: readonly string[], after: readonly string[]): Change[] => {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const middle = (items: readonly string[]): string[] => items.slice(start, items.length - end);
  const items = middle(after);
  return diffIndices(asKeys(middle(before)), asKeys(items)).flatMap(({ buffer1: [from, length], buffer2 }) =>
    oneByOne({
      start: start + from,
      end: start + from + length,
      items: items.slice(buffer2[0], buffer2[0] + buffer2[1]),
    }),
  );
};

/** Shifts an insertion as far left as possible: of `a b| a c` in `a c`, `b a` is equivalent. */
const leftmost = (base: readonly string[], change: Change): Change => {
  let { start, items } = change;
  if (start !== change.end) return change;
  while (start > 0 && items.length > 0 && base[start - 1] === items.at(-1)) {
    items = [items.at(-1) ?? "", ...items.slice(0, -1)];
    start -= 1;
  }
  return { start, end: start, items };
};

const hunksOf = (base: readonly string[], after: readonly string[], side: Hunk["side"]): Hunk[] =>
  changesBetween(base, after).map((change) => ({ ...leftmost(base, change), side }));

/** An insertion conflicts only with a replacement on both sides of it. */
const overlaps = (region: Region, hunk: Hunk): boolean =>
  hunk.start === hunk.end ? hunk.start > region.start && hunk.start < region.end : hunk.start < region.end;

const regionsOf = (hunks: readonly Hunk[]): Region[] => {
  const regions: Region[] = [];
  for (const hunk of hunks) {
    const last = regions.at(-1);
    if (last && overlaps(last, hunk)) {
      last.hunks.push(hunk);
      last.end = Math.max(last.end, hunk.end);
    } else regions.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return regions;
};

/** One side's items in a region. */
const sideOf = (base: readonly string[], { start, end, hunks }: Region, side: Hunk["side"]): string[] => {
  const items: string[] = [];
  let place = start;
  for (const hunk of hunks.filter((other) => other.side === side)) {
    items.push(...base.slice(place, hunk.start), ...hunk.items);
    place = hunk.end;
  }
  return [...items, ...base.slice(place, end)];
};

const equal = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** An identical insertion by both sides counts once. */
const isRepeated = ({ start, end, hunks: [hunk] }: Region, before: Region | undefined): boolean =>
  start === end &&
  before?.start === start &&
  before.end === end &&
  equal(hunk?.items ?? [], before.hunks[0]?.items ?? []);

/** True if our insertion comes before theirs at the same position. */
type IsOursFirst = (theirs: readonly string[]) => boolean;

/**
 * Merges two versions with their base. Insertions at the same position are both kept, theirs first.
 * @param resolve decides about items that both changed
 */
export const mergeSequences = (
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  resolve: (clash: Clash) => readonly string[],
  isOursFirst: IsOursFirst = () => false,
): string[] => {
  const rank = ({ start, end, side, items }: Hunk): number => {
    if (start !== end) return 2;
    return side === "theirs" && isOursFirst(items) ? 1 : 0;
  };
  const hunks = [...hunksOf(base, theirs, "theirs"), ...hunksOf(base, ours, "ours")].sort(
    (a, b) => a.start - b.start || rank(a) - rank(b),
  );
  const regions = regionsOf(hunks);
  const merged: string[] = [];
  let place = 0;
  for (const [index, region] of regions.entries()) {
    merged.push(...base.slice(place, region.start));
    place = region.end;
    if (isRepeated(region, regions[index - 1])) continue;
    const [mine, other] = [sideOf(base, region, "ours"), sideOf(base, region, "theirs")];
    const sides = new Set(region.hunks.map(({ side }) => side));
    if (sides.size === 1) merged.push(...(sides.has("ours") ? mine : other));
    else if (equal(mine, other)) merged.push(...mine);
    else merged.push(...resolve({ base: base.slice(region.start, region.end), ours: mine, theirs: other }));
  }
  return [...merged, ...base.slice(place)];
};
