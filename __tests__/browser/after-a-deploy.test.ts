/** What a visitor meets whose page was opened before the site was deployed anew, or who has lost the line. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { parse } from "yaml";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { deploy, goBack } from "../../src/deploy/deploy";
import { FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { writeNextVersion } from "../support/next-version";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";

jest.setTimeout(60_000);

const about = parse(readFileSync(resolve("__tests__/fixtures/other-agency/pages/about.yaml"), "utf8")) as {
  hero: { title: string };
};
const OLD_TITLE = about.hero.title;
const NEW_TITLE = "Wir sind umgezogen";

const oldDelivery = resolve(FIXTURE_SITE, "../delivery");
let root: string;
let newDelivery: string;
let to: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "deployed-"));
  chmodSync(root, 0o755); // nginx reads it as another user.
  newDelivery = join(root, "new");
  to = join(root, "www");
  writeNextVersion(oldDelivery, newDelivery, [OLD_TITLE, NEW_TITLE]);
  deploy({ delivery: oldDelivery, to });
  deploy({ delivery: newDelivery, to });
  goBack(to);
  nginx = await startNginx(join(to, "current"));
  browser = await launchTestChromium();
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
  rmSync(root, { recursive: true, force: true });
});

const address = (path: string): string => `http://localhost:${nginx.port}${path}`;

/** Puts a delivery online, and waits until nginx goes by its rules alone. */
const putOnline = async (delivery: string): Promise<void> => {
  deploy({ delivery, to });
  await nginx.reload();
};

/** Opens a page in a tab of its own, and waits until it works. */
const open = async (path: string): Promise<void> => {
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(15_000);
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(address(path));
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
};
afterEach(() => closeTab(page));

const isOldDocument = (): Promise<boolean> => page.evaluate(() => document.documentElement.hasAttribute("data-old"));

/** Presses the first link of the page to /about as the keyboard does, without the pointer coming near it before. */
const pressAbout = (): Promise<void> =>
  page
    .locator("a[href='/about']")
    .first()
    .evaluate((link: HTMLElement) => link.click());

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("without a deploy, the next page comes without a new document", async () => {
  await open("/");
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(true);
  expect(errors).toEqual([]);
});

describe("with a deploy in between", () => {
  afterEach(() => putOnline(oldDelivery));

  test("the next press brings the new page, and no error", async () => {
    await open("/");
    await putOnline(newDelivery);
    await pressAbout();
    await heading(NEW_TITLE).waitFor();
    expect(page.url()).toBe(address("/about"));
    expect(await isOldDocument()).toBe(false);
    expect(errors).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe(address("/"));
  });

  test("a page that was fetched before the deploy gives way to the new one", async () => {
    await open("/");
    await page.evaluate(() => window.___loader?.loadPage("/about"));
    await putOnline(newDelivery);
    await pressAbout();
    await heading(NEW_TITLE).waitFor();
    expect(page.url()).toBe(address("/about"));
    expect(errors).toEqual([]);
  });

  test("what the address says after the path is kept", async () => {
    await open("/");
    await putOnline(newDelivery);
    await page
      .locator("a[href='/about']")
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = "/about?from=here#main";
        link.click();
      });
    await heading(NEW_TITLE).waitFor();
    expect(page.url()).toBe(address("/about?from=here#main"));
  });

  test("the scripts of the page that is open can still be had", async () => {
    await open("/");
    const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [src] : [])));
    await putOnline(newDelivery);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect((await ask(nginx.port, { path: new URL(script).pathname })).status).toBe(200);
  });
});

test("who has lost the line is told so by the browser, and sees the page once the line is back", async () => {
  await open("/");
  await page.context().setOffline(true);
  await pressAbout();
  // The browser's message is no page that was reached: waiting for it ends in just that error.
  await page.waitForURL((url) => url.protocol === "chrome-error:").catch(() => undefined);
  expect(await page.locator("body").innerText()).toContain("ERR_INTERNET_DISCONNECTED");
  await page.context().setOffline(false);
  await page.goto(address("/about"));
  await heading(OLD_TITLE).waitFor();
});

test("where the host fails to send a page's data, its document is loaded", async () => {
  await open("/");
  await page.route("**/page-data/about/**", (route) => route.fulfill({ status: 503 }));
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(false);
});

test("where a script of the next page cannot be had, its document is loaded", async () => {
  await open("/");
  await page.route("**/static/js/**", (route) => route.abort());
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(false);
});
