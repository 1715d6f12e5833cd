/** Matches list items before and after an edit. */
import { isFields } from "./fields";

/** Identifying fields: an item keeps one of them while others change. */
const IDENTITY = ["id", "slug", "service", "file", "name", "title", "question", "label"];

const identitiesOf = (item: unknown): string[] =>
  isFields(item) ? IDENTITY.filter((name) => item[name]).map((name) => `${name}: ${JSON.stringify(item[name])}`) : [];

/**
 * The old index of each new item, or `undefined` for a new one. Equal items match first, then those with the same name;
 * if equally many are left on both sides, they match by position.
 */
export const matchItems = (olds: readonly unknown[], news: readonly unknown[]): (number | undefined)[] => {
  const free = new Set(olds.keys());
  const matches: (number | undefined)[] = news.map(() => undefined);
  const matchBy = (keysOf: (item: unknown) => readonly string[]): void => {
    const places = new Map<string, number[]>();
    for (const old of free) for (const key of keysOf(olds[old])) places.set(key, [...(places.get(key) ?? []), old]);
    for (const [place, item] of news.entries()) {
      if (matches[place] !== undefined) continue;
      const found = keysOf(item)
        .flatMap((key) => places.get(key) ?? [])
        .find((old) => free.has(old));
      if (found === undefined) continue;
      matches[place] = found;
      free.delete(found);
    }
  };
  matchBy((item) => [JSON.stringify(item)]);
  matchBy(identitiesOf);
  const left = [...free];
  const open = [...news.keys()].filter((place) => matches[place] === undefined);
  if (open.length === left.length) for (const [index, place] of open.entries()) matches[place] = left[index];
  return matches;
};
