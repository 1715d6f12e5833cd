/** Visitors' tasks: menus, questions, tips, navigation. */
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import {
  arrived,
  content,
  eventually,
  openTab,
  ORIGIN,
  settledScrollTop,
  navigateTo,
  type Tab,
} from "../support/browser";

interface PageLink {
  label: string;
  to: string;
}

interface Navigation {
  header: { menu: { label: string; links: PageLink[] }; links: PageLink[]; action: PageLink };
}

const { header } = content<Navigation>("navigation.yaml");
const labels = content<Record<"menu" | "closeMenu" | "mainNavigation" | "skipLink", string>>("labels.yaml");

const WIDE = { width: 1280, height: 800 };

/** The first link to a page rather than to an anchor. */
const toPage = (links: readonly PageLink[]): PageLink => {
  const link = links.find(({ to }) => !to.includes("#"));
  if (!link) throw new Error("There is no link to a page.");
  return link;
};
const toAnchor = header.links.find(({ to }) => to.includes("#"));

const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** Clicks a link, and waits until its page is shown. */
const follow = async (page: Page, link: Locator): Promise<string> => {
  const to = (await link.getAttribute("href")) ?? "";
  await link.click();
  await arrived(page, to);
  return to;
};

const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement);

/** Sets a global that a document load would remove. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window);

describe("The header", () => {
  const tab = openTab({ viewport: WIDE });

  beforeAll(() => tab.visit("/"));

  test.each([320, 360, 768, 1024, 1080, 1280, 1920])("has either the Menu button or links at %i", async (width) => {
    await tab.page.setViewportSize({ ...WIDE, width });
    const isWide = width >= 1080;
    expect(await tab.page.getByRole("button", { name: labels.menu }).isVisible()).toBe(!isWide);
    expect(await tab.page.getByRole("navigation", { name: labels.mainNavigation }).isVisible()).toBe(isWide);
  });
});

describe("On a wide screen", () => {
  const tab = openTab({ viewport: WIDE });
  const nav = (): Locator => tab.page.getByRole("navigation", { name: labels.mainNavigation });

  describe("the Solutions menu", () => {
    const button = (): Locator => nav().getByRole("button", { name: header.menu.label });
    const link = ({ to }: PageLink): Locator => nav().locator(`[popover] a[href="${to}"]`);
    const [first, ...others] = header.menu.links as [PageLink, ...PageLink[]];
    const last = others.at(-1) ?? first;

    beforeAll(() => tab.visit("/"));
    // Of a test that has left it open.
    afterEach(() => tab.page.keyboard.press("Escape"));

    test("opens by a click, and closes by a second one", async () => {
      expect(await link(first).isVisible()).toBe(false);
      await button().click();
      for (const each of header.menu.links) expect(await link(each).isVisible()).toBe(true);
      await button().click();
      await link(first).waitFor({ state: "hidden" });
    });

    test.each(["Enter", "Space"])("opens by the key %s, and Tab moves the focus into it", async (key) => {
      await button().focus();
      await tab.page.keyboard.press(key);
      await link(first).waitFor();
      await tab.page.keyboard.press("Tab");
      expect(await hasFocus(link(first))).toBe(true);
    });

    test("closes by Escape, which returns the focus to its button", async () => {
      await button().click();
      await tab.page.keyboard.press("Tab");
      expect(await hasFocus(link(first))).toBe(true);
      await tab.page.keyboard.press("Escape");
      await link(first).waitFor({ state: "hidden" });
      expect(await hasFocus(button())).toBe(true);
    });

    test("closes by a click elsewhere", async () => {
      await button().click();
      await tab.page.mouse.click(WIDE.width / 2, WIDE.height - 10);
      await link(first).waitFor({ state: "hidden" });
    });

    test("closes when the focus moves past its last link", async () => {
      await button().click();
      await link(last).focus();
      await tab.page.keyboard.press("Tab");
      await link(first).waitFor({ state: "hidden" });
      expect(await hasFocus(nav().getByRole("link", { name: header.links[0]?.label ?? "", exact: true }))).toBe(true);
    });

    test("closes when the focus moves before its button", async () => {
      await button().focus();
      await tab.page.keyboard.press("Enter");
      await link(first).waitFor();
      await tab.page.keyboard.press("Shift+Tab");
      expect(await hasFocus(button())).toBe(false);
      await link(first).waitFor({ state: "hidden" });
    });

    test.each(header.menu.links)("links to $label, and closes on navigation", async (each) => {
      await mark(tab.page);
      await button().click();
      expect(await follow(tab.page, link(each))).toBe(each.to);
      expect(await link(first).isVisible()).toBe(false);
      expect(await isMarked(tab.page)).toBe(true);
    });
  });

  describe("the header's links", () => {
    /** `aria-current` of each link and of the menu's button. */
    const current = (): Promise<Record<string, string>> =>
      nav().evaluate((root) =>
        Object.fromEntries(
          [...root.querySelectorAll("[aria-current]")].map((element) => [
            element.getAttribute("href") ?? "menu",
            element.getAttribute("aria-current") ?? "",
          ]),
        ),
      );
    const industry = header.menu.links.find(({ to }) => to.split("/").length === 3)?.to ?? "";
    const industries = industry.split("/").slice(0, 2).join("/");

    test.each([
      ["the home page", "/", {}],
      ["the page of a link", PAGE_KINDS.services, { [PAGE_KINDS.services]: "page" }],
      ["a page of a link's section", PAGE_KINDS.service, { [PAGE_KINDS.services]: "true" }],
      ["a page of the menu", industry, { menu: "true", [industries]: "true", [industry]: "page" }],
    ])("mark the current page: on %s", async (_, path, expected) => {
      await tab.visit(path);
      expect(await current()).toEqual(expected);
    });

    test("mark it after client-side navigation, too", async () => {
      await tab.visit(PAGE_KINDS.services);
      await navigateTo(tab.page, PAGE_KINDS.blog);
      expect(await current()).toEqual({ [PAGE_KINDS.blog]: "page" });
    });

    test("navigate without a document load", async () => {
      await tab.visit("/");
      await mark(tab.page);
      for (const { label, to } of header.links.filter(({ to }) => !to.includes("#"))) {
        await nav().getByRole("link", { name: label, exact: true }).click();
        await arrived(tab.page, to);
        expect(await isMarked(tab.page)).toBe(true);
      }
    });
  });

  describe("the skip link", () => {
    const skipLink = (): Locator => tab.page.getByRole("link", { name: labels.skipLink });
    const bottomOf = (link: Locator): Promise<number> => link.evaluate((node) => node.getBoundingClientRect().bottom);

    test("is the first tab stop, visible when focused, and skips the header", async () => {
      await tab.visit(PAGE_KINDS.about);
      expect(await bottomOf(skipLink())).toBeLessThanOrEqual(0);
      await tab.page.keyboard.press("Tab");
      expect(await hasFocus(skipLink())).toBe(true);
      expect(await bottomOf(skipLink())).toBeGreaterThan(24);
      await tab.page.keyboard.press("Enter");
      expect(await hasFocus(tab.page.getByRole("main"))).toBe(true);
      await tab.page.keyboard.press("Tab");
      expect(await tab.page.getByRole("main").locator(":focus").count()).toBe(1);
    });

    test("is the first tab stop after client-side navigation, too", async () => {
      await tab.visit("/");
      await follow(tab.page, nav().getByRole("link", { name: toPage(header.links).label, exact: true }));
      await eventually(async () => {
        await tab.page.keyboard.press("Tab");
        expect(await hasFocus(skipLink())).toBe(true);
      });
    });
  });
});

describe("The menu dialog", () => {
  const NARROW = { width: 360, height: 800 };
  const tab = openTab({ viewport: NARROW });
  const button = (): Locator => tab.page.getByRole("button", { name: labels.menu, exact: true });
  const sheet = (): Locator => tab.page.getByRole("dialog", { name: labels.menu });
  const isModal = (): Promise<boolean> => sheet().evaluate((node) => node.matches(":modal"));
  const closed = (): Promise<void> => sheet().waitFor({ state: "hidden" });

  const open = async (path: string = PAGE_KINDS.about): Promise<void> => {
    // Loading takes most of the time of a test.
    if (tab.page.url() === ORIGIN + path) {
      await tab.page.keyboard.press("Escape");
      await closed();
    } else await tab.visit(path);
    await button().click();
    await sheet().waitFor();
    // Moving elements cannot be clicked reliably.
    await sheet().evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  };

  test.each([768, NARROW.width])("slides in from the right, and stays at the right edge, at %i", async (width) => {
    await tab.page.setViewportSize({ ...NARROW, width });
    await tab.visit(PAGE_KINDS.about);
    await tab.page.locator("dialog").evaluate((node) => {
      node.addEventListener("transitionrun", () => {
        const [move] = node.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect);
        const [from] = move?.effect instanceof KeyframeEffect ? move.effect.getKeyframes() : [];
        node.dataset["from"] = String(from?.["translate"]);
      });
    });
    await button().click();
    await eventually(async () => expect(await sheet().getAttribute("data-from")).toMatch(/^100%/));
    await eventually(async () => {
      const box = await sheet().boundingBox();
      expect(box && Math.round(box.x + box.width)).toBe(width);
      expect(box?.x).toBeGreaterThan(0);
    });
  });

  test("appears at once with reduced motion", async () => {
    await tab.page.emulateMedia({ reducedMotion: "reduce" });
    await tab.visit(PAGE_KINDS.about);
    await button().click();
    expect(await sheet().evaluate((node) => node.getAnimations().length)).toBe(0);
    await tab.page.emulateMedia({ reducedMotion: "no-preference" });
  });

  test("is titled Menu, and has the links of the wide header", async () => {
    await open();
    expect(await sheet().getByRole("heading", { name: labels.menu, exact: true }).isVisible()).toBe(true);
    const wanted = [...header.menu.links, ...header.links, header.action].map(({ to }) => to);
    // The search is not in the menu's content.
    const shown = await hrefsOf(sheet().getByRole("link"));
    expect(shown.filter((to) => to !== "/search")).toEqual(wanted);
  });

  test("marks the current page", async () => {
    await open(PAGE_KINDS.service);
    const { label } = header.links.find(({ to }) => to === PAGE_KINDS.services) ?? header.action;
    expect(await sheet().getByRole("link", { name: label }).getAttribute("aria-current")).toBe("true");
    expect(await sheet().locator("[aria-current]").count()).toBe(1);
  });

  test.each(["Tab", "Shift+Tab"])("is modal: %s does not leave it", async (key) => {
    await open();
    expect(await isModal()).toBe(true);
    const visited = new Set<string>();
    for (let press = 0; press < header.menu.links.length + header.links.length + 6; press++) {
      await tab.page.keyboard.press(key);
      visited.add(
        await sheet().evaluate((node) => {
          const { activeElement } = document;
          // Between last and first stop, the focus is in the browser's own controls.
          if (!activeElement || activeElement === document.body) return "the browser";
          return node.contains(activeElement) ? "the sheet" : activeElement.outerHTML;
        }),
      );
    }
    visited.delete("the browser");
    expect([...visited]).toEqual(["the sheet"]);
  });

  test("closes by Escape, which returns the focus to the Menu button", async () => {
    await open();
    await tab.page.keyboard.press("Escape");
    await closed();
    expect(await hasFocus(button())).toBe(true);
  });

  test("opens and closes by keyboard", async () => {
    await tab.visit(PAGE_KINDS.about);
    await button().focus();
    await tab.page.keyboard.press("Enter");
    await sheet().waitFor();
    await sheet().getByRole("button", { name: labels.closeMenu }).focus();
    await tab.page.keyboard.press("Enter");
    await closed();
    expect(await hasFocus(button())).toBe(true);
  });

  test("closes when the window becomes wide enough for the links", async () => {
    await open();
    await tab.page.setViewportSize(WIDE);
    await closed();
    await tab.page.setViewportSize(NARROW);
  });

  test("keeps the scroll position of the page", async () => {
    await open();
    await tab.page.mouse.move(8, 300);
    await tab.page.mouse.wheel(0, 500);
    expect(await settledScrollTop(tab.page)).toBe(0);
    await tab.page.keyboard.press("Escape");
    await closed();
    await tab.page.mouse.wheel(0, 500);
    expect(await settledScrollTop(tab.page)).toBeGreaterThan(0);
  });

  test("closes by a click on the backdrop, which does nothing else", async () => {
    await open();
    await tab.page.mouse.click(8, 30);
    await closed();
    expect(await hasFocus(button())).toBe(true);
    expect(tab.page.url()).toBe(ORIGIN + PAGE_KINDS.about);
  });

  test("stays open on a click between its links", async () => {
    await open();
    await sheet().getByRole("heading", { name: labels.menu, exact: true }).click();
    expect(await isModal()).toBe(true);
  });

  test("closes by following a link, without a document load", async () => {
    await open();
    await mark(tab.page);
    await follow(tab.page, sheet().getByRole("link", { name: header.action.label, exact: true }));
    await closed();
    expect(await isMarked(tab.page)).toBe(true);
  });

  test("closes by following the link to the current page", async () => {
    await open(toPage(header.links).to);
    await follow(tab.page, sheet().getByRole("link", { name: toPage(header.links).label, exact: true }));
    await closed();
  });

  test("closes by following a link to an anchor of the same page, and scrolls there", async () => {
    await open("/");
    const { label = "", to = "" } = toAnchor ?? {};
    await sheet().getByRole("link", { name: label, exact: true }).click();
    await closed();
    expect(tab.page.url()).toBe(ORIGIN + to);
    await expectAtAnchor(tab.page, to);
  });

  test("opens again after it was closed by a link", async () => {
    await open();
    await follow(tab.page, sheet().getByRole("link", { name: header.action.label, exact: true }));
    await closed();
    await button().click();
    expect(await isModal()).toBe(true);
  });
});

describe("Questions", () => {
  const tab = openTab({ viewport: WIDE });
  const questions = (): Locator => tab.page.locator("#questions details");
  const press = (index: number): Promise<void> => questions().nth(index).locator("summary").click();
  /** Indices of the open ones. */
  const open = (): Promise<number[]> =>
    questions().evaluateAll((all) => all.flatMap((each, index) => ((each as HTMLDetailsElement).open ? [index] : [])));
  const answer = (index: number): Locator => questions().nth(index).locator("summary ~ *").first();

  beforeAll(() => tab.visit(PAGE_KINDS.service));
  afterEach(() => questions().evaluateAll((all) => all.forEach((each) => each.removeAttribute("open"))));

  test("are closed at first", async () => {
    expect(await questions().count()).toBeGreaterThan(1);
    expect(await open()).toEqual([]);
    expect(await answer(0).isVisible()).toBe(false);
  });

  test("open one at a time", async () => {
    await press(0);
    expect(await open()).toEqual([0]);
    expect(await answer(0).isVisible()).toBe(true);
    await press(1);
    expect(await open()).toEqual([1]);
    expect(await answer(0).isVisible()).toBe(false);
  });

  test("can be closed again", async () => {
    await press(1);
    await press(1);
    expect(await open()).toEqual([]);
  });

  test.each(["Enter", "Space"])("open and close by the key %s", async (key) => {
    await questions().first().locator("summary").focus();
    await tab.page.keyboard.press(key);
    expect(await open()).toEqual([0]);
    await tab.page.keyboard.press(key);
    expect(await open()).toEqual([]);
  });
});

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("What is included in a service, %s", (_, javaScriptEnabled) => {
  const tab = openTab({ javaScriptEnabled });
  const part = (): Locator => tab.page.locator("#included details").first();
  const items = (): Locator => part().locator("summary ~ *").first();

  test("is folded on a phone, and opens by a press", async () => {
    await tab.page.setViewportSize({ width: 390, height: 800 });
    await tab.visit(PAGE_KINDS.service);
    expect(await items().isVisible()).toBe(false);
    await part().locator("summary").click();
    expect(await items().isVisible()).toBe(true);
  });

  test("is open on a wide screen, without a button to close it", async () => {
    await tab.page.setViewportSize(WIDE);
    await tab.visit(PAGE_KINDS.service);
    await items().scrollIntoViewIfNeeded();
    await eventually(async () => expect((await items().boundingBox())?.height).toBeGreaterThan(20));
    await part().locator("h3").click({ force: true });
    expect((await items().boundingBox())?.height).toBeGreaterThan(20);
  });
});

test("the prices of a service come first", async () => {
  const html = await (await fetch(ORIGIN + PAGE_KINDS.service)).text();
  const order = ["pricing", "benefits", "included", "process", "comparison", "clients", "questions"];
  const places = order.map((id) => html.indexOf(`id="${id}"`));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

/** The rows of the price table, their buttons and their tips. */
const priceRows = ({ page }: Tab) => {
  const rows = page.locator("#pricing tbody tr:has(button)");
  const button = (row = 0): Locator => rows.nth(row).getByRole("button");
  const tip = (row = 0): Locator => rows.nth(row).locator("[popover]");
  return { rows, button, tip };
};

describe("The line of the home page", () => {
  const tab = openTab({ viewport: WIDE, reducedMotion: "no-preference" });

  /** A point near the end of the first line, once drawn, in viewport pixels. */
  const nearItsEnd = () =>
    tab.page
      .locator("main path[vector-effect]")
      .first()
      .evaluate(async (path: SVGPathElement) => {
        await Promise.all(path.getAnimations().map(({ finished }) => finished));
        const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.97).matrixTransform(path.getScreenCTM()!);
        return { x, y };
      });

  test.each([360, 1280, 1920, 2560])("is drawn to its end at %i px", async (width) => {
    await tab.page.setViewportSize({ width, height: 1200 });
    await tab.visit("/");
    const { x, y } = await nearItsEnd();
    const picture = await tab.page.screenshot({ clip: { x: x - 4, y: y - 4, width: 8, height: 8 } });
    const [red, green] = (await sharp(picture).stats()).channels;
    // On the nearly white ground, the line is what reduces green and leaves red.
    expect(red!.min - green!.min).toBeGreaterThan(80);
  });
});

describe("The line above the footer", () => {
  const tab = openTab({ viewport: WIDE, reducedMotion: "no-preference" });

  test.each([
    [360, 740],
    [1920, 1080],
    [3840, 2160],
  ])("is drawn to its end at the end of the page, at %i by %i px", async (width, height) => {
    await tab.page.setViewportSize({ width, height });
    await tab.visit(PAGE_KINDS.services);
    await tab.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await settledScrollTop(tab.page);
    const line = tab.page.locator("main section path[vector-effect]").last();
    expect(await line.isVisible()).toBe(true);
    await eventually(async () => expect(await line.evaluate((path) => getComputedStyle(path).clipPath)).toBe("none"));
  });
});

describe("The checks and dashes of a page with prices", () => {
  const tab = openTab({ viewport: WIDE });

  beforeAll(() => tab.visit(PAGE_KINDS.service));
  afterEach(() => tab.page.emulateMedia({ media: null, forcedColors: null }));

  const SEEN = [
    ["on the screen", {}],
    ["on paper", { media: "print" }],
    ["in the visitor's own colours", { forcedColors: "active" }],
  ] as const;

  test.each(SEEN)("are drawn %s", async (_, media) => {
    await tab.page.emulateMedia(media);
    const drawn = await tab.page.locator("#pricing tbody td > span, #included li").evaluateAll((all) =>
      all.map((place) => {
        const { clipPath, borderTopWidth, borderTopStyle, borderTopColor, width } = getComputedStyle(place, "::before");
        return {
          clipPath,
          line: [borderTopWidth, borderTopStyle],
          hasColor: !/^rgba\(.*, 0\)$/.test(borderTopColor),
          width,
        };
      }),
    );
    expect(drawn.length).toBeGreaterThan(20);
    for (const { clipPath, line, hasColor, width } of drawn) {
      expect(clipPath).toMatch(/^path\("M/);
      expect(line).toEqual(["14px", "solid"]);
      expect(hasColor).toBe(true);
      expect(["18px", "10px"]).toContain(width);
    }
  });

  test("stay in place when find-in-page matches the text that they replace", async () => {
    const marks = tab.page.locator("#pricing tbody td > span");
    const moved = await marks.evaluateAll((all) =>
      all.filter((mark) => {
        mark.scrollLeft = 99;
        return mark.scrollLeft !== 0;
      }),
    );
    expect(await marks.count()).toBeGreaterThan(5);
    expect(moved).toEqual([]);
  });
});

describe("The tip of a price", () => {
  const tab = openTab({ viewport: WIDE });

  beforeAll(async () => {
    await tab.visit(PAGE_KINDS.service);
    await priceRows(tab).button().scrollIntoViewIfNeeded();
    await settledScrollTop(tab.page);
  });
  afterEach(async () => {
    await tab.page.mouse.move(5, WIDE.height - 5);
    await tab.page.locator(":focus").evaluateAll(([focused]) => (focused as HTMLElement | undefined)?.blur());
    await tab.page.keyboard.press("Escape");
  });

  /** Moves the mouse in steps, over everything in between. */
  const moveTo = async (target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    if (!box) throw new Error("The element is not visible.");
    await tab.page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2, { steps: 25 });
  };

  test("has every tier's value for every feature, as in the table", async () => {
    const tiers = await tab.page.locator("#pricing thead th").allTextContents();
    const rows = await priceRows(tab).rows.evaluateAll((all) =>
      all.map((row) => {
        const heard = (element: Element): string => (element.textContent ?? "").trim();
        return {
          table: [...row.querySelectorAll("td")].map(heard),
          tip: [...row.querySelectorAll("[popover] dd")].map(heard),
          tiers: [...row.querySelectorAll("[popover] dt")].map(heard),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(row.tip).toEqual(row.table);
      expect(row.tiers).toHaveLength(row.table.length);
      for (const [column, tier] of row.tiers.entries()) expect(tiers.at(column - row.tiers.length)).toContain(tier);
    }
  });

  test("opens by a click, shows all its values, and closes by Escape", async () => {
    const { button, tip } = priceRows(tab);
    await button().click();
    for (const value of await tip().locator("dt, dd").all()) expect(await value.isVisible()).toBe(true);
    await tab.page.keyboard.press("Escape");
    await tip().waitFor({ state: "hidden" });
  });

  test("opens and closes by the keyboard, and the focus stays with its button", async () => {
    const { button, tip } = priceRows(tab);
    await button().focus();
    await tab.page.keyboard.press("Enter");
    await tip().waitFor();
    await tab.page.keyboard.press("Escape");
    await tip().waitFor({ state: "hidden" });
    expect(await hasFocus(button())).toBe(true);
  });

  test("opens when the Tab key reaches the row's name, and closes when it moves on", async () => {
    const { button, tip } = priceRows(tab);
    await button(0).focus();
    await tab.page.keyboard.press("Tab");
    await tip(1).waitFor();
    expect(await tip(0).isVisible()).toBe(false);
    await tab.page.keyboard.press("Shift+Tab");
    await tip(0).waitFor();
    expect(await tip(1).isVisible()).toBe(false);
  });

  test("opens on hover, and closes when the mouse leaves", async () => {
    const { button, tip } = priceRows(tab);
    await button().hover();
    await tip().waitFor();
    await tab.page.mouse.move(5, WIDE.height - 5, { steps: 5 });
    await tip().waitFor({ state: "hidden" });
  });

  test("closes by Escape while the mouse stays", async () => {
    const { button, tip } = priceRows(tab);
    await button().hover();
    await tip().waitFor();
    await tab.page.keyboard.press("Escape");
    await tip().waitFor({ state: "hidden" });
  });

  test("can be hovered itself, and stays open", async () => {
    const { button, tip } = priceRows(tab);
    await button().hover();
    await tip().waitFor();
    await moveTo(tip());
    expect(await tip().isVisible()).toBe(true);
  });

  test("is the only one open", async () => {
    const { button, tip } = priceRows(tab);
    await button(0).click();
    await button(1).click();
    await tip(1).waitFor();
    expect(await tip(0).isVisible()).toBe(false);
  });
});

describe("A table longer than the viewport", () => {
  const tab = openTab({ viewport: { width: 1280, height: 520 } });

  test.each(["comparison", "pricing"])("keeps its column headings visible below the header: %s", async (id) => {
    await tab.visit(PAGE_KINDS.service);
    const line = tab.page.locator(`#${id} tbody tr`).nth(4);
    await line.evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    const headerEnds = await tab.page
      .locator("header")
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    // The empty corner too: without it, row headings would pass beside the columns' headings.
    for (const head of await tab.page.locator(`#${id} thead tr:first-child > *`).all()) {
      const box = await head.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(headerEnds - 2);
      expect(box?.y).toBeLessThan(headerEnds + 4);
      expect(await head.evaluate((cell) => getComputedStyle(cell).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
    }
  });
});

describe("Prices on a phone", () => {
  const tab = openTab({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("are shown for one plan at a time, selected by the visitor", async () => {
    await tab.visit(PAGE_KINDS.service);
    const choices = tab.page.locator("#pricing label");
    const values = priceRows(tab).rows.first().getByRole("cell");
    const tiers = await choices.allTextContents();
    expect(tiers).toHaveLength(await priceRows(tab).tip().locator("dd").count());
    for (const [index, tier] of tiers.entries()) {
      await choices.nth(index).tap();
      expect(await tab.page.locator("#pricing thead th").filter({ visible: true }).allTextContents()).toEqual([
        expect.stringContaining(tier),
      ]);
      expect(await values.count()).toBe(1);
      expect(await values.textContent()).toContain(await priceRows(tab).tip().locator("dd").nth(index).textContent());
    }
  });

  test("have tips that open by a touch inside the viewport, and close by a touch elsewhere", async () => {
    await tab.visit(PAGE_KINDS.service);
    const { button, tip } = priceRows(tab);
    await button().tap();
    await tip().waitFor();
    const box = await tip().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box && box.x + box.width).toBeLessThanOrEqual(360);
    await tab.page.touchscreen.tap(4, 400);
    await tip().waitFor({ state: "hidden" });
  });
});

/** Expects an anchor's target below the header at the top of the viewport, or at the end of the page. */
const expectAtAnchor = async (page: Page, to: string): Promise<void> => {
  await settledScrollTop(page);
  const place = await page.evaluate(
    (id) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      return { below: top - header, scrolled: window.scrollY };
    },
    to.slice(to.indexOf("#") + 1),
  );
  expect(place.scrolled).toBeGreaterThan(0);
  expect(place.below).toBeGreaterThanOrEqual(0);
  expect(place.below).toBeLessThan(40);
};

type Scrolls = Window & { scrolls?: (ScrollIntoViewOptions | undefined)[] };

/** Records calls that scroll an element into view. */
const noteScrolling = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = window as Scrolls;
    noted.scrolls = [];
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (given) {
      noted.scrolls?.push(typeof given === "object" ? given : undefined);
      original.call(this, given);
    };
  });

/** Expects scrolls of one kind only: one, or more where Gatsby's focus of the new page has interrupted it. */
const expectScrolls = async (page: Page, expected: ScrollIntoViewOptions): Promise<void> => {
  const all = (await page.evaluate(() => (window as Scrolls).scrolls)) ?? [];
  expect(all.length).toBeGreaterThan(0);
  expect(all).toEqual(all.map(() => expected));
};

describe.each([
  ["smoothly", "no-preference", "smooth"],
  ["at once, where the visitor asked for less motion,", "reduce", "instant"],
] as const)("A change of route goes %s", (_, reducedMotion, behavior) => {
  const tab = openTab({ viewport: WIDE, reducedMotion });

  beforeAll(() => noteScrolling(tab.page));

  /** Scrolls to the end of the page, to the footer's links. */
  const goDown = async (): Promise<void> => {
    await tab.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await settledScrollTop(tab.page)).toBeGreaterThan(400);
    await tab.page.evaluate(() => (window as Scrolls).scrolls?.splice(0));
  };
  const footerLink = (path: string): Locator => tab.page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

  test("to the top", async () => {
    await tab.visit(PAGE_KINDS.about);
    await goDown();
    await follow(tab.page, footerLink(PAGE_KINDS.contact));
    expect(await settledScrollTop(tab.page)).toBe(0);
    await expectScrolls(tab.page, { behavior });
  });

  test("to the URL's fragment, on another page", async () => {
    const { to = "", label = "" } = toAnchor ?? {};
    await tab.visit(PAGE_KINDS.about);
    await tab.page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await arrived(tab.page, to);
    await expectAtAnchor(tab.page, to);
    await expectScrolls(tab.page, { behavior });
  });

  test("to the URL's fragment although something stops it close to it", async () => {
    const { to = "", label = "" } = toAnchor ?? {};
    await tab.visit(PAGE_KINDS.about);
    await tab.page.evaluate(() => {
      const original = Element.prototype.scrollIntoView;
      // As where Gatsby focuses the new page meanwhile.
      Element.prototype.scrollIntoView = function () {
        Element.prototype.scrollIntoView = original;
        window.scrollTo({ top: window.scrollY + this.getBoundingClientRect().top - 300, behavior: "instant" });
      };
    });
    await tab.page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await arrived(tab.page, to);
    await expectAtAnchor(tab.page, to);
  });
});

describe("The target of a fragment", () => {
  const tab = openTab({ viewport: WIDE });

  test.each([360, 768, 1280])("is right below the header, at %i px", async (width) => {
    await tab.page.setViewportSize({ width, height: 800 });
    await tab.visit(PAGE_KINDS.about);
    await tab.visit(`${PAGE_KINDS.service}#questions`);
    await settledScrollTop(tab.page);
    const [place, bar] = await Promise.all(
      ["#questions", "header"].map((part) =>
        tab.page
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect(place!.top - bar!.bottom).toBeGreaterThanOrEqual(0);
    expect(place!.top - bar!.bottom).toBeLessThan(24);
  });

  test("is found again after a reload further down", async () => {
    await tab.visit(PAGE_KINDS.about);
    await tab.page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await settledScrollTop(tab.page);
    await tab.page.reload();
    expect(await settledScrollTop(tab.page)).toBe(500);
  });
});

describe("The year in the footer", () => {
  const tab = openTab({ viewport: WIDE, timezoneId: "Pacific/Auckland" });

  test("is the visitor's, not the build's", async () => {
    // Still 2036 in London, already 2037 in New Zealand.
    await tab.page.clock.setFixedTime(new Date("2036-12-31T18:00:00Z"));
    await tab.page.goto(`${ORIGIN}/about`);
    await tab.page.getByRole("contentinfo").getByText("2037").waitFor();
    expect(await tab.page.getByRole("contentinfo").textContent()).not.toMatch(/20(?!37)\d\d /);
  });
});

describe("Navigation", () => {
  const tab = openTab({ viewport: WIDE });

  /** Follows links one after the other, without a document load. */
  const walk = async (from: string, ways: readonly string[]): Promise<void> => {
    await tab.visit(from);
    await mark(tab.page);
    for (const way of ways) {
      await follow(tab.page, tab.page.locator(way).first());
      expect(await isMarked(tab.page)).toBe(true);
    }
  };

  test("never loads a document: cards, breadcrumbs, buttons, footer, logo", () =>
    walk("/", [
      `main a[href^="/services/"]`,
      `main nav a[href="/services"]`,
      `footer a[href^="/industries/"]`,
      `main a[href^="/industries/"][href*="/"]:not([href="/industries"])`,
      `footer a[href="/podcast"]`,
      `main a[href^="/podcast/"]`,
      `main a[href="/podcast"]`,
      `footer a[href="/careers"]`,
      `main a[href^="/careers/"]`,
      `footer a[href="/blog"]`,
      `main a[href^="/blog/"]`,
      `header a[href="/"]`,
    ]));

  test("never loads a document from the many plain links of a state", () =>
    // The middle of a state's box on the map is often another state.
    walk(PAGE_KINDS.locations, [
      `main a[href="${PAGE_KINDS.state}"]:not(svg a)`,
      `main a[href^="${PAGE_KINDS.state}/"]`,
    ]));

  test("leads from a state to a city by keyboard, to the top of its page", async () => {
    await tab.visit(PAGE_KINDS.state);
    await mark(tab.page);
    const city = tab.page.locator(`main a[href^="${PAGE_KINDS.state}/"]`).last();
    const to = (await city.getAttribute("href")) ?? "";
    await city.focus();
    await tab.page.keyboard.press("Enter");
    await arrived(tab.page, to);
    expect(await settledScrollTop(tab.page)).toBe(0);
    expect(await isMarked(tab.page)).toBe(true);
  });

  test("leaves a click for a new tab to the browser", async () => {
    await tab.visit(PAGE_KINDS.state);
    const isTaken = tab.page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          window.addEventListener("click", (event) => {
            done(event.defaultPrevented);
            // Headless Chromium may never load a tab that a click opens.
            event.preventDefault();
          }),
        ),
    );
    await tab.page
      .locator(`main a[href^="${PAGE_KINDS.state}/"]`)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    expect(await isTaken).toBe(false);
    expect(tab.page.url()).toBe(ORIGIN + PAGE_KINDS.state);
  });
});

interface PageHead {
  title: string;
  description: string[];
  canonical: string[];
  robots: string[];
  structured: string[];
}

type HeadReader = Window & { readHead: (root: Document) => PageHead; headAtOnce?: PageHead };

describe("The head of a page", () => {
  const UNKNOWN = "/services/no-such-service";
  const tab = openTab({ viewport: WIDE, nothingAt: [UNKNOWN] });

  beforeAll(() =>
    tab.page.addInitScript(() => {
      const all = <E extends Element>(root: Document, selector: string, of: (element: E) => string | null): string[] =>
        [...root.querySelectorAll<E>(selector)].map((element) => of(element) ?? "");
      Object.assign(window, {
        readHead: (root: Document): PageHead => ({
          title: root.title,
          description: all<HTMLMetaElement>(root, "meta[name=description]", ({ content }) => content),
          canonical: all<HTMLLinkElement>(root, "link[rel=canonical]", (link) => link.getAttribute("href")),
          robots: all<HTMLMetaElement>(root, "meta[name=robots]", ({ content }) => content),
          structured: all(root, "script[type='application/ld+json']", ({ textContent }) => textContent),
        }),
      });
    }),
  );

  /** The head as delivered, without scripts. */
  const delivered = async (path: string): Promise<PageHead> => {
    const html = await (await tab.page.request.get(ORIGIN + path)).text();
    return tab.page.evaluate(
      (text) => (window as unknown as HeadReader).readHead(new DOMParser().parseFromString(text, "text/html")),
      html,
    );
  };

  /** The head at the moment when client-side navigation shows another page. */
  const atOnce = async (path: string): Promise<PageHead | undefined> => {
    await tab.page.evaluate((expected) => {
      const reader = window as unknown as HeadReader;
      delete reader.headAtOnce;
      const title = (): string | undefined => document.querySelector("h1")?.textContent;
      const before = title();
      new MutationObserver((_, observer) => {
        // Parts of the page before may still be arriving while the address is that of the next one.
        if (location.pathname !== expected || title() === before) return;
        observer.disconnect();
        reader.headAtOnce = reader.readHead(document);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, path);
    await navigateTo(tab.page, path);
    return tab.page.evaluate(() => (window as unknown as HeadReader).headAtOnce);
  };

  /** With and without structured data, indexable and not, in turn. */
  const WAY = [PAGE_KINDS.service, PAGE_KINDS.blog, PAGE_KINDS.job, UNKNOWN, PAGE_KINDS.article, PAGE_KINDS.contact];

  test("is the same after client-side navigation as delivered, with structured data if the page has some", async () => {
    await tab.visit("/");
    const counts: Record<string, number | undefined> = {};
    for (const path of WAY) {
      const wanted = await delivered(path);
      const shown = await atOnce(path);
      counts[path] = shown?.structured.length;
      // A section's 404 page is one file for many URLs; in the browser its canonical URL is the requested one.
      const canonical = path === UNKNOWN ? shown?.canonical : wanted.canonical;
      expect([path, shown]).toEqual([path, { ...wanted, canonical }]);
      expect(shown?.canonical).toEqual([expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`))]);
      expect(shown?.description).toEqual([expect.stringMatching(/\w/)]);
      expect(shown?.robots).toEqual([path === UNKNOWN ? "noindex,nofollow" : "index,follow"]);
      expect(await tab.page.title()).toBe(wanted.title);
    }
    expect(counts).toMatchObject({ [PAGE_KINDS.service]: 1, [PAGE_KINDS.blog]: 1, [PAGE_KINDS.job]: 1, [UNKNOWN]: 0 });
  });
});
