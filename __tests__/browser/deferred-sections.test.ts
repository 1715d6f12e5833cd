/** Sections below the fold on phones: skipped in the first layout, laid out on demand, and complete soon after. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { eventually, openTab, ORIGIN, settledScrollTop, type Tab } from "../support/browser";

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true };
const SCRIPTS = "**/static/js/**";

const LAST = "main > section:last-of-type";
const QUESTIONS = "#questions";

/** True if the last section is laid out. */
const isLaidOut = (tab: Tab): Promise<boolean> =>
  tab.page.evaluate(
    (last) => document.querySelector(`${last} h2`)?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
    LAST,
  );

/** Position of the questions below the top of the viewport, in pixels. */
const topOfQuestions = (tab: Tab): Promise<number> =>
  tab.page.evaluate((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN, QUESTIONS);

const isWhole = (tab: Tab): Promise<void> =>
  eventually(async () => expect(await tab.page.locator("body").getAttribute("class")).toBe(""));

/** Opens a page with empty scripts. */
const openWithoutScripts = async (tab: Tab, path: string): Promise<void> => {
  await tab.page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  // Otherwise a change of the fragment would not reload the page.
  await tab.page.goto("about:blank");
  await tab.page.goto(ORIGIN + path, { waitUntil: "load" });
};

describe("Before its scripts have loaded, a page", () => {
  const tab = openTab(PHONE);

  test("skips its last section, and shows it on scrolling there", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    expect(await isLaidOut(tab)).toBe(false);
    await tab.page.evaluate((last) => document.querySelector(last)?.scrollIntoView(), LAST);
    await eventually(async () => expect(await isLaidOut(tab)).toBe(true));
  });

  test("lays out all sections for a URL with a fragment", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service + QUESTIONS);
    expect(await isLaidOut(tab)).toBe(true);
  });

  test("scrolls to the anchor of a clicked link", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    await tab.page.evaluate((hash) => (location.hash = hash), QUESTIONS);
    await settledScrollTop(tab.page);
    const top = await topOfQuestions(tab);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(PHONE.viewport.height / 2);
  });
});

describe("A hydrated page", () => {
  const tab = openTab(PHONE);

  test("has all its sections soon, without content-visibility", async () => {
    await tab.visit(PAGE_KINDS.service);
    await isWhole(tab);
    expect(await isLaidOut(tab)).toBe(true);
    expect(await tab.page.locator("[style*=content-visibility]").count()).toBe(0);
  });

  test("keeps its scroll position on a reload", async () => {
    await tab.visit(PAGE_KINDS.service);
    await isWhole(tab);
    await tab.page.evaluate((part) => document.querySelector(part)?.scrollIntoView({ behavior: "instant" }), QUESTIONS);
    await settledScrollTop(tab.page);
    const before = await topOfQuestions(tab);
    await tab.page.reload({ waitUntil: "load" });
    await settledScrollTop(tab.page);
    expect(Math.abs((await topOfQuestions(tab)) - before)).toBeLessThan(PHONE.viewport.height / 4);
  });
});

describe.each([
  ["Without JavaScript", { ...PHONE, javaScriptEnabled: false }],
  ["With a mouse", { viewport: PHONE.viewport }],
])("%s, a page", (_, options) => {
  const tab = openTab(options);

  test("has all its sections from the start", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    expect(await isLaidOut(tab)).toBe(true);
  });
});
