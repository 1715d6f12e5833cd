/** What has the keyboard's focus is in view (WCAG 2.2: 2.4.11), on every kind of page. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { openTab } from "../support/browser";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** More than any page has. */
const MOST_STOPS = 700;

/** Where the focus is, and whether something covers all of it; undefined behind the page's last stop. */
const focusNow = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const [start, end] = [Math.max(0, left), Math.min(innerWidth, right)];
  // Inputs below a drawing that stands for them are seen by the drawing.
  const isSeen = getComputedStyle(element).opacity !== "0" && right - left > 1;
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const hits = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(start + (end - start) * x, from + (to - from) * y)),
  );
  const isHidden = to <= from || end <= start || !hits.some((hit) => element.contains(hit) || hit?.contains(element));
  const name = `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  return { name, isHidden: isSeen && isHidden };
};

describe.each([
  [1280, 700],
  [390, 700],
])("The focus at %i × %i", (width, height) => {
  const tab = openTab({ viewport: { width, height }, nothingAt: [PAGE_KINDS["not-found"]] });

  test.each(KINDS)("is never behind something else, forward and backward: %s", async (kind) => {
    await tab.visit(PAGE_KINDS[kind]);
    const hidden: string[] = [];
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await tab.page.keyboard.press(key);
        const focus = await tab.page.evaluate(focusNow);
        if (!focus) break;
        if (focus.isHidden) hidden.push(`${key} ${focus.name}`);
      }
    expect(hidden).toEqual([]);
  });
});
