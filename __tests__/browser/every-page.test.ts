/** What holds for every kind of page, on a phone and on a wide screen. */
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { NO_TROUBLES, openTab, ORIGIN, TEXT_FONTS, type Tab, type Troubles } from "../support/browser";
import { measureShifts, shiftsOf } from "../support/shifts";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];
const HEIGHT = 800;
const NARROWEST = 320;
/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24;

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const AXE_OPTIONS: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  resultTypes: ["violations"],
};

type Scheme = "light" | "dark";

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}

/** What axe finds, a line for each element. Colours that still fade from the other scheme are waited for. */
const barriers = async (page: Page, colorScheme: Scheme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  for (const frame of page.frames()) await frame.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (window as Window & { axe?: Axe }).axe?.run(options) ?? Promise.reject(new Error("no axe")),
    AXE_OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(" ")}: ${html}: ${failureSummary ?? ""}`),
  );
};

/** How far the page reaches beyond the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** What can be pressed and is too small for it; a link in the middle of a text is as high as its line. */
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

/** Texts that lie on each other, by pairs. */
const textsOnTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What is there for screen readers alone is clipped away. */
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
      // Lines that a card cuts off are not shown.
      const end =
        parent && getComputedStyle(parent).overflow === "hidden" ? parent.getBoundingClientRect().bottom : Infinity;
      for (const { left, right, top, bottom, height } of [...range.getClientRects()].filter(({ top }) => top < end))
        // Of lines that stand close together, the boxes touch while the letters do not.
        boxes.push({ text, left: left + 1, right: right - 1, top: top + height * 0.3, bottom: bottom - height * 0.3 });
    }
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) => a.text !== b.text && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((b) => `${a.text} | ${b.text}`),
    );
  });

/** The typeface of texts comes after the first paint, and a line of a text may break elsewhere with it. */
const MOST_SHIFT_OF_TEXT = 0.03;

/** Shows the whole page once, so that what loads late is asked for, and goes back to the top. */
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
  await page.waitForLoadState("networkidle");
};

describe.each([360, 1280])("At a width of %i", (width) => {
  const tab = openTab({ viewport: { width, height: HEIGHT }, nothingAt: [PAGE_KINDS["not-found"]] });

  beforeAll(() => measureShifts(tab.page));

  describe.each(KINDS)("%s", (kind) => {
    let troubles: Troubles;
    let shifts: number;

    beforeAll(async () => {
      await tab.page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
      await tab.visit(PAGE_KINDS[kind]);
      await seeAll(tab.page);
      shifts = await shiftsOf(tab.page);
      troubles = tab.takeTroubles();
    });

    test("nothing goes wrong, and nobody else is asked for anything", () => expect(troubles).toEqual(NO_TROUBLES));

    test("hardly anything moves by itself", () => expect(shifts).toBeLessThan(MOST_SHIFT_OF_TEXT));

    test("it has one main heading", () => expect(tab.page.locator("h1").count()).resolves.toBe(1));

    test("it fits the window", () => expect(overflow(tab.page)).resolves.toBe(0));

    test("no text lies on another", () => expect(textsOnTexts(tab.page)).resolves.toEqual([]));

    test("everything that can be pressed is large enough", () =>
      expect(smallTargets(tab.page.locator("body"))).resolves.toEqual([]));

    test.each(["light", "dark"] as const)("it puts up no barrier, in %s colours", async (scheme) =>
      expect(await barriers(tab.page, scheme)).toEqual([]),
    );
  });
});

describe("On the narrowest phone", () => {
  const tab = openTab({ viewport: { width: NARROWEST, height: HEIGHT }, nothingAt: [PAGE_KINDS["not-found"]] });

  test.each(KINDS)("%s fits the window", async (kind) => {
    await tab.visit(PAGE_KINDS[kind]);
    expect(await overflow(tab.page)).toBe(0);
  });
});

describe.each([360, 1280])("With text twice as large, at a width of %i", (width) => {
  const tab = openTab({ viewport: { width, height: HEIGHT }, nothingAt: [PAGE_KINDS["not-found"]] });

  describe.each(KINDS)("%s", (kind) => {
    beforeAll(async () => {
      await tab.visit(PAGE_KINDS[kind]);
      await tab.page.addStyleTag({ content: "html { font-size: 200% !important }" });
    });

    test("fits the window", () => expect(overflow(tab.page)).resolves.toBe(0));

    test("has no text on another", () => expect(textsOnTexts(tab.page)).resolves.toEqual([]));
  });
});

describe.each([360, 1280])("Without the typeface of texts, at a width of %i", (width) => {
  const tab = openTab({ viewport: { width, height: HEIGHT }, nothingAt: [PAGE_KINDS["not-found"]] });

  beforeAll(async () => {
    await measureShifts(tab.page);
    await tab.page.route(TEXT_FONTS, (route) => route.abort("aborted"));
  });

  test.each(KINDS)("%s works, and nothing moves by itself", async (kind) => {
    await tab.visit(PAGE_KINDS[kind]);
    await seeAll(tab.page);
    expect((await shiftsOf(tab.page)).toFixed(2)).toBe("0.00");
  });
});

describe("What opens", () => {
  const narrow = openTab({ viewport: { width: 360, height: HEIGHT } });
  const wide = openTab({ viewport: { width: 1280, height: HEIGHT } });

  /** What is pressed, and what opens then. */
  const OPENED = {
    "the menu sheet": [narrow, "home", "header button[aria-haspopup=dialog]", "dialog[open]"],
    "the menu of the header": [wide, "home", "header button[popovertarget]", "header :popover-open"],
    "a tip of the price table": [wide, "service", "#pricing tbody button", "#pricing :popover-open"],
    "a question": [wide, "service", "main summary", "main details[open]"],
  } satisfies Record<string, [Tab, PageKind, string, string]>;

  describe.each(Object.entries(OPENED))("%s", (_, [tab, kind, opener, opened]) => {
    beforeAll(async () => {
      await tab.visit(PAGE_KINDS[kind]);
      await tab.page.locator(opener).first().click();
      await tab.page.locator(opened).waitFor();
    });

    test("has targets that are large enough", () =>
      expect(smallTargets(tab.page.locator(opened))).resolves.toEqual([]));

    test.each(["light", "dark"] as const)("puts up no barrier, in %s colours", async (scheme) => {
      expect(await barriers(tab.page, scheme)).toEqual([]);
      expect(await tab.page.locator(opened).isVisible()).toBe(true);
    });
  });
});

describe("The browser's tab", () => {
  const tab = openTab();

  test("gets the icon that it asks for", async () => {
    await tab.visit("/");
    const icon = tab.page.locator("head link[rel~=icon]").first();
    const address = (await icon.count()) > 0 ? await icon.getAttribute("href") : "/favicon.ico";
    const answer = await tab.page.request.get(new URL(address ?? "", ORIGIN).href);
    expect(answer.status()).toBe(200);
  });
});
