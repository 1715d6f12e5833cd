/** What comes out of the printer: the page without its furniture. */
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { eventually, openTab } from "../support/browser";

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("A page that is printed %s", (_, javaScriptEnabled) => {
  const tab = openTab({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });

  test("has its text, and neither header nor footer", async () => {
    await tab.visit(PAGE_KINDS.service);
    await tab.page.emulateMedia({ media: "print" });
    // The styles for paper come once the page has loaded.
    await eventually(async () => expect(await tab.page.getByRole("contentinfo").isVisible()).toBe(false));
    expect(await tab.page.getByRole("banner").isVisible()).toBe(false);
    expect(await tab.page.locator("h1").isVisible()).toBe(true);
  });
});
