/** Three-way merge of values: the form's changes applied to the current file. */
import deepEqual from "fast-deep-equal";
import type { PathStep } from "../content-model/fields/schema-walk";
import { matchItems } from "./match-items";
import { isFields, type Fields } from "./yaml-fresh";

/** Three versions of a value; `undefined` if missing. */
export interface Versions {
  /** When the form was opened. */
  base: unknown;
  /** In the form. */
  ours: unknown;
  /** In the current file. */
  theirs: unknown;
}

/** Decides about a value that both sides changed. */
export type Resolve = (versions: Versions) => unknown;

/** The same with the value's path. */
export type ResolveAt = (path: readonly PathStep[], versions: Versions) => unknown;

/** A base item on one side. */
interface Kept {
  place: number;
  value: unknown;
}

/** A list as base indices and new values. */
interface Side {
  kept: Map<number, Kept>;
  /** Base indices that the side still has, in its order. */
  order: number[];
  added: { value: unknown; place: number; after: number | undefined }[];
}

const sideOf = (base: readonly unknown[], values: readonly unknown[]): Side => {
  const side: Side = { kept: new Map(), order: [], added: [] };
  for (const [place, old] of matchItems(base, values).entries()) {
    const value = values[place];
    if (old === undefined) side.added.push({ value, place, after: side.order.at(-1) });
    else {
      side.kept.set(old, { place, value });
      side.order.push(old);
    }
  }
  return side;
};

const isSorted = (order: readonly number[]): boolean =>
  order.every((place, index) => index === 0 || (order[index - 1] ?? 0) < place);

/** Whether two new items are the same entry, added by both sides. */
const isSame = (a: unknown, b: unknown): boolean =>
  deepEqual(a, b) ||
  (isFields(a) && isFields(b) && ["id", "slug"].some((name) => a[name] !== undefined && a[name] === b[name]));

const mergeLists = (
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
  path: readonly PathStep[],
  resolve: ResolveAt,
): unknown[] => {
  const [mine, other] = [sideOf(base, ours), sideOf(base, theirs)];
  const items = new Map<number, unknown>();
  for (const [old, value] of base.entries()) {
    const [our, their] = [mine.kept.get(old), other.kept.get(old)];
    const at = [...path, our?.place ?? old];
    const merged = mergeValues({ base: value, ours: our?.value, theirs: their?.value }, at, resolve);
    if (merged !== undefined) items.set(old, merged);
  }
  const inBoth = (order: readonly number[]): number[] =>
    order.filter((old) => mine.kept.has(old) && other.kept.has(old));
  const isOurOrder = isSorted(inBoth(other.order))
    ? true
    : !isSorted(inBoth(mine.order)) &&
      !deepEqual(inBoth(mine.order), inBoth(other.order)) &&
      resolve(path, { base, ours, theirs }) === ours;
  const [spine, rest] = isOurOrder ? [mine, other] : [other, mine];
  const entries: { old?: number; value: unknown }[] = spine.order.map((old) => ({ old, value: items.get(old) }));
  const insert = (value: unknown, after: number | undefined): void => {
    const found = entries.findIndex(({ old }) => old === after);
    let place = after === undefined || found === -1 ? (after === undefined ? 0 : entries.length) : found + 1;
    while (place < entries.length && entries[place]?.old === undefined) place += 1;
    entries.splice(place, 0, { value });
  };
  // Items removed by one side and changed by the other, if the change was chosen.
  for (const old of rest.order) {
    if (spine.kept.has(old) || !items.has(old)) continue;
    const above = rest.order.slice(0, rest.order.indexOf(old)).at(-1);
    const place = above === undefined ? 0 : entries.findIndex((entry) => entry.old === above) + 1;
    entries.splice(place, 0, { old, value: items.get(old) });
  }
  const added = new Set<number>();
  for (const { value, place, after } of mine.added) {
    const twin = other.added.findIndex((their, index) => !added.has(index) && isSame(value, their.value));
    if (twin !== -1) added.add(twin);
    const both = twin === -1 ? value : mergeNew(value, other.added[twin]?.value, [...path, place], resolve);
    insert(both, after);
  }
  for (const [index, { value, after }] of other.added.entries()) if (!added.has(index)) insert(value, after);
  return entries.flatMap(({ old, value }) => (old !== undefined && !items.has(old) ? [] : [value]));
};

const mergeNew = (ours: unknown, theirs: unknown, path: readonly PathStep[], resolve: ResolveAt): unknown =>
  isFields(ours) && isFields(theirs) ? mergeGroups({}, ours, theirs, path, resolve) : ours;

const mergeGroups = (
  base: Fields,
  ours: Fields,
  theirs: Fields,
  path: readonly PathStep[],
  resolve: ResolveAt,
): Fields => {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours), ...Object.keys(base)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const versions = { base: base[name], ours: ours[name], theirs: theirs[name] };
      const merged = mergeValues(versions, [...path, name], resolve);
      return merged === undefined ? [] : [[name, merged]];
    }),
  );
};

/**
 * Merges both sides' changes: fields by name, list items by identity.
 * @param resolve decides about values that both changed differently
 */
export const mergeValues = (
  { base, ours, theirs }: Versions,
  path: readonly PathStep[],
  resolve: ResolveAt,
): unknown => {
  if (deepEqual(ours, base)) return theirs;
  if (deepEqual(theirs, base) || deepEqual(ours, theirs)) return ours;
  if (isFields(ours) && isFields(theirs)) return mergeGroups(isFields(base) ? base : {}, ours, theirs, path, resolve);
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? (base as unknown[]) : [], ours, theirs, path, resolve);
  return resolve(path, { base, ours, theirs });
};
