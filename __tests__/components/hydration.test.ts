/** @jest-environment jsdom */
import { untilIdleOrInteraction } from "../../src/client/hydrate-when-idle";

/** Whether hydration has started after all pending tasks. */
const isOver = async (taken: Promise<void>): Promise<boolean> => {
  let over = false;
  void taken.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
};

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
});

test("hydration starts when the page has loaded and the browser is idle", async () => {
  const taken = untilIdleOrInteraction();
  expect(await isOver(taken)).toBe(false);
  window.dispatchEvent(new Event("load"));
  expect(await isOver(taken)).toBe(false);
  idle.forEach((callback) => callback());
  expect(await isOver(taken)).toBe(true);
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("%s starts hydration at once", async (sign) => {
  const taken = untilIdleOrInteraction();
  document.dispatchEvent(new Event(sign));
  expect(await isOver(taken)).toBe(true);
});

test("after the load event, hydration waits for idle time only", async () => {
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
  const taken = untilIdleOrInteraction();
  expect(idle).toHaveLength(1);
  idle.forEach((callback) => callback());
  expect(await isOver(taken)).toBe(true);
});

test("hydration starts at once if an interaction loaded the scripts", async () => {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
  expect(await isOver(untilIdleOrInteraction())).toBe(true);
  Reflect.deleteProperty(navigator, "userActivation");
});
