/** A visitor follows an ad to its landing page, and gets from there to the call. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { startNginx } from "../support/nginx";

jest.setTimeout(180_000);

const LANDING = "/fruehling-im-ofen?utm_source=ad";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 } };
const CALL = "main a[href^='tel:']";

let server: Awaited<ReturnType<typeof startNginx>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startNginx(FIXTURE_DELIVERY);
  browser = await launchTestChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
afterEach(() => closeTab(page));

const land = async (options: BrowserContextOptions): Promise<void> => {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(`http://127.0.0.1:${server.port}${LANDING}`);
};

const isInView = (selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });

const atTheCall = async (): Promise<void> => {
  await page.waitForURL(/\/contact$/);
  await page.locator(CALL).first().waitFor();
  expect(await isInView(CALL)).toBe(true);
};

/** The main button of the first screen. */
const BUTTON = "main h1 ~ * a[href='/contact'], main a[href='/contact']";

test.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("on a phone, %s: two taps, without scrolling", async (_, javaScriptEnabled) => {
  await land({ ...PHONE, javaScriptEnabled });
  expect(await isInView(BUTTON)).toBe(true);
  await page.locator(BUTTON).first().tap();
  await atTheCall();
});

test("by keyboard", async () => {
  await land(WIDE);
  const focusedHref = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("href") ?? null);
  const tabTo = async (wanted: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const isInMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
      if (isInMain && wanted.test((await focusedHref()) ?? "")) return;
    }
    throw new Error(`No link to ${wanted.source} was reached.`);
  };
  await tabTo(/^\/contact$/);
  await page.keyboard.press("Enter");
  await atTheCall();
  await tabTo(/^tel:/);
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, isWide: parseFloat(outlineWidth) >= 2 };
  });
  expect(outline).toEqual({ outlineStyle: expect.not.stringMatching("none") as string, isWide: true });
});

test("with text at 200%, nothing is cut off", async () => {
  await land(PHONE);
  for (const path of [LANDING, "/contact"]) {
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    await page.addStyleTag({ content: ":root { font-size: 200% !important }" }).catch(() => undefined);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.locator(CALL).first().tap({ trial: true });
});

test("on paper, the telephone number is there", async () => {
  await land(WIDE);
  await page.goto(`http://127.0.0.1:${server.port}/contact`);
  await page.emulateMedia({ media: "print" });
  // Buttons are not printed.
  const call = page.locator(CALL).filter({ visible: true }).first();
  expect(await call.textContent()).toMatch(/\d{3}/);
});
