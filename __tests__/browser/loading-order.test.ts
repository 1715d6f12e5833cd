/** Loading order: first paint, text font, scripts. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { waitForHydration } from "../../scripts/lib/wait-for-hydration";
import { bold, text } from "../../src/design/typefaces";
import { eventually, openTab, ORIGIN, TEXT_FONTS, type Tab } from "../support/browser";

const SCRIPTS = /\.js$/;

/** Loaded weights of the text font, without its fallback. */
const textWeights = (tab: Tab): Promise<string[]> =>
  tab.page.evaluate(
    (name) =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes(name) && status === "loaded")
        .map(({ weight }) => weight)
        .sort(),
    text.family,
  );

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("A page %s", (_, javaScriptEnabled) => {
  const tab = openTab({ javaScriptEnabled });

  test("has the text font, in both weights", async () => {
    await tab.visit(PAGE_KINDS.service);
    await eventually(async () => expect(await textWeights(tab)).toEqual([text.range, bold.range]));
  });
});

describe("A visit", () => {
  const tab = openTab();

  /** When the first of these files was requested, and the last one loaded, in milliseconds. */
  const timeOf = (files: RegExp): Promise<{ asked: number; there: number }> =>
    tab.page.evaluate(
      ([source, flags]) => {
        const found = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
          new RegExp(source ?? "", flags).test(name),
        );
        return {
          asked: Math.min(...found.map(({ startTime }) => startTime)),
          there: Math.max(...found.map(({ responseEnd }) => responseEnd)),
        };
      },
      [files.source, files.flags],
    );

  test("paints the page, then loads the text font, then the scripts", async () => {
    await tab.visit(PAGE_KINDS.city);
    const painted = await tab.page.evaluate(
      () => performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    );
    const fonts = await timeOf(TEXT_FONTS);
    const scripts = await timeOf(SCRIPTS);
    expect(fonts.asked).toBeGreaterThan(painted);
    expect(scripts.asked).toBeGreaterThanOrEqual(fonts.there);
  });

  test("loads the scripts at the first interaction, each once", async () => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await tab.page.route(TEXT_FONTS, async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    tab.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (SCRIPTS.test(pathname)) asked.push(pathname);
    });
    // Without waiting for hydration, which this test is about.
    await tab.page.goto(ORIGIN + PAGE_KINDS.about, { waitUntil: "load" });
    await tab.page.locator("h1").waitFor();
    expect(asked).toEqual([]);
    await tab.page.keyboard.press("Shift");
    await eventually(async () => expect(asked.some((name) => name.includes("/app-"))).toBe(true));
    arrive();
    await waitForHydration(tab.page);
    expect(asked).toEqual([...new Set(asked)]);
  });
});
