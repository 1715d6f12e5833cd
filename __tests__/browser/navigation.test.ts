/** Client-side navigation shows the same as a document load. */
import type { Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { arrived, eventually, openTab, ORIGIN, navigateTo, settledScrollTop } from "../support/browser";

const KINDS = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) => kind !== "home" && kind !== "not-found");

/** CSS rules in the tab. */
const rulesThere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .concat(document.adoptedStyleSheets)
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );

/** CSS rules of a delivered document, as parsed. */
const rulesOf = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    const read = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    const styles = new CSSStyleSheet();
    styles.replaceSync(read.querySelector("style[data-emotion]")?.textContent ?? "");
    return [...styles.cssRules].map(({ cssText }) => cssText);
  }, path);

/** Paths of links that lead to a page. */
const foundPages = new Set<string>();

const HEADINGS = "main :is(h1, h2, h3)";

/** Headings in a document's main element. */
const headingsOf = (page: Page, path: string, which = HEADINGS): Promise<string[]> =>
  page.evaluate(
    async ([address, selector]) => {
      const read = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      return [...read.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
    },
    [path, which] as const,
  );

/** Scrolls, and waits until the page has heard of it, as it has before any visitor's click. */
const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

const pressInFooter = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
  await arrived(page, path);
};

const expectAt = async (page: Page, path: string, top: number): Promise<void> => {
  await arrived(page, path);
  await waitForHydration(page);
  await eventually(async () => expect(Math.abs((await settledScrollTop(page)) - top)).toBeLessThan(3));
};

// One visit serves all, as loading takes most of the time.
describe("After client-side navigation", () => {
  const tab = openTab({ viewport: { width: 1280, height: 700 } });
  describe.each(KINDS)("%s", (kind) => {
    const path = PAGE_KINDS[kind];

    beforeAll(async () => {
      await tab.visit("/");
      await navigateTo(tab.page, path);
    });

    test("the page has all its styles and sections, and the focus is at its top", async () => {
      // At the top, or in the page's main input.
      await tab.page.locator("#gatsby-focus-wrapper:focus, #gatsby-focus-wrapper input:focus").waitFor();
      const heading = await tab.page.locator("h1").textContent();
      const announced = tab.page.locator("#gatsby-announcer");
      await eventually(async () => expect(await announced.textContent()).toContain(heading));

      const expected = await rulesOf(tab.page, path);
      expect(expected.length).toBeGreaterThan(20);
      await eventually(async () => {
        const there = new Set(await rulesThere(tab.page));
        expect(expected.filter((rule) => !there.has(rule))).toEqual([]);
      });

      const headings = await headingsOf(tab.page, path);
      await eventually(async () => expect(await tab.page.locator(HEADINGS).allTextContents()).toEqual(headings));
      expect(await tab.page.locator("main > div[style]").count()).toBe(0);
    });

    if (kind !== "about")
      test("back and forward return to where a visitor was", async () => {
        // Near the end: the rest of the page arrives after its first viewport.
        const far = await tab.page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 200);
        await scrollTo(tab.page, far);
        await pressInFooter(tab.page, "/about");
        await expectAt(tab.page, "/about", 0);
        await scrollTo(tab.page, 400);
        await tab.page.goBack();
        await expectAt(tab.page, path, Math.max(0, far));
        await tab.page.goForward();
        await expectAt(tab.page, "/about", 400);
        await tab.page.goBack();
        await arrived(tab.page, path);
      });

    // A failed request is an error of the test.
    test("prefetching finds the page of every link", async () => {
      const { count, had } = await tab.page.locator("a[href^='/']").evaluateAll(
        async (all, found) => {
          // Links of maps are SVG elements, which have no pathname.
          const pathOf = (link: Element): string => new URL(link.getAttribute("href") ?? "", location.href).pathname;
          // Most pages have the same links in their header and footer.
          const links = all.filter((link) => !pathOf(link).includes(".") && !found.includes(pathOf(link)));
          for (const link of links) link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
          // loadPage shares the request of a running prefetch.
          const paths = [...new Set(links.map(pathOf))];
          const had = await Promise.all(
            paths.map(async (path) => [path, (await window.___loader?.loadPage(path))?.page?.path] as const),
          );
          return { count: all.length, had };
        },
        [...foundPages],
      );
      expect(count).toBeGreaterThan(10);
      expect(had.filter(([path, page]) => path !== page)).toEqual([]);
      for (const [path] of had) foundPages.add(path);
    });
  });
});

/** Headings and footer at the moment when the next page's h1 appears. */
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
  await navigateTo(page, path);
  return page.evaluate(() => (window as Window & { seen?: Promise<{ headings: number; footer: number }> }).seen!);
};

/** Clicks a link to an anchor of the next page before the anchor's section is rendered. */
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
  await navigateTo(page, path);
  return page.evaluate(() => (window as Window & { pressed?: Promise<boolean> }).pressed!);
};

describe("Client-side navigation", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });
  const all = async (): Promise<number> => (await headingsOf(tab.page, PAGE_KINDS.service, "main h2")).length;

  test("renders the first viewport before the sections below, without the footer", async () => {
    await tab.visit(PAGE_KINDS.services);
    const { headings, footer } = await firstWindowOf(tab.page, PAGE_KINDS.service);
    expect(headings).toBeLessThan((await all()) / 2);
    expect(footer).toBeGreaterThanOrEqual(800);
  });

  test("to an anchor renders the whole page, and goes to the anchor", async () => {
    await tab.visit(PAGE_KINDS.services);
    await navigateTo(tab.page, `${PAGE_KINDS.service}#questions`);
    const count = await all();
    await eventually(async () => {
      expect(await tab.page.locator("main h2").count()).toBe(count);
      expect((await tab.page.locator("#questions").boundingBox())?.y).toBeLessThan(800);
    });
  });

  test("to an anchor before its section is rendered scrolls there once it is, and back returns to the previous page", async () => {
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
    await arrived(tab.page, PAGE_KINDS.services);
  });

  test("back returns to where a visitor was, for anchors of one page, after a reload, and after another document", async () => {
    await tab.visit(PAGE_KINDS.service);
    await scrollTo(tab.page, 300);
    await tab.page.locator('a[href="#pricing"]').first().click();
    const there = await settledScrollTop(tab.page);
    expect(there).toBeGreaterThan(300);
    await scrollTo(tab.page, there + 500);
    await pressInFooter(tab.page, "/about");
    await expectAt(tab.page, "/about", 0);
    await scrollTo(tab.page, 250);
    await tab.page.reload();
    await expectAt(tab.page, "/about", 250);
    await tab.page.goto(`${ORIGIN}/robots.txt`);
    await tab.page.goBack();
    await expectAt(tab.page, "/about", 250);
    await tab.page.goBack();
    await expectAt(tab.page, `${PAGE_KINDS.service}#pricing`, there + 500);
    await tab.page.goBack();
    await expectAt(tab.page, PAGE_KINDS.service, 300);
  });
});

describe("Scrolling without wheel, touch and keys, as screen readers do", () => {
  const tab = openTab();

  test.each([
    ["the top", 0],
    ["further down", 1_500],
  ])("is not undone after navigation from %s", async (_, from) => {
    await tab.visit("/");
    await tab.page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), from);
    await navigateTo(tab.page, PAGE_KINDS.services);
    const top = (): Promise<number> => tab.page.evaluate(() => Math.round(window.scrollY));
    await eventually(async () => expect(await top()).toBe(0));
    // Wait for the navigation's own scroll.
    await tab.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    );
    const scrolls = await tab.page.evaluate(async () => {
      const tops: number[] = [];
      document.addEventListener("scrollend", () => tops.push(Math.round(window.scrollY)));
      window.scrollTo({ top: 900, behavior: "instant" });
      // A scroll back would begin two frames after this one's end.
      for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return tops;
    });
    expect(scrolls).toEqual([900]);
    expect(await top()).toBe(900);
  });
});

describe("A link that is hovered, focused or touched", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });
  const link = () => tab.page.locator(`header a[href="${PAGE_KINDS.services}"]:visible`);
  const filesAskedFor = (): string[] => tab.requests.map((url) => new URL(url).pathname);

  test.each(["hover", "focus", "touch"] as const)(
    "prefetches data and scripts of its page, so that a click requests neither (%s)",
    async (how) => {
      await tab.visit("/");
      const before = tab.requests.length;
      if (how === "touch") await link().dispatchEvent("touchstart");
      else await link()[how]();
      const scripts = () =>
        filesAskedFor()
          .slice(before)
          .filter((file) => file.endsWith(".js"));
      // Its own, and those of the home page's static parts: docs/decisions/0054-kept-markup.md.
      await eventually(async () => expect(await Promise.resolve(scripts())).toHaveLength(3));
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

  test("is not prefetched by scrolling past it", async () => {
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
