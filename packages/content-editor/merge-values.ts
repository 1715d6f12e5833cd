/** Three-way merge of values: the form's changes applied to the current file. */
import deepEqual from "fast-deep-equal";
import type { PathStep } from "content-kit";
import { matchItems } from "./match-items";
import { isFields, type Fields } from "./fields";

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

/** Items by their keys: those of the base by their place in it, new ones by their name or value. */
const keyed = (base: readonly unknown[], items: readonly unknown[]): Map<string, unknown> => {
  const olds = matchItems(base, items);
  const found = new Map<string, unknown>();
  for (const [place, item] of items.entries()) {
    const name = isFields(item) ? (item["id"] ?? item["slug"] ?? item) : item;
    let key = olds[place] === undefined ? `new ${JSON.stringify(name)}` : `old ${olds[place]}`;
    while (found.has(key)) key += "+";
    found.set(key, item);
  }
  return found;
};

/** One side's order, without what the other removed, and with what it added, behind what that follows there. */
const mergeKeys = (base: readonly string[], main: readonly string[], other: readonly string[]): string[] => {
  const merged = main.filter((key) => !base.includes(key) || other.includes(key));
  for (const [place, key] of other.entries()) {
    if (base.includes(key) || merged.includes(key)) continue;
    const above = other.slice(0, place).findLast((one) => merged.includes(one));
    const behind = merged.slice(above === undefined ? 0 : merged.indexOf(above) + 1);
    const added = behind.findIndex((one) => base.includes(one));
    merged.splice(merged.length - behind.length + (added === -1 ? behind.length : added), 0, key);
  }
  return merged;
};

const hasMoved = (base: readonly string[], side: readonly string[]): boolean => {
  const places = side.map((key) => base.indexOf(key)).filter((place) => place !== -1);
  return places.some((place, index) => index > 0 && (places[index - 1] ?? 0) > place);
};

const mergeLists = (
  { base, ours, theirs }: { base: readonly unknown[]; ours: readonly unknown[]; theirs: readonly unknown[] },
  path: readonly PathStep[],
  resolve: ResolveAt,
): unknown[] => {
  const olds = new Map(base.map((item, index) => [`old ${index}`, item]));
  const [mine, other] = [keyed(base, ours), keyed(base, theirs)];
  const values = new Map<string, unknown>();
  const places = [...mine.keys()];
  for (const key of new Set([...olds.keys(), ...mine.keys(), ...other.keys()])) {
    const place = places.includes(key) ? places.indexOf(key) : [...olds.keys()].indexOf(key);
    const versions = { base: olds.get(key), ours: mine.get(key), theirs: other.get(key) };
    const value = mergeValues(versions, [...path, place], resolve);
    if (value !== undefined) values.set(key, value);
  }
  // An item that one side removed, but the change of the other was chosen, is as if that side had added it.
  const [before, first, second] = [[...olds.keys()], places, [...other.keys()]];
  const isKept = (key: string): boolean => !values.has(key) || (mine.has(key) && other.has(key));
  const start = before.filter(isKept);
  if (hasMoved(start, first) && hasMoved(start, second)) {
    const chosen = resolve(path, { base, ours, theirs }) === ours ? first : second;
    return chosen.flatMap((key) => (values.has(key) ? [values.get(key)] : []));
  }
  const keys = hasMoved(start, first) ? mergeKeys(start, first, second) : mergeKeys(start, second, first);
  return keys.flatMap((key) => (values.has(key) ? [values.get(key)] : []));
};

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
    return mergeLists({ base: Array.isArray(base) ? base : [], ours, theirs }, path, resolve);
  return resolve(path, { base, ours, theirs });
};
