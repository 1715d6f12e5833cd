/** Which item of a list was which before it was edited. */
import { deepEqual } from "./deep-equal";
import { isFields } from "./yaml-fresh";

/** How many fields of two groups say the same. */
const commonFields = (a: unknown, b: unknown): number =>
  isFields(a) && isFields(b) ? Object.keys(a).filter((name) => deepEqual(a[name], b[name])).length : 0;

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
  if (open().length === free.size) {
    const inOrder = [...free];
    for (const [index, place] of open().entries()) match(place, inOrder[index]);
    return matches;
  }
  for (const place of open()) {
    const ranked = [...free]
      .map((old) => ({ old, score: commonFields(olds[old], news[place]) }))
      .filter(({ score }) => score > 0);
    match(place, ranked.sort((a, b) => b.score - a.score)[0]?.old);
  }
  return matches;
};
