/** The bar above a form: one press saves, and phones show all of it. */
import { editorForTests } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const ARTICLE = "blog/preis-unter-fuenf-euro.md";
const FORM = "/collections/blog/entries/preis-unter-fuenf-euro?field=author";

test("Save is one press by keyboard, and fits into a phone's window", async () => {
  const form = await editor.newForm();
  await form.page.setViewportSize({ width: 360, height: 780 });
  await form.page.goto(`${editor.url}/admin#${FORM}`);
  const author = form.page.getByLabel("Author", { exact: true });
  await form.type(author, "Somebody else");
  const save = form.page.getByRole("button", { name: "Save", exact: true });
  expect(await save.getAttribute("aria-haspopup")).toBeNull();
  const edges = async () => {
    const boxes = await form.page.locator("[class*=-ToolbarSectionMain] :is(button, [role=button], a):visible").all();
    return Promise.all(boxes.map((box) => box.evaluate((node) => Math.round(node.getBoundingClientRect().right))));
  };
  const changed = await edges();
  await save.focus();
  await form.page.keyboard.press("Enter");
  await form.saved();
  expect(editor.read(ARTICLE)).toContain("author: Somebody else\n");
  await form.page.getByRole("link", { name: "See the page" }).waitFor();
  const right = [...changed, ...(await edges())];
  expect(right).toHaveLength(4);
  expect(Math.max(...right)).toBeLessThanOrEqual(360);
  // Nothing lies over the end of the form.
  const end = form.page.getByText("What search engines and browser tabs show of the article.");
  await end.evaluate((node) => {
    for (let box = node.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight;
  });
  const box = await end.boundingBox();
  const bar = await form.page.getByRole("button", { name: "Changes and publishing" }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("a new item of a list has the focus in its first field", async () => {
  const { page } = await editor.newForm();
  await page.goto(`${editor.url}/admin#/collections/service-fotografie/entries/PricingPlan?field=tiers.0.name`);
  await page.locator("[data-marked] :focus").waitFor();
  const tiers = page.locator("[data-path=tiers] > .items > li");
  const count = await tiers.count();
  await page.getByRole("button", { name: "Add tier", exact: true }).click();
  await page.waitForFunction((id) => document.activeElement?.id === id, `field-tiers.${count}.name`);
  await page.keyboard.type("One more");
  expect(await page.locator(":focus").inputValue()).toBe("One more");
});

test("a form with unsaved changes is left after one question", async () => {
  const form = await editor.newForm();
  const title = form.page.getByLabel("Title", { exact: true }).first();
  const before = editor.read(ARTICLE);
  const asked: string[] = [];
  let answer = false;
  form.page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await form.leave();
  await form.open("blog", "preis-unter-fuenf-euro");
  await form.page.reload();
  await form.type(title, "A title that nobody knows");
  const back = form.page.locator('[class*="-ToolbarSectionBackLink"]');
  await back.click();
  await form.page.evaluate(() => (location.hash = "/collections/pages/entries/HomePage"));
  await expect(title.inputValue()).resolves.toBe("A title that nobody knows");
  await Promise.all([form.page.waitForEvent("dialog"), form.page.evaluate(() => history.go(-2))]);
  answer = true;
  await back.click();
  await form.page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  expect(asked).toEqual(Array(4).fill("This form has changes that are not saved. Leave it without saving?"));
  expect(editor.read(ARTICLE)).toBe(before);
});

test("an address that changes while the editor starts is followed", async () => {
  const { page } = await editor.newForm();
  await page.route("**/admin/config.json", async (route) => {
    await page.evaluate(() => (location.hash = "/collections/podcast/entries/der-lehrling-und-die-laugenbrezel"));
    await route.continue();
  });
  await page.goto(`${editor.url}/admin#/collections/service-fotografie/entries/Service`);
  await page.getByRole("heading", { level: 1, name: "Der Lehrling & die Laugenbrezel" }).waitFor();
});

test("a form that was left before its file arrived does not fill the next one", async () => {
  const { page, leave, open } = await editor.newForm();
  let arrive = (): void => undefined;
  const isLate = new Promise<void>((done) => (arrive = done));
  const reads = (body: string | null): boolean => /"getEntry".*services\/fotografie\/index\.md/.test(body ?? "");
  await page.route("**/api/v1", async (route) => {
    if (reads(route.request().postData())) await isLate;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => reads(request.postData()));
  await page.goto(`${editor.url}/admin#/collections/service-fotografie/entries/Service`);
  await asked;
  await leave();
  await open("podcast", "der-lehrling-und-die-laugenbrezel");
  const answered = page.waitForResponse((response) => reads(response.request().postData()));
  arrive();
  await (await answered).finished();
  // The entry is read and drawn after its response.
  await page.waitForTimeout(500);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Der Lehrling & die Laugenbrezel");
});
