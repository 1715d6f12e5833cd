/** Matches list items before and after an edit. */
import deepEqual from "fast-deep-equal";
import { isFields } from "./yaml-fresh";

/** Identifying fields: an item keeps them while others change. */
const IDENTITY = ["id", "slug", "service", "file", "name", "title", "question", "label"];

/** Similarity of two groups. */
const similarity = (a: unknown, b: unknown): number => {
  if (!isFields(a) || !isFields(b)) return 0;
  const equal = Object.keys(a).filter((name) => deepEqual(a[name], b[name]));
  return equal.length + (equal.some((name) => IDENTITY.includes(name)) ? 100 : 0);
};

/**
 * The old index of each new item, or `undefined` for a new one. Equal items match first, then the most similar; if
 * equally many are left on both sides, they match by position.
 */
export const matchItems = (olds: readonly unknown[], news: readonly unknown[]): (number | undefined)[] => {
  const free = new Set(olds.keys());
  const matches: (number | undefined)[] = news.map(() => undefined);
  const match = (place: number, old: number | undefined): void => {
    if (old === undefined) return;
    matches[place] = old;
    free.delete(old);
  };
  const byText = new Map<string, number[]>();
  for (const [index, old] of olds.entries()) {
    const text = JSON.stringify(old);
    byText.set(text, [...(byText.get(text) ?? []), index]);
  }
  for (const [place, value] of news.entries()) match(place, byText.get(JSON.stringify(value))?.shift());
  const open = (): number[] => [...news.keys()].filter((place) => matches[place] === undefined);
  const ranked = open()
    .flatMap((place) => [...free].map((old) => ({ place, old, score: similarity(olds[old], news[place]) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Math.abs(a.place - a.old) - Math.abs(b.place - b.old));
  for (const { place, old } of ranked) if (matches[place] === undefined && free.has(old)) match(place, old);
  if (open().length === free.size) {
    const inOrder = [...free];
    for (const [index, place] of open().entries()) match(place, inOrder[index]);
  }
  return matches;
};
