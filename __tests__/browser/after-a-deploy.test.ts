/** Pages that were opened before a deploy, or are offline. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { parse } from "yaml";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { deploy, rollBack } from "site-delivery/deploy/deploy";
import { FIXTURE_SITE } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import { packageNextVersion } from "../support/next-version";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";

jest.setTimeout(120_000);

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
  to = join(root, "www");
  newDelivery = await packageNextVersion(FIXTURE_SITE, join(root, "new"), [OLD_TITLE, NEW_TITLE]);
  await deploy({ delivery: oldDelivery, to });
  await deploy({ delivery: newDelivery, to });
  await rollBack(to);
  nginx = await startNginx(join(to, "current"));
  browser = await launchTestChromium();
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
  rmSync(root, { recursive: true, force: true });
});

const address = (path: string): string => `http://localhost:${nginx.port}${path}`;

/** Puts a delivery online, and waits until nginx uses its rules only. */
const putOnline = async (delivery: string): Promise<void> => {
  await deploy({ delivery, to });
  await nginx.reload();
};

/** Opens a page in a tab of its own, and waits for hydration. */
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

/** Follows the first link to /about by keyboard, without hovering it, so that it is not prefetched. */
const pressAbout = (): Promise<void> =>
  page
    .locator("a[href='/about']")
    .first()
    .evaluate((link: HTMLElement) => link.click());

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("without a deploy, the next page comes without a document load", async () => {
  await open("/");
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(true);
  expect(errors).toEqual([]);
});

describe("with a deploy in between", () => {
  afterEach(() => putOnline(oldDelivery));

  test("the next click loads the new page, without an error", async () => {
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

  test("a prefetched old page is replaced by the new one", async () => {
    await open("/");
    await page.evaluate(() => window.___loader?.loadPage("/about"));
    await putOnline(newDelivery);
    await pressAbout();
    await heading(NEW_TITLE).waitFor();
    expect(page.url()).toBe(address("/about"));
    expect(errors).toEqual([]);
  });

  test("query and fragment are kept", async () => {
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

  test("the scripts of the open page are still online", async () => {
    await open("/");
    const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [src] : [])));
    await putOnline(newDelivery);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect((await ask(nginx.port, { path: new URL(script).pathname })).status).toBe(200);
  });
});

test("offline, the browser shows its own error page, and the page once online again", async () => {
  await open("/");
  await page.context().setOffline(true);
  const document = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await pressAbout();
  expect((await document).failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
  // The browser's error page never loads in Playwright's sense; the wait ends with an error.
  await page.waitForURL((url) => url.protocol === "chrome-error:").catch(() => undefined);
  expect(page.url()).toMatch(/^chrome-error:/);
  await page.context().setOffline(false);
  await page.goto(address("/about"));
  await heading(OLD_TITLE).waitFor();
});

test("if a page's data cannot be fetched, its document is loaded", async () => {
  await open("/");
  await page.route("**/page-data/about/**", (route) => route.fulfill({ status: 503 }));
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(false);
});

test("if a page's script cannot be fetched, its document is loaded", async () => {
  await open("/");
  await page.route("**/static/js/**", (route) => route.abort());
  await pressAbout();
  await heading(OLD_TITLE).waitFor();
  expect(await isOldDocument()).toBe(false);
});
