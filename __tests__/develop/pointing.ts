/** On the pages that `npm run edit` serves, a text leads to its field: by mouse, by keyboard and by touch. */
import type { Page } from "playwright-core";
import type { Developed } from "../support/developed-fixture";

const ARTICLE = "/blog/salz-in-der-luft";
const SERVICE = "/services/fotografie";

/** Waits for a form, and for its focused field. @returns what is in the field */
const openedField = async (page: Page, form: string): Promise<string> => {
  await page.waitForURL((url) => url.pathname === "/admin" && url.hash.startsWith(`#/collections/${form}?field=`));
  const focused = page.locator("[data-path] :is(input, textarea):focus");
  await focused.waitFor();
  return focused.inputValue();
};

/** @param developed the fixture's site */
export const describePointing = (developed: () => Developed): void => {
  const visit = async (path: string, isTouch = false): Promise<Page> => {
    const { browser, site } = developed();
    const context = await browser.newContext({
      viewport: { width: isTouch ? 390 : 1280, height: 900 },
      hasTouch: isTouch,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(site.url + path);
    // The develop server's pages are drawn by their scripts.
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  };

  test("a text opens the form at its field, by Alt+click, by keyboard and by touch", async () => {
    const mouse = await visit(ARTICLE);
    const title = mouse.getByRole("heading", { level: 1 });
    const words = await title.innerText();
    await title.click({ modifiers: ["Alt"] });
    expect(await openedField(mouse, "blog/entries/salz-in-der-luft")).toBe(words);
    await mouse.context().close();

    const keyboard = await visit(ARTICLE);
    await keyboard.getByRole("button", { name: "Edit texts" }).press("Enter");
    for (let presses = 0; presses < 20 && !(await keyboard.locator("h1:focus").count()); presses += 1)
      await keyboard.keyboard.press("Tab");
    await keyboard.keyboard.press("Enter");
    expect(await openedField(keyboard, "blog/entries/salz-in-der-luft")).toBe(words);
    await keyboard.context().close();

    const touch = await visit(ARTICLE, true);
    await touch.getByRole("button", { name: "Edit texts" }).tap();
    await touch.getByRole("heading", { level: 1 }).tap();
    expect(await openedField(touch, "blog/entries/salz-in-der-luft")).toBe(words);
    await touch.context().close();
  });

  test("a text that is in no file says so, one of several offers them, and a link is followed as ever", async () => {
    const page = await visit(SERVICE);
    const added = '<p></p><svg><a href="/blog"></a></svg>';
    await page.locator("main h1").evaluate((heading, html) => heading.insertAdjacentHTML("afterend", html), added);
    await page.locator("main h1 + p").evaluate((text) => (text.textContent = "12.345 Kringel"));
    await page.getByText("12.345 Kringel").click({ modifiers: ["Alt"] });
    await page.getByRole("dialog", { name: /counted or drawn by the site/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("main h1 + p").evaluate((text) => (text.textContent = "Fotografie"));
    await page.locator("main h1 + p").click({ modifiers: ["Alt"] });
    const dialog = page.getByRole("dialog", { name: "Which text do you mean?" });
    const isForm = page.waitForURL((url) => url.pathname === "/admin");
    await Promise.race([isForm, dialog.getByRole("link").first().click()]);
    await isForm;
    await page.context().close();
  });

  test("pages have the script while editing only, and only the editor's own page is answered", async () => {
    const { site } = developed();
    const text = await (await fetch(site.url + ARTICLE)).text();
    expect(text).toContain('<script src="/admin/point.js">');
    const headers = { "content-type": "application/json", origin: "https://evil.example" };
    const answer = await fetch(`${site.url}/admin/point`, { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(403);
  });
};
