/** Printing: content without navigation. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { content, eventually, openTab } from "../support/browser";

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("A page printed %s", (_, javaScriptEnabled) => {
  const tab = openTab({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });

  test("has its text, but no header and footer", async () => {
    await tab.visit(PAGE_KINDS.service);
    await tab.page.emulateMedia({ media: "print" });
    // Print styles load after the page.
    await eventually(async () => expect(await tab.page.getByRole("contentinfo").isVisible()).toBe(false));
    expect(await tab.page.getByRole("banner").isVisible()).toBe(false);
    expect(await tab.page.locator("h1").isVisible()).toBe(true);
  });

  test("says whose it is and where it comes from, and has no buttons", async () => {
    await tab.visit(PAGE_KINDS.service);
    await tab.page.emulateMedia({ media: "print" });
    const letterhead = tab.page.locator(".letterhead");
    await letterhead.waitFor();
    const { name, phone, url } = content<{ name: string; phone: string; url: string }>("site.yaml");
    for (const words of [name, phone, `${url}${PAGE_KINDS.service}`])
      expect(await letterhead.textContent()).toContain(words);
    for (const button of await tab.page.locator('main a[href="/contact"]').all())
      expect(await button.isVisible()).toBe(false);
    // The names of rows are buttons on the screen.
    expect(await tab.page.locator("#pricing tbody th button").first().isVisible()).toBe(true);
    // Firefox's PDFs have no text for others.
    const figures = (cell: Element): string => getComputedStyle(cell).fontVariantNumeric;
    expect(await tab.page.getByText(/^\$\d/).first().evaluate(figures)).toBe("normal");
    if (javaScriptEnabled) {
      await tab.page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      expect(await letterhead.locator("span").last().textContent()).toMatch(/^\w+ \d{1,2}, \d{4}$/);
    }
  });
});
