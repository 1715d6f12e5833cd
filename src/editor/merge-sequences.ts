/** Three-way merge of sequences, for blocks of a text and for words of a block. */
import { diffIndices } from "node-diff3";

/** A stretch of the base and what one side has in its place; an insertion has no length. */
interface Hunk {
  start: number;
  end: number;
  items: readonly string[];
  side: "ours" | "theirs";
}

/** What both sides changed in different ways. */
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

/** How many items two sequences have in common from their beginning. */
const commonStart = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
};

// The library looks items up in an object, where a word like "constructor" is there already.
const asKeys = (items: readonly string[]): string[] => items.map((item) => `=${item}`);

const hunksOf = (base: readonly string[], side: readonly string[], name: Hunk["side"]): Hunk[] => {
  const start = commonStart(base, side);
  const end = commonStart(base.slice(start).reverse(), side.slice(start).reverse());
  const middle = (items: readonly string[]): string[] => items.slice(start, items.length - end);
  const items = middle(side);
  return diffIndices(asKeys(middle(base)), asKeys(items)).flatMap(({ buffer1: [from, length], buffer2 }) =>
    oneByOne({
      start: start + from,
      end: start + from + length,
      items: items.slice(buffer2[0], buffer2[0] + buffer2[1]),
      side: name,
    }),
  );
};

/** Neighbours that changed without becoming more or fewer are changes of their own. */
const oneByOne = (hunk: Hunk): Hunk[] =>
  hunk.items.length === hunk.end - hunk.start
    ? hunk.items.map((item, index) => ({
        ...hunk,
        start: hunk.start + index,
        end: hunk.start + index + 1,
        items: [item],
      }))
    : [hunk];

/** An insertion clashes only with what replaces the items on both sides of it. */
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

/** What one side has in the place of a region. */
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

/** What one side inserted where the other one did, too: once where it is the same. */
const isRepeated = ({ start, end, hunks: [hunk] }: Region, before: Region | undefined): boolean =>
  start === end &&
  before?.start === start &&
  before.end === end &&
  equal(hunk?.items ?? [], before.hunks[0]?.items ?? []);

/**
 * Merges two versions of a sequence with the one that both come from. What both inserted in one place is kept, theirs first.
 * @param resolve says what stands where both changed the same items
 */
export const mergeSequences = (
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  resolve: (clash: Clash) => readonly string[],
): string[] => {
  const isInsertion = ({ start, end }: Hunk): boolean => start === end;
  const hunks = [...hunksOf(base, theirs, "theirs"), ...hunksOf(base, ours, "ours")].sort(
    (a, b) => a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)),
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
