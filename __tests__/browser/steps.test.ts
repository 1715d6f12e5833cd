/** The way from page to page: what comes by a step inside the site is what a load of the document would have brought. */
import type { Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/page-kinds";
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
    const there = new Set(await rulesThere(tab.page));
    expect(expected.filter((rule) => !there.has(rule))).toEqual([]);
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
