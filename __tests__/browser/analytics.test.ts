/** What is asked of services that count visits, and when: real nginx with the generated policy, and stand-in hosts. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { parse } from "yaml";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { GOOGLE_STUBS } from "../support/analytics-stubs";
import { eventually } from "../support/browser";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { startNginx } from "../support/nginx";
import type { RunningServer } from "../support/running-server";
import { startStandInHost, type StandInHost } from "../support/stand-in-host";

jest.setTimeout(120_000);

const yaml = <T>(file: string): T => parse(readFileSync(resolve("__tests__/fixtures/other-agency", file), "utf8")) as T;

const HOST = "www.kante-korn.example";
/** Another address of the same site; services ignore localhost by themselves. */
const PREVIEW = "vorschau.kante-korn.example";
const { consent: words } = yaml<{ consent: Record<"title" | "accept" | "reject" | "settings", string> }>("labels.yaml");
const { header } = yaml<{ header: { action: { label: string; to: string } } }>("navigation.yaml");

let folder: string;
let standIn: StandInHost;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "analytics-"));
  standIn = await startStandInHost(GOOGLE_STUBS);
  const services = ["statistik.kante-korn.example", "*.googletagmanager.com", "*.google-analytics.com"];
  browser = await launchTestChromium("Liberation Sans", {
    [HOST]: "127.0.0.1",
    [PREVIEW]: "127.0.0.1",
    ...Object.fromEntries(services.map((name) => [name, standIn.address])),
  });
});
afterAll(async () => {
  await browser?.close();
  await standIn?.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => context?.close());

/** nginx with a delivery, which it must be allowed to read. */
const serve = async (delivery: string): Promise<RunningServer> => {
  const copy = join(folder, "delivery");
  rmSync(copy, { recursive: true, force: true });
  cpSync(delivery, copy, { recursive: true });
  return startNginx(copy);
};

interface Visitor {
  page: Page;
  /** What the policy blocked. */
  refused: string[];
  visit: (path: string) => Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  /** The browser sends Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** A visitor with empty storage. */
const arrive = async (port: number, { globalPrivacyControl, ...options }: VisitorOptions = {}): Promise<Visitor> => {
  standIn.takeRequests();
  context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  // Services and the dialog ignore automated browsers.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));
  if (globalPrivacyControl)
    await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const visit = async (path: string): Promise<void> => {
    await page.goto(`http://${HOST}:${port}${path}`);
    if (options.javaScriptEnabled !== false) await waitForHydration(page);
  };
  return { page, refused, visit };
};

/** Everything that visitors' browsers ask a page for after it works; the bundle comes when the browser is idle. */
const untilCounting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector("script[src*='/analytics-']") !== null);

/** Longer than any request of the site's own would take to arrive. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(1500);

/** Clicks a link without leaving the page. */
const click = (page: Page, selector: string): Promise<void> =>
  page.evaluate((found) => {
    const link = document.querySelector(found);
    if (!link) throw new Error(`Nothing is ${found}.`);
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, selector);

describe("A site with Plausible on a host of its own", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve(FIXTURE_DELIVERY);
  });
  afterAll(() => server?.stop());

  interface Sent {
    n: string;
    u: string;
    d: string;
    p?: Record<string, string>;
  }

  const counts: Sent[] = [];
  /** Everything that was counted since the last call, without how far pages were read. */
  const counted = async (number: number): Promise<Sent[]> => {
    const others: string[] = [];
    await eventually(async () => {
      for (const { method, url, body } of standIn.takeRequests()) {
        if (method !== "POST" || url !== "https://statistik.kante-korn.example/api/event")
          others.push(`${method} ${url}`);
        else if ((JSON.parse(body) as Sent).n !== "engagement") counts.push(JSON.parse(body) as Sent);
      }
      expect(counts.length).toBeGreaterThanOrEqual(number);
    });
    expect(others).toEqual([]);
    return counts.splice(0);
  };

  test("a page is counted once it works, without cookies and without a question", async () => {
    const { page, refused, visit } = await arrive(server.port);
    await visit("/");
    const [sent, ...more] = await counted(1);
    expect(sent).toMatchObject({ n: "pageview", d: "kante-korn.example", u: page.url() });
    expect(more).toEqual([]);
    const isLate = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/analytics-"));
      return document && script && script.startTime >= document.loadEventEnd;
    });
    expect(isLate).toBe(true);
    expect(await context.cookies()).toEqual([]);
    expect(await page.getByRole("dialog", { name: words.title }).count()).toBe(0);
    expect(await page.getByRole("link", { name: words.settings }).count()).toBe(0);

    // Without a document load.
    await page.getByRole("link", { name: header.action.label }).first().click();
    const [next] = await counted(2).then((all) => all.filter(({ n }) => n === "pageview"));
    expect(new URL(next?.u ?? "").pathname).toBe(header.action.to);
    expect(refused).toEqual([]);
  });

  test("calls, mails, links to the contact page and links outside are counted by name", async () => {
    const { page, refused, visit } = await arrive(server.port);
    const names = async (number: number) => (await counted(number)).map(({ n, p }) => [n, ...Object.entries(p ?? {})]);
    await visit("/services/fotografie");
    await untilCounting(page);
    await names(1);
    await click(page, "footer a[href^='tel:']");
    await click(page, "footer a[href^='mailto:']");
    await click(page, `main a[href='${header.action.to}']`);
    expect(await names(3)).toEqual([["click_to_call"], ["click_to_email"], ["schedule_call"]]);
    await page.evaluate(() =>
      document
        .querySelector("main")
        ?.append(Object.assign(document.createElement("a"), { href: "https://calendar.example/agency?from=site" })),
    );
    await click(page, "a[href^='https://calendar.example']");
    expect(await names(1)).toEqual([["outside_link", ["url", "calendar.example/agency"]]]);
    await click(page, "main a[href='/about'], header a[href='/']");
    await settle(page);
    expect(await names(0)).toEqual([]);
    expect(refused).toEqual([]);
  });

  test("previews and copies at another address count nothing", async () => {
    const { page } = await arrive(server.port);
    await page.goto(`http://${PREVIEW}:${server.port}/`);
    await untilCounting(page);
    await settle(page);
    expect(standIn.takeRequests()).toEqual([]);
  });
});

describe("A site with Google Analytics", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve(resolve(FIXTURE_DELIVERY, "../ga4-delivery"));
  });
  afterAll(() => server?.stop());

  const dialogOf = (page: Page) => page.getByRole("dialog", { name: words.title });
  const paths = (): string[] => standIn.takeRequests().map(({ url }) => new URL(url).pathname);
  const openSettings = async (page: Page): Promise<void> => {
    await page.getByRole("link", { name: words.settings }).click();
    await dialogOf(page).getByRole("button", { name: words.reject }).waitFor();
  };

  test("asks first: the dialog has the focus, and two buttons that look alike; nothing is sent", async () => {
    const { page, refused, visit } = await arrive(server.port, { viewport: { width: 360, height: 740 } });
    await visit("/");
    const dialog = dialogOf(page);
    await dialog.waitFor();
    // The dialog takes the focus when its transitions end.
    await page.waitForFunction(
      () => document.activeElement?.closest("[role=dialog]")?.getAnimations({ subtree: true }).length === 0,
    );
    const looks = await Promise.all(
      [words.accept, words.reject].map((name) =>
        dialog.getByRole("button", { name, exact: true }).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.accept);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.reject);

    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const dialog = document.querySelector("#cc-main");
      await Promise.allSettled(dialog?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
      const run = await (window as unknown as { axe: typeof axe }).axe.run("#cc-main");
      return run.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(violations).toEqual([]);

    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await settle(page);
    expect(paths()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(refused).toEqual([]);
  });

  test("after a no nothing is sent, and the next page does not ask", async () => {
    const { page, visit } = await arrive(server.port);
    await visit("/");
    await dialogOf(page).getByRole("button", { name: words.reject }).click();
    await visit("/contact");
    await untilCounting(page);
    await page.locator("footer a[aria-haspopup=dialog]").waitFor();
    await settle(page);
    expect(await dialogOf(page).count()).toBe(0);
    expect(paths()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("after a yes it counts at once and on later pages; taking it back deletes the cookies", async () => {
    const { page, refused, visit } = await arrive(server.port);
    await visit("/");
    await dialogOf(page).getByRole("button", { name: words.accept }).click();
    await eventually(async () => expect(await context.cookies()).toHaveLength(1));
    await click(page, "footer a[href^='tel:']");
    const asked: string[] = [];
    await eventually(async () => {
      asked.push(...standIn.takeRequests().map(({ url }) => url));
      expect(asked).toEqual([
        "https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF",
        "https://region1.google-analytics.com/g/collect?en=page_view",
        "https://region1.google-analytics.com/g/collect?en=click_to_call",
      ]);
    });
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => Array.from(command)),
    );
    expect(commands[0]).toEqual([
      "consent",
      "default",
      { analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" },
    ]);

    await visit("/contact");
    await eventually(async () => expect(paths()).toContain("/g/collect"));
    standIn.takeRequests();
    await page.locator("header a[href='/']").first().click();
    const bodies: unknown[] = [];
    await eventually(async () => {
      bodies.push(...standIn.takeRequests().flatMap(({ body }) => (body ? [JSON.parse(body) as unknown] : [])));
      expect(bodies).toEqual([
        {
          page_title: yaml<{ metadata: { title: string } }>("pages/home.yaml").metadata.title,
          page_location: `http://${HOST}:${server.port}/`,
        },
      ]);
    });
    await openSettings(page);
    await Promise.all([page.waitForEvent("load"), dialogOf(page).getByRole("button", { name: words.reject }).click()]);
    expect(await context.cookies()).toEqual([]);
    standIn.takeRequests();
    await visit("/contact");
    await untilCounting(page);
    await settle(page);
    expect(paths()).toEqual([]);

    await openSettings(page);
    await dialogOf(page).getByRole("button", { name: words.accept }).click();
    await eventually(async () => expect(paths()).toContain("/g/collect"));
    expect(refused).toEqual([]);
  });

  test("Global Privacy Control is a no, before and after a yes; the footer leads to the privacy policy", async () => {
    const { page, visit } = await arrive(server.port, { globalPrivacyControl: true });
    await visit("/");
    await untilCounting(page);
    await page.evaluate(() => {
      const day = new Date().toISOString();
      const yes = { categories: ["necessary", "analytics"], consentId: "1", consentTimestamp: day, revision: 0 };
      const answer = { ...yes, lastConsentTimestamp: day, expirationTime: Date.now() + 1e9, services: {} };
      localStorage.setItem("consent-G-AB12CD34EF", JSON.stringify(answer));
    });
    await visit("/");
    await untilCounting(page);
    await settle(page);
    expect(await dialogOf(page).count()).toBe(0);
    expect(paths()).toEqual([]);
    await page.getByRole("link", { name: words.settings }).click();
    await page.waitForURL(/\/datenschutz#analytics$/);
    expect(await page.locator("#analytics").textContent()).toContain("Google Analytics über www.googletagmanager.com");
  });

  test("without JavaScript the footer leads to the privacy policy as well", async () => {
    const { page, visit } = await arrive(server.port, { javaScriptEnabled: false });
    await visit("/about");
    await page.getByRole("link", { name: words.settings }).click();
    await page.waitForURL(/\/datenschutz#analytics$/);
    expect(paths()).toEqual([]);
  });
});
