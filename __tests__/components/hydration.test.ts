/** @jest-environment jsdom */
import { untilIdleOrInteraction } from "../../src/client/hydrate-when-idle";

/** Whether the page has been taken over after everything that was due has run. */
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

test("a page is taken over once it has loaded and the browser rests", async () => {
  const taken = untilIdleOrInteraction();
  expect(await isOver(taken)).toBe(false);
  window.dispatchEvent(new Event("load"));
  expect(await isOver(taken)).toBe(false);
  idle.forEach((callback) => callback());
  expect(await isOver(taken)).toBe(true);
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("%s takes the page over at once", async (sign) => {
  const taken = untilIdleOrInteraction();
  document.dispatchEvent(new Event(sign));
  expect(await isOver(taken)).toBe(true);
});

test("a page that had loaded before waits for a rest alone", async () => {
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
  const taken = untilIdleOrInteraction();
  expect(idle).toHaveLength(1);
  idle.forEach((callback) => callback());
  expect(await isOver(taken)).toBe(true);
});

test("a page whose scripts came because somebody pressed something is taken over at once", async () => {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
  expect(await isOver(untilIdleOrInteraction())).toBe(true);
  Reflect.deleteProperty(navigator, "userActivation");
});
