/** The lower parts of a page on a phone: left out of the first layout, there for whoever wants them, and whole soon after. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { eventually, openTab, ORIGIN, restingPlace, type Tab } from "../support/browser";

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true };
const SCRIPTS = "**/static/js/**";

const LAST = "main > section:last-of-type";
const QUESTIONS = "#questions";

/** True where the last part of the page has its layout. */
const isLaidOut = (tab: Tab): Promise<boolean> =>
  tab.page.evaluate(
    (last) => document.querySelector(`${last} h2`)?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
    LAST,
  );

/** Where the questions begin below the top of the window, in pixels. */
const topOfQuestions = (tab: Tab): Promise<number> =>
  tab.page.evaluate((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN, QUESTIONS);

const isWhole = (tab: Tab): Promise<void> =>
  eventually(async () => expect(await tab.page.locator("body").getAttribute("class")).toBe(""));

/** Opens a page whose scripts do nothing. */
const openWithoutScripts = async (tab: Tab, path: string): Promise<void> => {
  await tab.page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  // A page that is left for an anchor of its own is not loaded again.
  await tab.page.goto("about:blank");
  await tab.page.goto(ORIGIN + path, { waitUntil: "load" });
};

describe("While its scripts are on the way, a page", () => {
  const tab = openTab(PHONE);

  test("leaves its last part out, and shows it to whoever scrolls there", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    expect(await isLaidOut(tab)).toBe(false);
    await tab.page.evaluate((last) => document.querySelector(last)?.scrollIntoView(), LAST);
    await eventually(async () => expect(await isLaidOut(tab)).toBe(true));
  });

  test("has every part in its place for who comes to an anchor", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service + QUESTIONS);
    expect(await isLaidOut(tab)).toBe(true);
  });

  test("leads to the anchor of a link that is pressed", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    await tab.page.evaluate((hash) => (location.hash = hash), QUESTIONS);
    await restingPlace(tab.page);
    const top = await topOfQuestions(tab);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(PHONE.viewport.height / 2);
  });
});

describe("A page that works", () => {
  const tab = openTab(PHONE);

  test("has all its parts soon, and nothing is left of the order in which they came", async () => {
    await tab.visit(PAGE_KINDS.service);
    await isWhole(tab);
    expect(await isLaidOut(tab)).toBe(true);
    expect(await tab.page.locator("[style*=content-visibility]").count()).toBe(0);
  });

  test("is at the same words after it is loaded again", async () => {
    await tab.visit(PAGE_KINDS.service);
    await isWhole(tab);
    await tab.page.evaluate((part) => document.querySelector(part)?.scrollIntoView({ behavior: "instant" }), QUESTIONS);
    await restingPlace(tab.page);
    const before = await topOfQuestions(tab);
    await tab.page.reload({ waitUntil: "load" });
    await restingPlace(tab.page);
    expect(Math.abs((await topOfQuestions(tab)) - before)).toBeLessThan(PHONE.viewport.height / 4);
  });
});

describe.each([
  ["Without JavaScript", { ...PHONE, javaScriptEnabled: false }],
  ["With a mouse", { viewport: PHONE.viewport }],
])("%s a page", (_, options) => {
  const tab = openTab(options);

  test("has all its parts from the start", async () => {
    await openWithoutScripts(tab, PAGE_KINDS.service);
    expect(await isLaidOut(tab)).toBe(true);
  });
});
