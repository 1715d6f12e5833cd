/** Printing: content without navigation. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { eventually, openTab } from "../support/browser";

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
});
