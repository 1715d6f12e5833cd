/** The way from page to page: what comes by a step inside the site is what a load of the document would have brought. */
import type { Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { arrived, eventually, openTab, stepTo } from "../support/browser";

const KINDS = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) => kind !== "home" && kind !== "not-found");

/** The rules of the styles that stand in the tab. */
const rulesThere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .concat(document.adoptedStyleSheets)
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );

/** The rules that a document brings along, as the browser reads them. */
const rulesOf = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    const read = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    const styles = new CSSStyleSheet();
    styles.replaceSync(read.querySelector("style[data-emotion]")?.textContent ?? "");
    return [...styles.cssRules].map(({ cssText }) => cssText);
  }, path);

const HEADINGS = "main :is(h1, h2, h3)";

/** The headings of the main part of a document. */
const headingsOf = (page: Page, path: string, which = HEADINGS): Promise<string[]> =>
  page.evaluate(
    async ([address, selector]) => {
      const read = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      return [...read.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
    },
    [path, which] as const,
  );

describe("After a step inside the site", () => {
  const tab = openTab();

  test.each(KINDS)("the page has all its styles, and the focus at its top: %s", async (kind) => {
    await tab.visit("/");
    await stepTo(tab.page, PAGE_KINDS[kind]);
    // At the top, or in the field that the page is there for.
    await tab.page.locator("#gatsby-focus-wrapper:focus, #gatsby-focus-wrapper input:focus").waitFor();
    const heading = await tab.page.locator("h1").textContent();
    const announced = tab.page.locator("#gatsby-announcer");
    await eventually(async () => expect(await announced.textContent()).toContain(heading));

    const expected = await rulesOf(tab.page, PAGE_KINDS[kind]);
    expect(expected.length).toBeGreaterThan(20);
    await eventually(async () => {
      const there = new Set(await rulesThere(tab.page));
      expect(expected.filter((rule) => !there.has(rule))).toEqual([]);
    });
  });

  test.each(KINDS)("the page has soon all parts that its document has: %s", async (kind) => {
    await tab.visit("/");
    await stepTo(tab.page, PAGE_KINDS[kind]);
    const expected = await headingsOf(tab.page, PAGE_KINDS[kind]);
    const there = tab.page.locator(HEADINGS);
    await eventually(async () => expect(await there.allTextContents()).toEqual(expected));
    expect(await tab.page.locator("main > div[style]").count()).toBe(0);
  });
});

/** What stands there when the heading of the page that a step leads to does for the first time. */
const firstWindowOf = async (page: Page, path: string): Promise<{ headings: number; footer: number }> => {
  await page.evaluate(() => {
    const old = document.querySelector("h1");
    const seen = new Promise((done) => {
      new MutationObserver((_, watch) => {
        const heading = document.querySelector("h1");
        if (!heading || heading === old) return;
        watch.disconnect();
        done({
          headings: document.querySelectorAll("main h2").length,
          footer: document.querySelector("body footer:last-of-type")?.getBoundingClientRect().top,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { seen });
  });
  await stepTo(page, path);
  return page.evaluate(() => (window as Window & { seen?: Promise<{ headings: number; footer: number }> }).seen!);
};

describe("A step inside the site", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });
  const all = async (): Promise<number> => (await headingsOf(tab.page, PAGE_KINDS.service, "main h2")).length;

  test("shows the first window before the parts below it are made, and nothing of the footer", async () => {
    await tab.visit(PAGE_KINDS.services);
    const { headings, footer } = await firstWindowOf(tab.page, PAGE_KINDS.service);
    expect(headings).toBeLessThan((await all()) / 2);
    expect(footer).toBeGreaterThanOrEqual(800);
  });

  test("to an anchor has the whole page at once, as the anchor may be anywhere", async () => {
    await tab.visit(PAGE_KINDS.services);
    const { headings } = await firstWindowOf(tab.page, `${PAGE_KINDS.service}#questions`);
    expect(headings).toBe(await all());
  });
});

/** Presses the link to an anchor of a page that a step leads to, before what the anchor stands on is made. */
const pressAtOnce = async (page: Page, path: string, anchor: string): Promise<boolean> => {
  await page.evaluate((id) => {
    const pressed = new Promise((done) => {
      new MutationObserver((_, watch) => {
        const link = document.querySelector<HTMLElement>(`main a[href="#${id}"]`);
        if (!link) return;
        watch.disconnect();
        const isThere = document.getElementById(id) !== null;
        link.click();
        done(isThere);
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { pressed });
  }, anchor);
  await stepTo(page, path);
  return page.evaluate(() => (window as Window & { pressed?: Promise<boolean> }).pressed!);
};

describe("An anchor that is pressed before its part is there", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });

  test("is gone to as soon as it is, and back leads to where the step came from", async () => {
    await tab.visit(PAGE_KINDS.services);
    expect(await pressAtOnce(tab.page, PAGE_KINDS.service, "pricing")).toBe(false);
    await eventually(async () => {
      const top = await tab.page
        .locator("#pricing:target")
        .evaluate((part) => part.getBoundingClientRect().top, null, { timeout: 1000 });
      expect(Math.abs(top)).toBeLessThan(200);
    });
    await tab.page.goBack();
    await tab.page.goBack();
    expect(new URL(tab.page.url()).pathname).toBe(PAGE_KINDS.services);
  });
});

describe("Who moves through the page by other means than wheel, touch and keys, such as a screen reader", () => {
  const tab = openTab();

  test.each([
    ["the top", 0],
    ["further down", 1_500],
  ])("is left where they went after a step from %s", async (_, from) => {
    await tab.visit("/");
    await tab.page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), from);
    await stepTo(tab.page, PAGE_KINDS.services);
    const top = (): Promise<number> => tab.page.evaluate(() => Math.round(window.scrollY));
    await eventually(async () => expect(await top()).toBe(0));
    // What the step itself scrolled has come to its end.
    await tab.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    );
    const scrolls = await tab.page.evaluate(async () => {
      const tops: number[] = [];
      document.addEventListener("scrollend", () => tops.push(Math.round(window.scrollY)));
      window.scrollTo({ top: 900, behavior: "instant" });
      // Long enough for a scroll back, which would begin two frames after this one's end.
      for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return tops;
    });
    expect(scrolls).toEqual([900]);
    expect(await top()).toBe(900);
  });
});

describe("A link that somebody reaches for", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });
  const link = () => tab.page.locator(`header a[href="${PAGE_KINDS.services}"]:visible`);
  const filesAskedFor = (): string[] => tab.requests.map((url) => new URL(url).pathname);

  test.each(["hover", "focus", "touch"] as const)(
    "has its page fetched, data and scripts, so that a press asks for neither (%s)",
    async (how) => {
      await tab.visit("/");
      const before = tab.requests.length;
      if (how === "touch") await link().dispatchEvent("touchstart");
      else await link()[how]();
      const scripts = () =>
        filesAskedFor()
          .slice(before)
          .filter((file) => file.endsWith(".js"));
      await eventually(async () => expect(await Promise.resolve(scripts())).toHaveLength(1));
      expect(filesAskedFor().slice(before)).toContain(`/page-data${PAGE_KINDS.services}/page-data.json`);

      const pressed = tab.requests.length;
      await link().click();
      await arrived(tab.page, PAGE_KINDS.services);
      await tab.page.waitForLoadState("networkidle");
      expect(
        filesAskedFor()
          .slice(pressed)
          .filter((file) => /\.js$|\/page-data\.json$/.test(file)),
      ).toEqual([]);
    },
  );

  test("has nothing fetched for somebody who only scrolls past it", async () => {
    await tab.visit("/");
    const before = tab.requests.length;
    await tab.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await tab.page.waitForLoadState("networkidle");
    expect(
      filesAskedFor()
        .slice(before)
        .filter((file) => file.includes("page-data")),
    ).toEqual([]);
  });
});

describe("No page that is fetched before it is asked for is missing", () => {
  const tab = openTab();

  // The tab tells every request that fails as an error of the test.
  test.each(KINDS)("among the links of %s", async (kind) => {
    await tab.visit(PAGE_KINDS[kind]);
    const had = await tab.page.locator("a[href^='/']").evaluateAll(async (all) => {
      const links = (all as HTMLAnchorElement[]).filter(({ pathname }) => !pathname.includes("."));
      for (const link of links) link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      // What is being fetched is not fetched again: this waits for it.
      const paths = [...new Set(links.map(({ pathname }) => pathname))];
      return Promise.all(paths.map(async (path) => [path, await window.___loader?.loadPage(path)] as const)).then(
        (pages) => pages.map(([path, page]) => [path, page?.page?.path]),
      );
    });
    expect(had.length).toBeGreaterThan(10);
    expect(had.filter(([path, page]) => path !== page)).toEqual([]);
  });
});
