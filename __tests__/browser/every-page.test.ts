/** What must hold for every kind of page, at phone and desktop width. */
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { NO_TROUBLES, openTab, ORIGIN, type Tab, type Troubles } from "../support/browser";
import { measureShifts, shiftsOf } from "../support/shifts";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];
const HEIGHT = 800;
const PHONE = 360;
const NARROWEST = 320;
/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24;

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
type Scheme = "light" | "dark";

/** All rules in light colours; in dark ones those whose result depends on colours. */
const AXE_RULES: Record<Scheme, RunOptions["runOnly"]> = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}

/** Violations found by axe, one line per element, after colour transitions have ended. */
const barriers = async (page: Page, colorScheme: Scheme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (window as Window & { axe?: Axe }).axe?.run(options) ?? Promise.reject(new Error("no axe")),
    // The frame of the map is another site's.
    { runOnly: AXE_RULES[colorScheme], resultTypes: ["violations"], iframes: false } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // Names on a map that the list below links as well: an exception of WCAG 2.2, 2.5.8.
      .filter(
        ({ html }) => id !== "target-size" || !/^<a class="[rltb]\b[^"]*" style="[^"]*" href="\/locations\//.test(html),
      )
      .map(({ target, html, failureSummary }) => `${id}: ${target.join(" ")}: ${html}: ${failureSummary ?? ""}`),
  );
};

/** Horizontal overflow in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Targets that are too small; links within a text may be as high as its line. */
const smallTargets = (within: Locator): Promise<string[]> =>
  within.evaluate((root, least) => {
    const inText = (element: Element): boolean => {
      if (!element.matches("a") || getComputedStyle(element).display !== "inline") return false;
      const text = (node: Node | null): string => (node?.textContent ?? "").trim();
      return text(element.parentElement) !== text(element);
    };
    const TARGETS = "a[href], button, summary, input, select, textarea, [role=button], [tabindex='0']";
    return [...root.querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 160)}`);
  }, LEAST_TARGET);

/** Pairs of overlapping texts, when all animations have ended. */
const textsOnTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    /** Visually hidden texts are clipped. */
    const clipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim() ?? "";
      const shown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || !shown || clipped(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { parentElement: parent } = node;
      // Truncated lines are not visible.
      const end =
        parent && getComputedStyle(parent).overflow === "hidden" ? parent.getBoundingClientRect().bottom : Infinity;
      for (const { left, right, top, bottom, height } of [...range.getClientRects()].filter(({ top }) => top < end))
        // Line boxes of tight lines touch, but the glyphs do not.
        boxes.push({ text, left: left + 1, right: right - 1, top: top + height * 0.3, bottom: bottom - height * 0.3 });
    }
    boxes.sort((a, b) => a.top - b.top);
    return boxes.flatMap((a, index) => {
      const found: string[] = [];
      let next = index + 1;
      for (let b = boxes[next]; b && b.top < a.bottom; b = boxes[(next += 1)])
        if (a.text !== b.text && a.left < b.right && b.left < a.right && a.top < b.bottom)
          found.push(`${a.text} | ${b.text}`);
      return found;
    });
  });

/** Words that go on in the next line without a hyphen; this Chromium has no dictionary for `hyphens: auto`. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).hyphens === "auto")
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // Visually hidden texts have a width of 1.
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
    return broken;
  });

const SPACED =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** What late fonts shift is in layout-shift.test.ts. */
const MOST_SHIFT = 0.002;

/** Scrolls through the page, so that lazy content loads, and back to the top. */
const seeAll = async (page: Page): Promise<void> => {
  const heights = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight));
  for (let screen = heights; screen >= 0; screen--)
    await page.evaluate(
      (top) =>
        new Promise<void>((done) => {
          window.scrollTo({ top: top * window.innerHeight, behavior: "instant" });
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }),
      screen,
    );
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
};

describe.each([PHONE, 1280])("At a width of %i", (width) => {
  const tab = openTab({ viewport: { width, height: HEIGHT }, nothingAt: [PAGE_KINDS["not-found"]] });

  beforeAll(() => measureShifts(tab.page));

  describe.each(KINDS)("%s", (kind) => {
    let troubles: Troubles;
    let shifts: number;

    beforeAll(async () => {
      await tab.page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
      await tab.page.setViewportSize({ width, height: HEIGHT });
      await tab.visit(PAGE_KINDS[kind]);
      const ofFonts = await shiftsOf(tab.page);
      await seeAll(tab.page);
      shifts = (await shiftsOf(tab.page)) - ofFonts;
      troubles = tab.takeTroubles();
    });

    test("it has no errors, and requests nothing from other hosts", () => expect(troubles).toEqual(NO_TROUBLES));

    test("it hardly shifts while it is scrolled", () => expect(shifts).toBeLessThan(MOST_SHIFT));

    test("it has one h1", () => expect(tab.page.locator("h1").count()).resolves.toBe(1));

    test("it does not overflow horizontally", () => expect(overflow(tab.page)).resolves.toBe(0));

    test("no texts overlap", () => expect(textsOnTexts(tab.page)).resolves.toEqual([]));

    test("all targets are large enough", () => expect(smallTargets(tab.page.locator("body"))).resolves.toEqual([]));

    test.each(["light", "dark"] as const)("axe finds no violations, in %s colours", async (scheme) =>
      expect(await barriers(tab.page, scheme)).toEqual([]),
    );

    // The same visit serves the other layouts: loading takes most of the time.
    describe("with text at 200%", () => {
      beforeAll(() => tab.page.addStyleTag({ content: "html { font-size: 200% !important }" }));
      afterAll(() => tab.page.evaluate(() => document.head.lastElementChild?.remove()));

      test("it does not overflow horizontally", () => expect(overflow(tab.page)).resolves.toBe(0));

      test("no texts overlap", () => expect(textsOnTexts(tab.page)).resolves.toEqual([]));

      test("no word breaks", () => expect(brokenWords(tab.page)).resolves.toEqual([]));
    });

    // WCAG 2.2, 1.4.12.
    describe("with the text spacing that readers may set", () => {
      beforeAll(() => tab.page.addStyleTag({ content: SPACED }));
      afterAll(() => tab.page.evaluate(() => document.head.lastElementChild?.remove()));

      test("no texts overlap", () => expect(textsOnTexts(tab.page)).resolves.toEqual([]));
    });

    if (width === PHONE)
      test("it does not overflow on the narrowest phone, and no texts overlap", async () => {
        await tab.page.setViewportSize({ width: NARROWEST, height: HEIGHT });
        expect(await overflow(tab.page)).toBe(0);
        expect(await textsOnTexts(tab.page)).toEqual([]);
      });
  });
});

describe("Menus, dialogs and tips", () => {
  const narrow = openTab({ viewport: { width: PHONE, height: HEIGHT } });
  const wide = openTab({ viewport: { width: 1280, height: HEIGHT } });

  /** What is clicked, and what opens. */
  const OPENED = {
    "the menu sheet": [narrow, "home", "header button[aria-haspopup=dialog]", "dialog[open]"],
    "the menu of the header": [wide, "home", "header button[popovertarget]", "header :popover-open"],
    "a tip of the price table": [wide, "service", "#pricing tbody button", "#pricing :popover-open"],
    "a question": [wide, "service", "#questions summary", "#questions details[open]"],
  } satisfies Record<string, [Tab, PageKind, string, string]>;

  describe.each(Object.entries(OPENED))("%s", (_, [tab, kind, opener, opened]) => {
    beforeAll(async () => {
      await tab.visit(PAGE_KINDS[kind]);
      await tab.page.locator(opener).first().click();
      await tab.page.locator(opened).waitFor();
    });

    test("has large enough targets", () => expect(smallTargets(tab.page.locator(opened))).resolves.toEqual([]));

    test.each(["light", "dark"] as const)("has no axe violations, in %s colours", async (scheme) => {
      expect(await barriers(tab.page, scheme)).toEqual([]);
      expect(await tab.page.locator(opened).isVisible()).toBe(true);
    });
  });
});

describe("The browser's tab", () => {
  const tab = openTab();

  test("has an icon", async () => {
    await tab.visit("/");
    const icon = tab.page.locator("head link[rel~=icon]").first();
    const address = (await icon.count()) > 0 ? await icon.getAttribute("href") : "/favicon.ico";
    const answer = await tab.page.request.get(new URL(address ?? "", ORIGIN).href);
    expect(answer.status()).toBe(200);
  });
});
