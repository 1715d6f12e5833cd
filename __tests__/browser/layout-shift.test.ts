/** How far a page moves when the site's typefaces arrive after the first paint, by what the visitor's system shows until then. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { family } from "../../src/design/tokens";
import { openTab } from "../support/browser";
import { launchTestChromium, SYSTEM_TYPEFACES } from "../support/chromium";
import { measureShifts, shiftsOf } from "../support/shifts";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** Half of what counts as good (https://web.dev/articles/cls): the next heading of an editor may need one more line. */
const MOST_SHIFT = 0.05;

const haveArrived = (families: readonly string[]): boolean =>
  families.every((name) =>
    [...document.fonts].some(({ family, status }) => family.replaceAll('"', "") === name && status === "loaded"),
  );

describe.each(SYSTEM_TYPEFACES)("On a system with %s", (typeface) => {
  // Other systems have no fontconfig, and show what they have.
  if (process.platform === "linux")
    test("the browser has no other typeface", async () => {
      const browser = await launchTestChromium(typeface);
      const page = await browser.newPage();
      const found = await page.evaluate(async (names) => {
        const loads = names.map((name) => new FontFace(name, `local("${name}")`).load());
        const results = await Promise.allSettled(loads);
        return names.filter((_, index) => results[index]?.status === "fulfilled");
      }, SYSTEM_TYPEFACES as string[]);
      await browser.close();
      expect(found).toEqual([typeface]);
    });

  describe.each([360, 1280])("at a width of %i", (width) => {
    const tab = openTab({
      typeface,
      viewport: { width, height: 800 },
      nothingAt: [PAGE_KINDS["not-found"]],
    });

    beforeAll(async () => {
      await measureShifts(tab.page);
      // The typefaces are held back until the page has been painted without them.
      const isPainted = (): boolean => performance.getEntriesByName("first-contentful-paint").length > 0;
      await tab.page.route("**/*.woff2", async (route) => {
        await tab.page.waitForFunction(isPainted).catch(() => undefined);
        await route.continue();
      });
    });

    test.each(KINDS)("%s hardly moves", async (kind) => {
      await tab.visit(PAGE_KINDS[kind]);
      await tab.page.waitForFunction(haveArrived, [family.display, family.text]);
      expect(await shiftsOf(tab.page)).toBeLessThan(MOST_SHIFT);
    });
  });
});
