/** Rejected saves: each problem is shown once, in the form's terms, with a link to its field. */
import type { Locator } from "playwright-core";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const ARTICLE = "blog/preis-unter-fuenf-euro.md";

const panel = (form: Form) => form.page.locator(".problems[role=alert]").filter({ hasText: "Not saved" });

/** What screen readers say after the name of a field. */
const described = async ({ page }: Form, field: Locator): Promise<string> => {
  const ids = await field.and(page.locator("[aria-describedby]")).getAttribute("aria-describedby");
  const texts = (ids ?? "").split(" ").map((id) => page.locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join("\n");
};
const focusedLabel = (form: Form): Promise<string> =>
  form.page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused && document.querySelector(`label[for="${CSS.escape(focused.id)}"]`);
    return label?.textContent ?? "";
  });

test("several problems are a list of links that open, mark and focus their fields", async () => {
  const form = await editor.newForm();
  const before = editor.read(ARTICLE);
  const errors: string[] = [];
  form.page.on("pageerror", ({ message }) => errors.push(message));
  await form.page.goto(`${editor.url}/admin#/collections/blog/entries/preis-unter-fuenf-euro?field=image.alt`);
  const alternative = form.page.getByLabel("Alternative text").first();
  await alternative.fill("");
  await form.type(form.page.getByLabel("Author", { exact: true }), "x".repeat(70));
  await form.page
    .getByRole("button", { name: /^Image/ })
    .first()
    .click();
  await form.save();
  await panel(form).waitFor();
  const links = panel(form).getByRole("link");
  expect(await links.allTextContents()).toEqual([
    expect.stringMatching(/^"Author" is 70 characters long; at most 60 fit\./),
    expect.stringMatching(/^"Image › Alternative text" is empty\. What the picture shows/),
  ]);
  await expect(form.page.getByRole("alert").count()).resolves.toBe(1);
  const text = await panel(form).innerText();
  expect(text).toContain("Fix: fill it in, for example: Three people at a reception desk");
  expect(text).not.toMatch(/API_ERROR|alt:|author:|hyphen|indent|quotes|›[^"]*item \d/i);
  await links.nth(1).click();
  await form.page.waitForFunction(() => document.activeElement?.id === "field-image.alt");
  expect(await alternative.isVisible()).toBe(true);
  expect(await form.page.locator("[data-marked]").count()).toBe(2);
  expect(editor.read(ARTICLE)).toBe(before);
  // Both are heard at their fields, and each is gone when it is fixed.
  expect(await described(form, alternative)).toContain("is empty");
  await alternative.fill("Three people");
  await panel(form).getByText("Alternative text").waitFor({ state: "detached" });
  expect(await alternative.getAttribute("aria-invalid")).toBeNull();
  expect(await links.count()).toBe(1);
  await form.type(form.page.getByLabel("Author", { exact: true }), "Jördis");
  await panel(form).waitFor({ state: "detached" });
  await form.page.route("**/server/api/v1", (route) => route.abort());
  await form.save();
  await panel(form).getByText("The site does not respond. Your text is kept here.").waitFor();
  await form.page.unroute("**/server/api/v1");
  await form.save();
  await form.saved();
  expect(errors).toEqual([]);
});

test("an invalid value is explained at its field", async () => {
  const form = await editor.newForm();
  await form.open("podcast", "pausenton");
  const duration = form.page.getByLabel("Duration", { exact: true });
  await form.type(duration, "1:7");
  await form.page.locator("[id][aria-invalid=true]").waitFor();
  expect(await described(form, duration)).toContain("wrong format");
  // Among all files, at the save: the recording of the episode.
  await form.type(duration, "1:07");
  await form.save();
  await form.page.getByText("plays for 0:04").first().waitFor();
  await form.type(duration, "0:04");
  await form.page.locator("[aria-invalid=true]").waitFor({ state: "detached" });
  await form.type(duration, '"1:07"');
  await form.page.locator(".text-editor [contenteditable=true]").click();
  await form.save();
  await panel(form).getByRole("link").first().waitFor();
  await form.page.waitForFunction(() => document.activeElement?.id === "field-duration");
  expect(await panel(form).innerText()).toMatch(
    /"Duration" has the wrong format: .*Fix: write a playing time, as minutes and seconds, .* For example: 52:30/s,
  );
});

test("a price is read by the language of the site", async () => {
  const form = await editor.newForm();
  await form.page.goto(
    `${editor.url}/admin#/collections/service-fotografie/entries/PricingPlan?field=tiers.0.price.monthly`,
  );
  const price = form.page.getByLabel("Monthly", { exact: true }).first();
  for (const typed of ["1,2,3 €", "-5 €", "viele Euro"]) {
    await form.type(price, typed);
    await form.save();
    await form.page.locator("[id][aria-invalid=true]").waitFor();
    expect(await described(form, price)).toMatch(/such as 1250/);
    await form.type(price, "12,50 €");
    await form.page.locator("[aria-invalid=true]").waitFor({ state: "detached" });
  }
  await form.type(price, "950");
  await form.save();
  await form.saved();
  expect(editor.read("services/fotografie/pricing.yaml")).toContain("monthly: 950\n");
});

test("a new entry without a name is reported at the name's field, with all else that it lacks", async () => {
  const form = await editor.newForm();
  await form.begin("locations");
  await form.page.waitForFunction(() => document.activeElement?.id === "field-name");
  await form.save();
  await panel(form).getByText('"Name" is missing').waitFor();
  expect(await panel(form).getByRole("link").count()).toBeGreaterThan(1);
  await form.begin("blog");
  await form.type(form.page.getByLabel("Author", { exact: true }), "Somebody");
  await form.save();
  await panel(form).getByText('"Title" is missing').waitFor();
  expect(await form.page.getByText("is empty: fill it in.").isVisible()).toBe(false);
  const lacks = await panel(form).getByRole("link").allTextContents();
  expect(lacks.join()).toMatch(/"Title".*"Excerpt".*There is no .*"In search results"/);
  await form.page.waitForFunction(() => document.activeElement?.id === "field-title");
  expect(await focusedLabel(form)).toBe("Title");
  // It has a date, and what search engines show follows its title and excerpt.
  expect(await form.page.getByLabel("Date", { exact: true }).inputValue()).toMatch(/^20\d\d-\d\d-\d\d$/);
  await form.page.keyboard.type("Bread");
  await form.type(form.page.getByLabel("Excerpt"), "What a loaf costs.");
  const search = form.page.getByRole("figure", { name: "In search results" });
  await search.getByText("Bread | Kante & Korn").waitFor();
  await search.getByText("www.kante-korn.example › blog › bread").waitFor();
  await form.page.getByText("18 of 160").waitFor();
  await panel(form).getByText('"Title" is missing').waitFor({ state: "detached" });
});

test("a broken link in a text links to its paragraph, or to the text in Markdown", async () => {
  const form = await editor.newForm();
  const text = editor.read(ARTICLE);
  await form.page.goto(`${editor.url}/admin#/collections/blog/entries/preis-unter-fuenf-euro?field=author`);
  await form.page.locator("[data-marked]").waitFor();
  editor.write(ARTICLE, text.replace("](/services/fotografie)", "](/services/fotografi)"));
  await form.page.reload();
  await form.page.locator("[data-marked] :focus").waitFor();
  await form.page.keyboard.type("x");
  await form.save();
  await panel(form).getByRole("link").first().waitFor();
  await form.page.locator("[contenteditable=true]:focus").waitFor();
  const marked = await form.page.waitForFunction(() => {
    const [range] = CSS.highlights.get("marked") ?? [];
    return range instanceof Range && range.toString();
  });
  expect(await marked.jsonValue()).toContain("liest bei der Fotografie weiter");
  const caret = await form.page.evaluate(() => getSelection()?.anchorNode?.textContent);
  expect(caret).toBe(await marked.jsonValue());
  await form.page.getByRole("switch", { name: "Markdown" }).click();
  await panel(form).getByRole("link").first().click();
  await form.page.locator("textarea:focus").waitFor();
});

test("an entry that others link to is not deleted, and their forms are linked", async () => {
  const form = await editor.newForm();
  form.page.on("dialog", (dialog) => void dialog.accept());
  const episode = "podcast/der-lehrling-und-die-laugenbrezel.md";
  await form.open("podcast", "der-lehrling-und-die-laugenbrezel");
  await form.page.getByRole("button", { name: "Delete entry" }).click();
  const alert = form.page.getByRole("alert").filter({ hasText: "Not deleted" });
  const link = alert.getByRole("link").first();
  expect(await link.innerText()).toBe(`"${episode}" is still named in an article (${ARTICLE}).`);
  expect(await alert.innerText()).not.toMatch(/Not saved|API_ERROR/);
  await expect(form.page.getByRole("alert").count()).resolves.toBe(1);
  expect(editor.read(episode)).not.toBe("");
  await link.click();
  await form.page.getByRole("heading", { level: 1, name: /trotzdem satt/ }).waitFor();
});
