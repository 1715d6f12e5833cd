/** Which item of a list was which before it was edited. */
import { deepEqual } from "./deep-equal";
import { isFields } from "./yaml-fresh";

/** Fields that tell the items of a list apart, so that an item keeps them while its other fields change. */
const IDENTITY = ["id", "slug", "service", "file", "name", "title", "question", "label"];

/** How much speaks for two groups being the same item before and after an edit. */
const likeness = (a: unknown, b: unknown): number => {
  if (!isFields(a) || !isFields(b)) return 0;
  const equal = Object.keys(a).filter((name) => deepEqual(a[name], b[name]));
  return equal.length + (equal.some((name) => IDENTITY.includes(name)) ? 100 : 0);
};

/**
 * For each new item the position of the old one that it was, or `undefined` where it is new. Items that say the same are
 * the same; of the others, those that have most in common; and where as many are left of both, each is what stood there.
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
    .flatMap((place) => [...free].map((old) => ({ place, old, score: likeness(olds[old], news[place]) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Math.abs(a.place - a.old) - Math.abs(b.place - b.old));
  for (const { place, old } of ranked) if (matches[place] === undefined && free.has(old)) match(place, old);
  if (open().length === free.size) {
    const inOrder = [...free];
    for (const [index, place] of open().entries()) match(place, inOrder[index]);
  }
  return matches;
};
