/** What has the keyboard's focus is in view (WCAG 2.2: 2.4.11), on every kind of page. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { openTab } from "../support/browser";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** More than any page has. */
const MOST_STOPS = 700;
/** Keys between two looks at the result: a key alone is faster than an answer. */
const KEYS = 25;

/** Begins a walk: before each Tab, looks whether something covers all of what has the focus, until the page's end. */
const beginWalk = () => {
  /** Undefined behind the page's last stop. */
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
  const walk = { stops: 0, isOver: false, hidden: [] as string[] };
  window.onkeydown = (event) => {
    if (event.key !== "Tab") return;
    const focus = focusNow();
    walk.isOver ||= !focus && walk.stops > 0;
    // The next walk begins where this one ends.
    if (walk.isOver) return event.preventDefault();
    if (focus) walk.stops += 1;
    if (focus?.isHidden) walk.hidden.push(`${event.shiftKey ? "Shift+" : ""}Tab ${focus.name}`);
  };
  return walk;
};

/** Of hundreds of cities, one is as likely to be covered as another. */
const SHORT_LISTS = ":is(a, li):nth-child(n + 13) { display: none }";

const tab = openTab({ nothingAt: [PAGE_KINDS["not-found"]] });

const walkBy = async (key: string) => {
  const walk = await tab.page.evaluateHandle(beginWalk);
  for (let keys = 0; keys < MOST_STOPS; keys += KEYS) {
    await Promise.all(Array.from({ length: KEYS }, () => tab.page.keyboard.press(key)));
    const { isOver, stops, hidden } = await walk.jsonValue();
    if (isOver) return { stops, hidden };
  }
  throw new Error("The focus does not come to the end of the page.");
};

test.each(KINDS)("the focus is never behind something else, forward and backward: %s", async (kind) => {
  await tab.visit(PAGE_KINDS[kind]);
  await tab.page.addStyleTag({ content: SHORT_LISTS });
  for (const width of [1280, 390]) {
    await tab.page.setViewportSize({ width, height: 700 });
    const [forward, backward] = [await walkBy("Tab"), await walkBy("Shift+Tab")];
    expect([width, ...forward.hidden, ...backward.hidden]).toEqual([width]);
    expect(forward.stops).toBeGreaterThan(5);
    // A player that loads in between has more.
    expect(backward.stops).toBeGreaterThanOrEqual(forward.stops);
  }
});
