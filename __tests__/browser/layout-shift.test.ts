/** Layout shift when the site's fonts replace the fallback fonts of different systems. */
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { family } from "../../src/design/tokens";
import { openTab } from "../support/browser";
import { SYSTEM_TYPEFACES } from "../support/chromium";
import { measureShifts, shiftsOf } from "../support/shifts";

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** Half of a good score (https://web.dev/articles/cls): an edited heading may need one more line. */
const MOST_SHIFT = 0.05;

const haveArrived = (families: readonly string[]): boolean =>
  families.every((name) =>
    [...document.fonts].some(({ family, status }) => family.replaceAll('"', "") === name && status === "loaded"),
  );

/** On phones, a heading has most lines that can break elsewhere; one system shows the same of wide screens. */
const SYSTEMS = SYSTEM_TYPEFACES.map((typeface, index) => ({ typeface, widths: index === 0 ? [360, 1280] : [360] }));

describe.each(SYSTEMS)("On a system with $typeface", ({ typeface, widths }) => {
  describe.each(widths)("at a width of %i", (width) => {
    const tab = openTab({
      typeface,
      viewport: { width, height: 800 },
      nothingAt: [PAGE_KINDS["not-found"]],
    });

    beforeAll(async () => {
      await measureShifts(tab.page);
      // Fonts are delayed until the page has been painted without them.
      const isPainted = (): boolean => performance.getEntriesByName("first-contentful-paint").length > 0;
      await tab.page.route("**/*.woff2", async (route) => {
        await tab.page.waitForFunction(isPainted).catch(() => undefined);
        await route.continue();
      });
    });

    test.each(KINDS)("%s hardly shifts", async (kind) => {
      await tab.visit(PAGE_KINDS[kind]);
      await tab.page.waitForFunction(haveArrived, [family.display, family.text]);
      expect(await shiftsOf(tab.page)).toBeLessThan(MOST_SHIFT);
    });
  });
});
